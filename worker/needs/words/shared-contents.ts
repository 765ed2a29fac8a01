import { byAlphabet } from '../../languages/en/forms.ts'
import type { NeedOnDish } from '../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../needs/rules/contents.ts'
import { contentsLine } from '../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../needs/rules/contents-rules.ts'
import type { Fact } from '../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { contentName, inText } from './shared.ts'

/**
 * "The kitchen, 3 May: no milk in the recipe. Traces: not confirmed." A name, with its link's label, stands only where
 * the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'The kitchen' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => `no ${inText(what, ownNeeds)}`).join(', ')
  return `${who}, ${day}: ${list} in the recipe. Traces: not confirmed.`
}

export const onlyTheKitchen = 'Only the kitchen can say this'

export const stateName: Record<ContentState, string> = {
  contains: 'contains',
  may: 'may contain',
  without: 'no ingredient with it',
}

/** "Marta, kitchen (Hot kitchen)"; "Marta, kitchen" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || linkLabel.toLocaleLowerCase() === 'kitchen' ? '' : ` (${linkLabel})`
  return `${name}, kitchen${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Allergens: not confirmed.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Other allergens: not confirmed.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Others: not confirmed.'

/** "Contains: milk, wheat. May contain: almonds." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contains: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`May contain: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** "Contains: milk, wheat. May contain: almonds. Others: not confirmed." */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: almonds, milk. */
export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, ownNeeds)}” and “${contentInWords(second, ownNeeds)}” cannot both be true`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Meat',
  pork: 'Pork',
  beef: 'Beef',
  alcohol: 'Alcohol',
}

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${one.value}`
}

/** Name of a fact: Meat, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'not confirmed'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "the organizer". */
export function allergensNotStated(organizer: string): string {
  return `Allergens are not stated. Ask ${organizer}.`
}
