/**
 * A text without what is random in it: ids of 22 signs and more, tokens, signatures, and the hashes in the names of files.
 * Any of them may hold a short word that a test says is nowhere.
 */
export function withoutRandom(text: string): string {
  return text.replace(/\/assets\/[\w.-]+|[\w-]{22,}/g, '')
}

/** Those of some words that a text holds: a word of six signs and fewer outside of what is random, an id or a token anywhere. */
export function heldIn(text: string, words: readonly string[]): string[] {
  const told = withoutRandom(text)
  return words.filter((word) => (word.length <= 6 ? told : text).includes(word))
}
