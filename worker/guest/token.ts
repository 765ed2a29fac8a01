import { hmac, remakeToken, sha256 } from '#core/hash'
import { notFound } from '#core/http/refusal'
import { isCode } from '#events/rules/code'

/**
 * The edit token of a response: `{code}-` and 43 characters, the HMAC of its id with the server's secret. It is computed when needed
 * and never stored.
 */
export async function editToken(secret: string, code: string, responseId: string): Promise<string> {
  return `${code}-${await hmac(secret, `edit:${responseId}`)}`
}

/** The stored hash of a response's or a decline's token: its SHA-256. */
export function hashToken(token: string): Promise<string> {
  return sha256(token)
}

/**
 * The event's code in a token.
 * @throws Refusal 404 if the text is not a well-formed token: a made-up link costs no query
 */
export function eventCodeOf(token: string): string {
  const [, code] = /^([A-Z0-9]{6})-[A-Za-z0-9_-]{43}$/.exec(token) ?? []
  if (!code || !isCode(code)) throw notFound('link_invalid')
  return code
}

/** The edit token of a stored response, as it was issued. @throws Refusal 410 as `remakeToken` does */
export function remadeEditToken(
  secrets: readonly string[],
  code: string,
  id: string,
  hash: string | undefined,
) {
  return remakeToken(secrets, hash, (secret) => editToken(secret, code, id))
}

/** The URL of the edit page. @param origin the configured one, never that of a request */
export function editUrl(origin: string, token: string): string {
  return `${origin}/edit/${token}`
}

/** The token of a decline, made like an edit token. It opens no response. */
export async function declineToken(secret: string, code: string, declineId: string): Promise<string> {
  return `${code}-${await hmac(secret, `decline:${declineId}`)}`
}

/** The token of a stored decline, as it was issued. @throws Refusal 410 as `remakeToken` does */
export function remadeDeclineToken(
  secrets: readonly string[],
  code: string,
  id: string,
  hash: string | undefined,
) {
  return remakeToken(secrets, hash, (secret) => declineToken(secret, code, id))
}

/** The URL of a decline's page. */
export function declineUrl(origin: string, token: string): string {
  return `${origin}/not-coming/${token}`
}
