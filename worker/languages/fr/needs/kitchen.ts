import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Modifié pendant que cette page était ouverte'
export const whichOne = 'Que faut-il garder ?'
export const decideFirst = 'Veuillez choisir ce qu’il faut garder.'

export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

const facts: Record<string, string> = { yes: 'oui', no: 'non' }

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? (facts[state] ?? state) : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'quelqu’un d’autre'
  return said.by === 'planner'
    ? 'l’organisation'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'la cuisine'
}

/** « Arachides : contient (l’organisation) » */
export function newsLine(
  of: string,
  state: string | null,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const by = said ? ` (${who(said)})` : ''
  return `${aboutName(of, ownNeeds)} : ${inWords(of, state)}${by}`
}

type Sides = { of: string; yours: string | null; theirs: string | null }

/** « Lait : vous avez choisi « contient » ; entre-temps, autre choix : « non confirmé » (l’organisation). » */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name} : vous avez choisi « ${inWords(of, yours)} » ; entre-temps, ${who(said)} a choisi « ${inWords(of, theirs)} ».`
}
export function keepYours({ of, yours }: Sides): string {
  return `Garder mon choix : ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Prendre l’autre choix : ${inWords(of, theirs)}`
}

export function forWhat(name: string): string {
  return `pour : ${name}`
}
