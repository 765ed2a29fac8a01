import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Modificato mentre questa pagina era aperta'
export const whichOne = 'Che cosa va tenuto?'
export const decideFirst = 'Scelga che cosa va tenuto.'

export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

const facts: Record<string, string> = { yes: 'sì', no: 'no' }

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? (facts[state] ?? state) : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'qualcun altro'
  return said.by === 'planner'
    ? 'chi organizza'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'la cucina'
}

/** «Arachidi: contiene (chi organizza)» */
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

/** «Latte: Lei ha scelto «contiene»; nel frattempo chi organizza ha scelto «non confermato».» */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: Lei ha scelto «${inWords(of, yours)}»; nel frattempo ${who(said)} ha scelto «${inWords(of, theirs)}».`
}
export function keepYours({ of, yours }: Sides): string {
  return `Tieni la mia scelta: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Prendi l’altra scelta: ${inWords(of, theirs)}`
}

export function forWhat(name: string): string {
  return `per: ${name}`
}
