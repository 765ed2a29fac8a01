/** Characters of new codes, without those that look alike (I, L, O, 0, 1). */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 6

/** True for any six of A-Z and 0-9. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9]{6}$/.test(text)
}

/**
 * Normalizes the code field after typing or pasting: upper case, A-Z and 0-9 only, at most six characters. In a pasted
 * text the code is looked for: in an edit link, in a sharing link, then as a word of its own.
 */
export function asTypedCode(text: string): string {
  const plain = text.normalize('NFKC')
  const [, linked] = /\/(?:edit|event)\/([a-z0-9]{6})(?![a-z0-9])/i.exec(plain) ?? []
  const source = linked ?? likeliestWord(plain) ?? (plain.includes('/') ? '' : plain)
  return source
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)
}

/** The word of six characters that looks most like a code: digits and an even case tell it from words of a sentence. */
function likeliestWord(text: string): string | undefined {
  const words = text.match(/(?<![\p{L}\p{N}])[a-z0-9]{6}(?![\p{L}\p{N}])/giu) ?? []
  const likeness = (word: string) =>
    (/\d/.test(word) ? 2 : 0) + (word === word.toUpperCase() ? 2 : 0) + (word === word.toLowerCase() ? 1 : 0)
  return words.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** The edit token of an edit link within a text, or null. */
export function editTokenIn(text: string): string | null {
  return /\/edit\/([A-Z0-9]{6}-[\w-]{43})(?![\w-])/.exec(text)?.[1] ?? null
}

/** What a link's variable part is without the punctuation of the sentence it was copied from. */
export function withoutPunctuation(part: string): string {
  return part.replace(/[.,;:!)]+$/, '')
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

/** Whether the page asked for opens with a receipt. @param cookies a Cookie header */
export function receiptDueIn(cookies: string): boolean {
  return /(?:^|; ?)receipt=1(?:;|$)/.test(cookies)
}
