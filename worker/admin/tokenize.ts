// A search is split into terms at these characters.
const marks = /[\s\-_.+&'’,/()@":;!?#–—]+/u
const mostTerms = 8

/**
 * Splits a search into terms, each in the spellings in which it may stand in stored text. An address stays whole. SQLite
 * lower-cases A to Z only, so a term with other letters is searched in the usual spellings.
 * @example tokenize('École Smith') → [['école', 'École'], ['smith']]
 */
export function tokenize(search: string): string[][] {
  const typed = search
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => part.replace(/^@+/, ''))
    .flatMap((part) => (part.includes('@') ? [part] : part.split(marks)))
    .filter((term) => term !== '')
  return [...new Set(typed)].slice(0, mostTerms).map(spellings)
}

function spellings(term: string): string[] {
  const small = term.toLowerCase()
  const [first = ''] = small
  const capital = lowered(first.toUpperCase() + small.slice(first.length))
  return [...new Set([small, capital, lowered(term), lowered(term.toUpperCase())])]
}

/** The same as SQLite's `lower`. */
function lowered(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
