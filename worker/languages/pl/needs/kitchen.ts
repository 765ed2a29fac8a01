import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Zmieniono w międzyczasie'
export const whichOne = 'Co ma zostać?'
export const decideFirst = 'Proszę wybrać, co ma zostać.'

/** Subject of a statement: Mleko, Wegańskie. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  if (isFact(of)) return state === 'yes' ? 'tak' : 'nie'
  return stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'inna osoba'
  return said.by === 'planner'
    ? 'organizator'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'kuchnia'
}

/** „Orzeszki ziemne: zawiera (organizator)”; nobody is named where nothing is stated any more. */
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

/** „Mleko: tutaj „brak w składnikach”, w międzyczasie „zawiera” (organizator).” */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: tutaj wybrano „${inWords(of, yours)}”, a w międzyczasie „${inWords(of, theirs)}” (${who(said)}).`
}
export function keepYours({ of, yours }: Sides): string {
  return `Zachowaj moje: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Przyjmij nowe: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `dla: ${name}`
}
