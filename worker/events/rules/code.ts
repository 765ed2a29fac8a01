/** Characters of new codes, without those that look alike (I, L, O, 0, 1). */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 6

/** True for any six of A-Z and 0-9. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9]{6}$/.test(text)
}

/**
 * A new code.
 * @param bytes random bytes, one or more per character; values that would favour some characters are skipped
 * @returns six characters, or null when the bytes ran out
 */
export function codeFrom(bytes: Uint8Array): string | null {
  const fair = 256 - (256 % codeAlphabet.length)
  let code = ''
  for (const byte of bytes) {
    if (byte >= fair) continue
    code += codeAlphabet[byte % codeAlphabet.length]
    if (code.length === codeLength) return code
  }
  return null
}

/**
 * Cookie set for a minute when the next `/` shows a receipt, so that the page reserves its space. It holds no secret.
 */
export const receiptDueCookie = 'receipt'

/** Cookie with the codes answered on a device, separated by dots. It does not tell who answered or what. */
export const answeredCookie = 'answered'
/** Maximum number of codes a device remembers. */
export const receiptsMax = 20

/**
 * The codes a device has answered, newest first.
 * @param cookies a Cookie header, or `document.cookie`
 */
export function answeredIn(cookies: string): string[] {
  const [, codes = ''] = /(?:^|; ?)answered=([^;]*)/.exec(cookies) ?? []
  return codes.split('.').filter(isCode).slice(0, receiptsMax)
}

/** True if the page asked for opens with a receipt. @param cookies a Cookie header */
export function receiptDueIn(cookies: string): boolean {
  return /(?:^|; ?)receipt=1(?:;|$)/.test(cookies)
}
