// The marks at which the view `words_to_find` splits (migrations), and no others.
const marks = /[\s\-_.+&'’,/()@":;!?#–—]+/u
const mostWords = 8

/**
 * The words of what was typed into a search, in the order typed, each as the beginnings of kept words that fit it. An
 * address stays whole. The database lowers the letters A to Z only: words with others are looked for in the ways in
 * which people write them.
 * @example wordsOf('École Smith') → [['école', 'École'], ['smith']]
 */
export function tokenize(search: string): string[][] {
  const typed = search
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => part.replace(/^@+/, ''))
    .flatMap((part) => (part.includes('@') ? [part] : part.split(marks)))
    .filter((word) => word !== '')
  return [...new Set(typed)].slice(0, mostWords).map(beginnings)
}

function beginnings(word: string): string[] {
  const small = word.toLowerCase()
  const [first = ''] = small
  const capital = lowered(first.toUpperCase() + small.slice(first.length))
  return [...new Set([small, capital, lowered(word), lowered(word.toUpperCase())])]
}

/** As SQLite's `lower` does it. */
function lowered(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
