import {
  type Diet,
  groupOf,
  type How,
  isDiet,
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { inAList } from '../forms.ts'
import { iso } from '../isolate.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = {
  allergy: 'حساسية',
  intolerance: 'عدم تحمّل',
  choice: 'اختيار شخصي',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'حساسية أو داء السيلياك' : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'شيء آخر'

function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, the: iso(name), guest: name }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's beginning as it is: Arabic has no capitals. */
export function capitalize(text: string): string {
  return text
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Prawns, crab, lobster (crustaceans). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, ownNeeds)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Prawns, crab, lobster. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, the } = namesOf(what, ownNeeds)
  return guest ?? the
}

/** The name in a list or behind a colon, without its article: milk. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The name as the kitchen reads it where other languages have capitals. Arabic has none: its colon sets it off. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return inText(what, ownNeeds)
}

/** A need in a sentence: milk allergy, gluten allergy or coeliac disease, egg intolerance, no milk by choice, vegan. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, the, has = text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return has
  if (how === 'choice') return `تجنّب ${the} باختيار شخصي`
  if (how === 'intolerance') return `عدم تحمّل ${the}`
  return what === 'gluten' ? 'حساسية من الغلوتين أو داء السيلياك' : `حساسية من ${the}`
}

/** All that a person said: milk allergy; vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return needs.map((need) => needInText(need, ownNeeds)).join('؛ ')
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `الحساسية والقيود الغذائية: ${said}.`
}

/** The same as something told: you have a milk allergy; with a name, Leo has a milk allergy, Leo has a vegan diet. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { the, has } = namesOf(what, ownNeeds)
  const who = name === undefined ? 'لديك' : `لدى ${iso(name)}`
  if (has) return `${who} ${has}`
  if (how === 'choice') return `${who} امتناع عن ${the} باختيار شخصي`
  return `${who} ${needInText({ what, ...(how && { how }) }, ownNeeds)}`
}

/** The verdict on a dish that does not keep a diet: not vegan. */
export function notKept(diet: Diet): string {
  return names[diet]?.not ?? ''
}

/** Nothing: an Arabic sentence has no word between a subject and what is said of it. */
export function isOrAre(_what: What, _own: readonly OwnNeed[] = []): string {
  return ''
}

/** milk; milk and wheat; milk, wheat and eggs. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'طفل' : eats ? 'رضيع' : 'رضيع، بلا وجبة'
}

export const consentRequired = 'يُرجى الموافقة على مشاركة هذا، أو إزالته'
