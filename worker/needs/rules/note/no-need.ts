import { type Phrases, phrasesAt, phrasesOf, tokensIn } from '../../../core/folded.ts'

/**
 * Grammar of "no need" in a language. A statement is one of `whole`, or a `no`, any number of `qualifiers` and one of `needs`
 * ("no known allergies"); `and` adds further needs. `before` may precede it, `after` may follow. A `not` states a need
 * although words in it state none: "Non mangio tutto" (I do not eat everything) is not "Non. Mangio tutto".
 */
export type NoNeedWords = Record<Part, readonly string[]> & { not?: readonly string[] }

type Part = 'whole' | 'no' | 'qualifiers' | 'needs' | 'and' | 'before' | 'after'

/** State of reading a text, which may end in `needs` and `complete`. */
type State = 'start' | 'introduced' | 'list' | 'needs' | 'complete'

const opening = { before: 'introduced', whole: 'complete', no: 'list' } as const
const transitions: Record<State, Partial<Record<Part, State>>> = {
  start: opening,
  introduced: { whole: 'complete', no: 'list' },
  list: { qualifiers: 'list', needs: 'needs' },
  needs: { ...opening, and: 'list', qualifiers: 'list', needs: 'needs', after: 'complete' },
  complete: { ...opening, after: 'complete' },
}

const phraseIndexes = new WeakMap<NoNeedWords, Phrases<Part | 'not'>>()

/**
 * True for words that state no need: nothing, punctuation alone, "None", "no", "n/a" and the like. Unknown words count
 * as a need, so that none is overlooked.
 */
export function statesNoNeed(text: string, language: NoNeedWords): boolean {
  const tokens = tokensIn(text)
  const phrases = indexOf(language)
  // Follows all readings in parallel up to each word, so that time is linear in the length.
  const readings = Array.from({ length: tokens.length + 1 }, () => new Set<State>())
  readings[0]?.add('start')
  for (const [index, states] of readings.entries()) {
    for (const { length, value } of phrasesAt(phrases, tokens, index)) {
      // Phrases are sorted longest first: those that follow are parts of this one.
      if (value === 'not') break
      for (const state of states) {
        const nextState = transitions[state][value]
        if (nextState) readings[index + length]?.add(nextState)
      }
    }
  }
  const end = readings[tokens.length]
  return tokens.length === 0 || end?.has('needs') === true || end?.has('complete') === true
}

function indexOf(language: NoNeedWords): Phrases<Part | 'not'> {
  const known = phraseIndexes.get(language)
  if (known) return known
  const parts = Object.entries(language) as [Part | 'not', readonly string[]][]
  const index = phrasesOf(
    parts.flatMap(([part, phrases]) => phrases.map((phrase) => [phrase, part] as const)),
  )
  phraseIndexes.set(language, index)
  return index
}
