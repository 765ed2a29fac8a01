import type { ContentState } from '../../../needs/rules/contents.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

export const changedMeanwhile = 'Cambiado mientras esto estaba abierto'
export const whichOne = '¿Cuál se conserva?'
export const decideFirst = 'Elija cuál se conserva, por favor.'

/** Subject of a statement: Leche, Vegano. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

const factValues: Record<Fact['value'], string> = { yes: 'sí', no: 'no' }

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? factValues[state as Fact['value']] : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'otra persona'
  return said.by === 'planner'
    ? 'la organización'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'la cocina'
}

/** "Cacahuetes: contiene (la organización)"; nobody is named where nothing is stated any more. */
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

/** "Leche: usted eligió «en ningún ingrediente»; mientras tanto, la organización eligió «contiene»." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: usted eligió «${inWords(of, yours)}»; mientras tanto, ${who(said)} eligió «${inWords(of, theirs)}».`
}
export function keepYours({ of, yours }: Sides): string {
  return `Conservar lo mío: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Usar lo otro: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `para ${name}`
}
