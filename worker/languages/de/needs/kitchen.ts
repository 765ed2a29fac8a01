import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName, valueNames } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Inzwischen geändert'
export const whichOne = 'Was soll gelten?'
export const decideFirst = 'Bitte wählen Sie, was gelten soll.'

/** Subject of a statement: Milch, Vegan. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? valueNames[state as keyof typeof valueNames] : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'jemand anders'
  return said.by === 'planner'
    ? 'der Veranstalter'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'die Küche'
}

/** "Erdnüsse: enthalten (der Veranstalter)"; nobody is named where nothing is stated any more. */
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

/** "Milch: Sie haben „keine Zutat damit“ gewählt, der Veranstalter inzwischen „enthalten“." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: Sie haben „${inWords(of, yours)}“ gewählt, ${who(said)} inzwischen „${inWords(of, theirs)}“.`
}
export function keepYours({ of, yours }: Sides): string {
  return `Meine Angabe behalten: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Andere übernehmen: ${inWords(of, theirs)}`
}

export function forWhat(name: string): string {
  return `für ${name}`
}
