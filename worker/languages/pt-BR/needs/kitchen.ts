import type { ContentState } from '../../../needs/rules/contents.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

export const changedMeanwhile = 'Mudou enquanto isto estava aberto'
export const whichOne = 'Qual deve ficar?'
export const decideFirst = 'Escolha qual deve ficar, por favor.'

/** Subject of a statement: Leite, Vegano. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

const factValues: Record<Fact['value'], string> = { yes: 'sim', no: 'não' }

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? factValues[state as Fact['value']] : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'outra pessoa'
  return said.by === 'planner'
    ? 'a organização'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'a cozinha'
}

/** "Amendoim: contém (a organização)"; nobody is named where nothing is stated any more. */
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

/** "Leite: você escolheu “em nenhum ingrediente”; enquanto isso, a organização escolheu “contém”." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: você escolheu “${inWords(of, yours)}”; enquanto isso, ${who(said)} escolheu “${inWords(of, theirs)}”.`
}
export function keepYours({ of, yours }: Sides): string {
  return `Manter a minha: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Usar a outra: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `para ${name}`
}
