import type { ContentState } from '../../../needs/rules/contents.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'Bu açıkken değişti'
export const whichOne = 'Hangisi kalsın?'
export const decideFirst = 'Lütfen hangisinin kalacağını seçin.'

/** Subject of a statement: Süt, Vegan. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  if (isFact(of)) return state === 'yes' ? 'evet' : 'hayır'
  return stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'başka biri'
  return said.by === 'planner'
    ? 'organizatör'
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'mutfak'
}

/** “Yer fıstığı: içerir (organizatör)”; nobody is named where nothing is stated any more. */
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

/** “Süt: siz “malzemelerinde yok” seçtiniz; bu arada organizatör “içerir” seçti.” */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: siz “${inWords(of, yours)}” seçtiniz; bu arada ${who(said)} “${inWords(of, theirs)}” seçti.`
}
export function keepYours({ of, yours }: Sides): string {
  return `Benimki kalsın: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `Yenisini al: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `${name} için`
}
