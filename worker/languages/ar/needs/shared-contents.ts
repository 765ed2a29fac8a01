import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { iso } from '../isolate.ts'
import { contentName, inText } from './shared.ts'

/**
 * "The kitchen, 3 May: not in the recipe: milk. Traces: not confirmed." A name, with its link's label, stands only where
 * the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'المطبخ' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => inText(what, ownNeeds)).join('، ')
  return `${who}، ${day}: لا يدخل في الوصفة: ${list}. الآثار: غير مؤكدة.`
}

export const onlyTheKitchen = 'المطبخ وحده يمكنه تأكيد هذا'

export const stateName: Record<ContentState, string> = {
  contains: 'يحتوي',
  may: 'قد يحتوي',
  without: 'ليس ضمن المكونات',
}

/** "Marta, kitchen (Hot kitchen)"; "Marta, kitchen" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['kitchen', 'المطبخ'].includes(lower(linkLabel)) ? '' : ` (${iso(linkLabel)})`
  return `${iso(name)}، المطبخ${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'مسببات الحساسية: غير مؤكدة.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'مسببات الحساسية الأخرى: غير مؤكدة.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'غير ذلك: غير مؤكد.'

/** "Contains: milk, wheat. May contain: almonds." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`يحتوي على: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`قد يحتوي على: ${alphabetical(may, ownNeeds)}.`] : []),
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
    .join('، ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `لا يمكن أن يصحّ الاثنان معًا: «${contentInWords(first, ownNeeds)}» و«${contentInWords(second, ownNeeds)}»`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'لحم',
  pork: 'لحم خنزير',
  beef: 'لحم بقر',
  alcohol: 'كحول',
}

const valueNames: Record<Fact['value'], string> = { yes: 'نعم', no: 'لا' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

/** Name of a fact: Meat, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'غير مؤكد'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "the organizer". */
export function allergensNotStated(organizer: string): string {
  return `مسببات الحساسية غير مذكورة. للسؤال عنها: ${iso(organizer)}.`
}
