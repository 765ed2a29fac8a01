import { isCode } from '#contract/code'
import { hmac, sha256 } from '#core/hash'

/**
 * The edit token of a response: `{code}-` and 43 characters, the HMAC of its id under the server's secret. It can
 * be made again at any time, so it is never stored.
 */
export async function editToken(secret: string, code: string, responseId: string): Promise<string> {
  return `${code}-${await hmac(secret, `edit:${responseId}`)}`
}

/** What is stored of a token: its SHA-256. */
export function editTokenHash(token: string): Promise<string> {
  return sha256(token)
}

/** The event's code a token names, or null for what cannot be one: no database is asked for those. */
export function codeOfToken(token: string): string | null {
  const [, code] = /^([A-Z0-9]{6})-[A-Za-z0-9_-]{43}$/.exec(token) ?? []
  return code && isCode(code) ? code : null
}

/** The address of the edit page for a token. Built from the configured origin, never from a request. */
export function editUrl(origin: string, token: string): string {
  return `${origin}/edit/${token}`
}
