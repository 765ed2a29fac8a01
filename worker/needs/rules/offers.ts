import { folded, type Phrases, phrasesAt, phrasesOf } from '../../core/folded.ts'
import { inOrder, isDiet, type Need, type OwnNeed, type What } from './needs.ts'
import { deny, type Piece, type Role } from './offers-denied.ts'

/**
 * How a language names needs, and how it denies them. Each list is one text, its phrases parted by commas.
 * - `foods` are avoided ("nuts"), `states` are what a person is ("vegan"); a phrase that offers nothing is a look-alike.
 * - `needs` have a need ("allergy", "intolerant"); `milder` are those of them that mean an intolerance.
 * - `no` means to avoid a food ("no nuts"), and denies a state and a need ("no nut allergy"). `not` denies a food
 *   as well, unless `eat` or `have` stands between ("do not eat nuts").
 * - `eat`, said without either, and `fine`, behind a food or before `to`, say that a food may be served.
 * - `free` behind a food means to avoid it, also where it is eaten ("I eat gluten free").
 * - `between` may stand within a list, `or` may also lead on to the next need, `to` leads from a need to its list.
 */
export type OfferWords = Record<Role, string> & {
  foods: readonly Named[]
  states: readonly Named[]
}

type Named = readonly [whats: readonly What[], phrases: string]

/**
 * The needs that typed words name, in any of the languages: `[{what, how?}]` in the order of the vocabulary, without denied ones. They are
 * suggestions to ask about and are never set automatically. `how` is "allergy" unless the words speak of an intolerance
 * alone.
 */
export function offersFrom(
  text: string,
  languages: OfferWords | readonly OfferWords[],
  own: readonly OwnNeed[] = [],
): Pick<Need, 'what' | 'how'>[] {
  const all = [languages].flat().map((language) => readBy(text, language, own))
  // “Soy” is a bean in English and “I am” in Spanish: the language that knows most of the words is right.
  const most = Math.max(...all.map(({ known }) => known))
  const read = all.filter(({ known }) => known === most)
  const denied = new Set(read.flatMap((one) => one.denied))
  const offered = new Set(read.flatMap((one) => one.offered).filter((what) => !denied.has(what)))
  const mild = read.some((one) => one.milder) && !read.some((one) => one.needs)
  return [...offered]
    .sort(inOrder)
    .map((what) => (isDiet(what) ? { what } : { what, how: mild ? 'intolerance' : 'allergy' }))
}

/** What a text names and denies, as one language reads it. */
function readBy(text: string, language: OfferWords, own: readonly OwnNeed[]) {
  const pieces = piecesOf(text, language, own)
  deny(pieces)
  const named = pieces.filter(({ is }) => is === 'food' || is === 'state')
  const denied = new Set(
    named.filter((one) => one.denied && one.whats.length === 1).map(({ whats }) => whats[0]),
  )
  const offered = named
    .filter((one) => !one.denied)
    // "nuts but not peanuts": a name that is only implied yields to one that is denied explicitly.
    .flatMap(({ whats }) => (whats.length === 1 ? whats : whats.filter((what) => !denied.has(what))))
  const refused = named.filter((one) => one.denied).flatMap(({ whats }) => whats)
  return {
    offered,
    known: pieces.filter(({ is }) => !marks.has(is)).length,
    // Named twice, and denied once: the other stands.
    denied: refused.filter((what) => !offered.includes(what)),
    milder: pieces.some(({ is }) => is === 'milder'),
    needs: pieces.some(({ is }) => is === 'needs'),
  }
}

const marks = new Set<Piece['is']>([',', '?', '.'])
const unknown = { whats: [], denied: false }

function piecesOf(text: string, language: OfferWords, own: readonly OwnNeed[]): Piece[] {
  const words =
    folded(text.replace(elided, '$1e ')).match(/[,.;:!?()\n]|[^\s\p{P}\p{Sm}\p{Sk}\p{Z}]+/gu) ?? []
  const ownNames = phrasesOf(
    own
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => [name, { is: 'food' as const, whats: [id] }] as const),
  )
  const pieces: Piece[] = []
  for (let index = 0; index < words.length; ) {
    const [ofOwn] = phrasesAt(ownNames, words, index)
    const [found] = phrasesAt(indexOf(language), words, index)
    const phrase = ofOwn && ofOwn.length >= (found?.length ?? 0) ? ofOwn : found
    pieces.push({ ...unknown, is: markOf(words[index] ?? ''), ...phrase?.value })
    index += phrase?.length ?? 1
  }
  return pieces
}

/** Separator strength of a mark. An unknown word separates as a full stop does. */
function markOf(word: string): ',' | '?' | '.' {
  if (word === ',') return ','
  return word === '?' || word === ':' ? '?' : '.'
}

// French writes its articles into the word behind them: “pas d’œufs” reads “pas de œufs”.
const elided = /(?<!\p{L})([dl])['\u2018\u2019\u02bc`\u00b4](?=\p{L})/giu

type Meaning = Pick<Piece, 'is' | 'whats'>
const indexes = new WeakMap<OfferWords, Phrases<Meaning>>()

function indexOf(language: OfferWords): Phrases<Meaning> {
  const known = indexes.get(language)
  if (known) return known
  const { foods, states, ...roles } = language
  const all: [Meaning, string][] = [
    ...foods.map(([whats, phrases]): [Meaning, string] => [{ is: 'food', whats }, phrases]),
    ...states.map(([whats, phrases]): [Meaning, string] => [{ is: 'state', whats }, phrases]),
    ...(Object.entries(roles) as [Role, string][]).map(([is, phrases]): [Meaning, string] => [
      { is, whats: [] },
      phrases,
    ]),
  ]
  const index = phrasesOf(
    all.flatMap(([meaning, phrases]) => phrases.split(',').map((phrase) => [phrase, meaning] as const)),
  )
  indexes.set(language, index)
  return index
}
