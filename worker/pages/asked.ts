import type { ChooseWords } from '#core/http/language'
import { withoutPunctuation } from '#events/rules/typed-code'
import type { Language } from '#languages/language'
import type { Page } from './document.ts'

/** A page that was read. `language` is the tag stored with what its link opens, `eventLanguage` its event's. */
export type Read = Page & { unread?: true; language?: string | null; eventLanguage?: string }
/**
 * A request for a page. `words` are its reader's; `chooseWords` gives those that follow a stored language where the reader
 * chose none.
 */
export type Asked = {
  request: Request
  cookies: string
  signedIn: boolean
  words: Language
  chooseWords: ChooseWords
  env: Env
}

export function codeOf(written = ''): string {
  return withoutPunctuation(written).toUpperCase()
}

export function tokenOf(written = ''): string {
  return withoutPunctuation(written)
}
