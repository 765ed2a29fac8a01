/**
 * A text without what is random in it: ids of 22 signs and more, tokens, signatures, and the hashes in the names of files.
 * Any of them may hold a short word that a test says is nowhere.
 */
export function withoutRandom(text: string): string {
  return text.replace(/\/assets\/[\w.-]+|[\w-]{22,}/g, '')
}
