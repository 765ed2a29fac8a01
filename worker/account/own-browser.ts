import { hmac, isHmac } from '#core/hash'
import { linkLife } from './link.ts'

/**
 * A cookie set at sign-up, so that the same browser confirms the address without its password. It is a keyed hash of the
 * account's id: it identifies nobody, and is useless without the mailed link.
 */
export const signUpCookie = '__Host-sign-up'

/** As long as the link is valid, in seconds. */
export const signUpCookieLife = linkLife.confirm / 1000

const signed = (userId: string) => `sign-up ${userId}`

/** The cookie's value for the browser that signed an account up. */
export function signUpProof(secret: string, userId: string): Promise<string> {
  return hmac(secret, signed(userId))
}

/** True if a cookie's value is that of the browser that signed this account up. */
export async function signedUpHere(
  secrets: readonly string[],
  cookie: string | undefined,
  userId: string,
): Promise<boolean> {
  return /^[\w-]{43}$/.test(cookie ?? '') && (await isHmac(secrets, signed(userId), cookie ?? ''))
}
