import { codeLength } from './code.ts'

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
  return [...words].sort((a, b) => likeness(b) - likeness(a))[0]
}

/** The edit token of an edit link within a text, or null. */
export function editTokenIn(text: string): string | null {
  return /\/edit\/([A-Z0-9]{6}-[\w-]{43})(?![\w-])/.exec(text)?.[1] ?? null
}

/**
 * A link's variable part without the spaces and punctuation of the sentence it was copied from, encoded once or, as some
 * mail programs do, twice.
 */
export function withoutPunctuation(part: string): string {
  return decoded(decoded(part)).replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
