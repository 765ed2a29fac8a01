/** Characters of drawn ids, without those that look alike (i, l, o, 0, 1) or need URL escaping. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const alphabet = `${letters}23456789`

/** Characters of a category's or a dish's id: 23 * 31^9 are 6 * 10^14. */
export const menuIdLength = 10
/** Characters of a person's id, which is unique in its party only. */
export const personIdLength = 6

/**
 * Draws an id of a given length from the platform's secure generator. Biased bytes are drawn again, so all characters
 * are equally likely. The first is a letter, so that an id is never read as an index.
 */
export function randomId(length: number): string {
  let id = ''
  while (id.length < length)
    // One draw for all that is missing: a draw costs more than its bytes.
    for (const byte of crypto.getRandomValues(new Uint8Array(length - id.length))) {
      const from = id === '' ? letters : alphabet
      if (byte < 256 - (256 % from.length)) id += from[byte % from.length]
    }
  return id
}

/** True for what `randomId` may have made. */
export function isRandomId(text: string, length: number): boolean {
  return text.length === length && /^[a-hjkmnp-z][a-hjkmnp-z2-9]*$/.test(text)
}
