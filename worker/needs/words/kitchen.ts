import type { ContentState } from '../../needs/rules/contents.ts'
import { isFact } from '../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../needs/rules/needs.ts'
import type { Source } from '../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Changed while this was open'
export const whichOne = 'Which one should be kept?'
export const decideFirst = 'Please choose which one to keep.'

/** Subject of a statement: Milk, Vegan. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? state : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'somebody else'
  return said.by === 'planner'
    ? 'the organizer'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'the kitchen'
}

/** "Peanuts: contains (the organizer)"; nobody is named where nothing is stated any more. */
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

/** "Milk: you chose “no ingredient with it”; meanwhile the organizer chose “contains”." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: you chose “${inWords(of, yours)}”; meanwhile ${who(said)} chose “${inWords(of, theirs)}”.`
}
export function keepYours({ of, yours }: Sides): string {
  return `Keep mine: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Take theirs: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `for ${name}`
}
