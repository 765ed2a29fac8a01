import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName, valueNames } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Intussen gewijzigd'
export const whichOne = 'Wat moet gelden?'
export const decideFirst = 'Kies wat moet gelden.'

/** Subject of a statement: Melk, Veganistisch. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? valueNames[state as keyof typeof valueNames] : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'iemand anders'
  return said.by === 'planner'
    ? 'de organisator'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'de keuken'
}

/** "Pinda’s: bevat (de organisator)"; nobody is named where nothing is stated any more. */
export function newsLine(
  of: string,
  state: string | null,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const by = said ? ` (${who(said)})` : ''
  return `${aboutName(of, ownNeeds)}: ${inWords(of, state)}${by}`
}

type Sides = { of: string; yours: string | null; theirs: string | null }

/** "Melk: u koos ‘geen ingrediënt hiermee’; intussen koos de organisator ‘bevat’." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: u koos ‘${inWords(of, yours)}’; intussen koos ${who(said)} ‘${inWords(of, theirs)}’.`
}
export function keepYours({ of, yours }: Sides): string {
  return `Die van mij bewaren: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `De andere overnemen: ${inWords(of, theirs)}`
}

export function forWhat(name: string): string {
  return `voor ${name}`
}
