// A search is split into words at these characters.
const marks = /[\s\-_.+&'’,/()@":;!?#–—]+/u
const mostWords = 8

/**
 * Splits a search into words, each in the spellings in which it may stand in stored words. An address stays whole. SQLite
 * lower-cases A to Z only, so a word with other letters is searched in the usual spellings.
 * @example tokenize('École Smith') → [['école', 'École'], ['smith']]
 */
export function tokenize(search: string): string[][] {
  const typed = search
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => part.replace(/^@+/, ''))
    .flatMap((part) => (part.includes('@') ? [part] : part.split(marks)))
    .filter((word) => word !== '')
  return [...new Set(typed)].slice(0, mostWords).map(spellings)
}

function spellings(word: string): string[] {
  const small = word.toLowerCase()
  const [first = ''] = small
  const capital = lowered(first.toUpperCase() + small.slice(first.length))
  return [...new Set([small, capital, lowered(word), lowered(word.toUpperCase())])]
}

/** The same as SQLite's `lower`. */
function lowered(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
