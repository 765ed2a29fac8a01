/** Lengths in code points, in mails to unconfirmed addresses. */
export const plainLength = { person: 40, event: 60 }

// Texts mail programs turn into a link or a call: an address with a scheme, a mail address, a domain or a number of an
// address, in whatever dots; and seven digits or more, in groups. A part of a domain may end with a mark (भारत) or a
// symbol (i❤.ws).
const scheme = /\S*:[^\s:]\S*/gu
const mail = /\S*@\S*/gu
const domain = /\S*[\p{L}\p{M}\p{N}\p{So}\p{Sk}][.\u3002\uff61]\p{L}[\p{L}\p{M}\p{N}-]\S*/gu
const address = /\S*\p{Nd}+\.\p{Nd}+\.\p{Nd}+\S*/gu
const path = /\S*(?:\/\/|\\\\|www\.)\S*/giu
const number = /\+?\(?\p{Nd}(?:[\s().\p{Pd}/\u00b7\u2022\u2044]*\p{Nd}){6,}/gu

/**
 * A name that somebody typed, for a mail to an unconfirmed address: on one line, shortened, and without anything that
 * reads as a link or a telephone number.
 * @param max code points, including the ellipsis
 * @returns '' when nothing is left
 */
export function nameWithoutLinks(text: string, max: number): string {
  const plain = [scheme, mail, path, address, domain, number]
    .reduce((left, pattern) => left.replace(pattern, ' '), text.normalize('NFKC'))
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  if (!letters.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return ''
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : plain
}
