import type { ContentState } from '../../../needs/rules/contents.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { isFact } from '../../../needs/rules/merge-states.ts'
import type { Ingredient, OwnNeed } from '../../../needs/rules/needs.ts'
import type { Source } from '../../../needs/rules/stored-contents.ts'
import { theOrganizer } from '../events/shared.ts'
import { iso } from '../isolate.ts'
import { contentName } from './shared.ts'
import { factName, kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

// Changes by others while a form of a dish's contents was open.

export const changedMeanwhile = 'تغيّر هذا أثناء فتح الصفحة'
export const whichOne = 'أيهما يبقى؟'
export const decideFirst = 'يُرجى اختيار أيهما يبقى.'

/** Subject of a statement: Milk, Vegan. */
export function aboutName(of: string, ownNeeds: readonly OwnNeed[]): string {
  return isFact(of) ? factName(of) : contentName(of as Ingredient, ownNeeds)
}

const valueNames: Record<Fact['value'], string> = { yes: 'نعم', no: 'لا' }

function inWords(of: string, state: string | null): string {
  if (state === null) return notConfirmed
  return isFact(of) ? valueNames[state as Fact['value']] : stateName[state as ContentState]
}

function who(said: Source | undefined): string {
  if (!said) return 'شخص آخر'
  return said.by === 'planner'
    ? theOrganizer
    : said.saidBy
      ? kitchenPerson(said.saidBy, said.linkLabel)
      : 'المطبخ'
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

/** "Milk: your choice “no ingredient with it”; meanwhile, of the organizer: “contains”." */
export function bothSides(
  { of, yours, theirs }: Sides,
  said: Source | undefined,
  ownNeeds: readonly OwnNeed[],
): string {
  const name = aboutName(of, ownNeeds)
  return `${name}: اختيارك «${inWords(of, yours)}»، وفي الأثناء جاء اختيار آخر (${who(said)}): «${inWords(of, theirs)}».`
}
export function keepYours({ of, yours }: Sides): string {
  return `الإبقاء على اختياري: ${inWords(of, yours)}`
}
export function takeTheirs({ of, theirs }: Sides): string {
  return `اعتماد الاختيار الآخر: ${inWords(of, theirs)}`
}

/** To who hears it. */
export function forWhat(name: string): string {
  return `بشأن ${iso(name)}`
}
