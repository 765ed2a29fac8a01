/**
 * A text without ids of 22 characters and more, tokens, signatures and the names of built files: random characters may spell
 * a short word that a test says is nowhere.
 */
export function withoutRandom(text: string): string {
  return text.replace(/\/assets\/[\w.-]+|[\w-]{22,}/g, '')
}

/** The words of a list that a text holds. Words of up to six characters do not count where random characters spell them. */
export function heldIn(text: string, words: readonly string[]): string[] {
  const written = withoutRandom(text)
  return words.filter((word) => (word.length <= 6 ? written : text).includes(word))
}
