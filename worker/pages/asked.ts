import { withoutPunctuation } from '#events/rules/typed-code'
import type { Language } from '#languages/language'
import type { Page } from './document.ts'

export type Read = Page & { unread?: true }
/** A request for a page. `words` are its reader's. */
export type Asked = { request: Request; cookies: string; signedIn: boolean; words: Language; env: Env }

export function codeOf(written = ''): string {
  return withoutPunctuation(written).toUpperCase()
}

export function tokenOf(written = ''): string {
  return withoutPunctuation(written)
}
