// Emoji of faces, hands and hearts. They are politeness, not a statement.
const polite = /[\u{1f600}-\u{1f64f}\u{1f44c}\u{1f44d}\u{1f917}\u{263a}\u{2764}]/gu
const apostrophes = /['\u2018\u2019\u02bc`\u00b4]/g

// Letters that do not decompose into a base letter and an accent, as typed on a keyboard without them.
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ة: 'ه',
  ى: 'ي',
}
const special = /[øæœßłđðþıħةى]/g
// The line that stretches an Arabic word is no letter.
const marks = /[\p{M}\u0640]/gu

/** Folds a text for comparing: lower case, without accents, apostrophes and polite emoji. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(marks, '')
    .replace(polite, ' ')
    .toLowerCase()
    .replace(special, (letter) => plain[letter] ?? letter)
}

/** The words of a text, folded and without separators: its tokens. */
export function tokensIn(text: string): string[] {
  return fold(text)
    .split(/[\s\p{P}\p{Sm}\p{Sk}\p{Z}]+/u)
    .filter(Boolean)
}

/** Phrases of one or more words, by their first word. */
export type Phrases<T> = ReadonlyMap<string, readonly { tokens: readonly string[]; value: T }[]>

/** Indexes phrases, folded. Phrases with the same first word are sorted longest first. */
export function phrasesOf<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrases<T> {
  const phrases = new Map<string, { tokens: readonly string[]; value: T }[]>()
  for (const [phrase, value] of entries) {
    const tokens = tokensIn(phrase)
    const alike = phrases.get(tokens[0] ?? '') ?? []
    alike.push({ tokens, value })
    phrases.set(tokens[0] ?? '', alike)
  }
  for (const alike of phrases.values()) alike.sort((a, b) => b.tokens.length - a.tokens.length)
  return phrases
}

/** The phrases that stand at an index of a text's tokens, the longest first. */
export function phrasesAt<T>(
  phrases: Phrases<T>,
  tokens: readonly string[],
  index: number,
): { length: number; value: T }[] {
  return (phrases.get(tokens[index] ?? '') ?? [])
    .filter((phrase) => phrase.tokens.every((word, at) => tokens[index + at] === word))
    .map(({ tokens: { length }, value }) => ({ length, value }))
}
