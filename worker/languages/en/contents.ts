import type { Content, ContentState } from '../../needs/rules/contents.ts'
import { contentsLine } from '../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../needs/rules/contents-rules.ts'
import type { Fact } from '../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { dishName, inText } from './needs.ts'

export const onlyTheKitchen = 'Only the kitchen can say this'
export const needUnknown = 'This event does not have that need. Please load the page again.'

export const stateName: Record<ContentState, string> = {
  contains: 'contains',
  may: 'may contain',
  without: 'no ingredient with it',
}

/** "Marta, kitchen (Hot kitchen)"; "Marta, kitchen" where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || link.toLocaleLowerCase() === 'kitchen' ? '' : ` (${link})`
  return `${name}, kitchen${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Allergens: not confirmed.'

/** "Contains: milk, wheat. May contain: almonds. Others: not confirmed." Lists are by the alphabet. */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contains: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`May contain: ${alphabetical(may, own)}.`] : []),
    'Others: not confirmed.',
  ].join(' ')
}

/** What dishes contain, by the alphabet: almonds, milk. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `“${said(first, own)}” and “${said(second, own)}” cannot both be true`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Meat',
  pork: 'Pork',
  beef: 'Beef',
  alcohol: 'Alcohol',
}

function said(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${one.value}`
}

/** What a fact is called: Meat, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}
