import { fold, type Phrases, phrasesAt, phrasesOf, tokensIn } from '../../../core/folded.ts'
import { compareByListOrder, isDiet, type Need, type OwnNeed, type What } from '../needs.ts'
import { arabic } from './lists/arabic.ts'
import { dutch } from './lists/dutch.ts'
import { english } from './lists/english.ts'
import { french } from './lists/french.ts'
import { german } from './lists/german.ts'
import { italian } from './lists/italian.ts'
import type { Named, NeedWords, Role } from './lists/need-words.ts'
import { polish } from './lists/polish.ts'
import { portuguese } from './lists/portuguese.ts'
import { spanish } from './lists/spanish.ts'
import { turkish } from './lists/turkish.ts'

/** The lists of all languages: a guest may write in another one than the page's. */
export const needWords: readonly NeedWords[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  arabic,
]

/**
 * Needs that a note names, in the order of the vocabulary, without denied ones. They are suggestions to ask about, and are
 * never set automatically. `how` is "allergy" unless the note speaks of an intolerance alone.
 */
export function suggestionsFrom(
  text: string,
  ownNeeds: readonly OwnNeed[] = [],
): Pick<Need, 'what' | 'how'>[] {
  const ownNames = ownNeeds
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => [name, foodPiece(id)] as const)
  const ownPhrases = phrasesOf(ownNames)
  const all = indexes.map((index) => readText(text, index, ownPhrases))
  // “Soy” is a bean in English and “I am” in Spanish: the language that knows most of the words is right.
  const most = Math.max(...all.map(({ known }) => known))
  const split = all.filter(({ known }) => known === most).flatMap(({ clauses }) => clauses.map(splitClause))
  const clauses = split.flat()
  const denied = clauses.filter(isDenying).flatMap(namesIn)
  const suggested = clauses.filter((clause) => !isDenying(clause)).flatMap(namesIn)
  const hasRole = (role: Role) => clauses.flat().some((piece) => piece?.is === role)
  const how = hasRole('intoleranceWords') && !hasRole('needs') ? 'intolerance' : 'allergy'
  // In “lactose intolerance, no nuts” the nuts stay an allergy.
  const allergicTo = new Set(split.flatMap(([, after = []]) => namesIn(after).flat()))
  // In “nuts but not peanuts” the word nuts implies peanuts, and a need that is denied by its own name is not suggested.
  const deniedByName = new Set(denied.flatMap((whats) => (whats.length === 1 ? whats : [])))
  return [...new Set(suggested.flat())]
    .filter((what) => !deniedByName.has(what))
    .sort(compareByListOrder)
    .map((what) => (isDiet(what) ? { what } : { what, how: allergicTo.has(what) ? 'allergy' : how }))
}

/** A phrase of a clause, its role as in `NeedWords`; undefined is an unknown word. */
type Piece = { is: Role | 'food' | 'state' | 'look-alike'; whats: readonly What[] } | undefined
type Clause = Piece[]

const foodPiece = (what: What): Piece => ({ is: 'food', whats: [what] })

/**
 * Splits a clause in two where a comma is followed by nothing but foods to leave out: “lactose intolerance, no nuts”. A
 * clause stays whole if its negator comes first (“no nuts, milk allergy”), or denies more than the foods behind it.
 * @param parts of the clause, between its commas
 */
function splitClause(parts: readonly Clause[]): Clause[] {
  const from = parts.findIndex((part) =>
    part.some((piece) => piece?.is === 'leaveOut' || piece?.is === 'negators'),
  )
  const [before, after] = [parts.slice(0, from).flat(), parts.slice(from).flat()]
  return from < 1 || isDenying(after) ? [parts.flat()] : [before, after]
}

/** True if a clause denies all its names: it has a negator that does not ask to leave out the food behind it. */
function isDenying(clause: Clause): boolean {
  const needs = clause.some((piece) => piece?.is === 'needs' || piece?.is === 'intoleranceWords')
  return clause.some((piece, index) => {
    if (piece?.is === 'leaveOut') return needs || clause[index + 1]?.is !== 'food'
    return piece?.is === 'negators'
  })
}

function namesIn(clause: Clause): (readonly What[])[] {
  return clause.flatMap((piece) => (piece && piece.whats.length > 0 ? [piece.whats] : []))
}

/** The clauses of a text as one language reads it, each in parts between commas, and the number of words that it knows. */
function readText(text: string, { phrases, endings }: Index, own: Phrases<Piece>) {
  const clauses: Clause[][] = []
  let known = 0
  for (const sentence of text.split(sentenceEnd)) {
    clauses.push([])
    const parts = sentence
      .split(comma)
      .map((part) => tokensIn(fold(part.replace(elision, '$1 ')).replace(endings, ' $&')))
    const tokens = parts.flat()
    const starts = new Set(parts.map((_, index) => parts.slice(0, index).flat().length))
    for (let index = 0; index < tokens.length; ) {
      if (starts.has(index)) clauses.at(-1)?.push([])
      const [ofOwn] = phrasesAt(own, tokens, index)
      const [listed] = phrasesAt(phrases, tokens, index)
      const found = ofOwn && ofOwn.length >= (listed?.length ?? 0) ? ofOwn : listed
      known += found?.length ?? 0
      if (found?.value?.is === 'but') clauses.push([[]])
      else clauses.at(-1)?.at(-1)?.push(found?.value)
      index += found?.length ?? 1
    }
  }
  return { clauses, known }
}

// A colon and a question mark lead on to an answer: "Nut allergy? None."
const sentenceEnd = /[.;؛!]|(?<![:,،?؟]\s{0,9})\n/u
const comma = /[,،]/u
// French and Italian join an article to the word behind it: l’arachide, all’uovo.
const elision = /(?<!\p{L})(l|d|j|n|all|dell|nell|un)['\u2018\u2019\u02bc`\u00b4](?=\p{L})/giu

type Index = { phrases: Phrases<Piece>; endings: RegExp }

const indexes = needWords.map(({ foods, states, endings, ...roles }): Index => {
  const entries = (value: Piece, phrases: string) =>
    phrases.split(',').map((phrase): [string, Piece] => [phrase, value])
  const names = (is: 'food' | 'state') => (all: readonly Named[]) =>
    all.flatMap(([whats, phrases]) => entries({ is: whats.length > 0 ? is : 'look-alike', whats }, phrases))
  const roleEntries = (Object.entries(roles) as [Role, string][]).flatMap(([is, phrases]) =>
    entries({ is, whats: [] }, phrases),
  )
  return {
    phrases: phrasesOf([...names('food')(foods), ...names('state')(states), ...roleEntries]),
    endings: endings ? new RegExp(`(?:${endings.replaceAll(',', '|')})(?!\\p{L})`, 'gu') : /(?!)/g,
  }
})
