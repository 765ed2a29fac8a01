import { upper } from '../../languages/en/forms.ts'
import {
  groupOf,
  type How,
  isDiet,
  isOwn,
  type Need,
  type OwnNeed,
  type What,
} from '../../needs/rules/needs.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = { allergy: 'Allergy', intolerance: 'Intolerance', choice: 'My choice' }

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Allergy or coeliac disease'
    : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'something else'

function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: capitalize(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A text with its first letter as a capital. */
export function capitalize(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Prawns, crab, lobster (crustaceans). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, ownNeeds)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Prawns, crab, lobster. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(text)
}

/** The name within a sentence: milk. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The name in capitals, for the kitchen: PEANUTS. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** A need in a sentence: milk allergy, gluten allergy or coeliac disease, egg intolerance, no milk by choice, vegan. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, before = text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return text
  if (how === 'choice') return `no ${text}, by choice`
  if (how === 'intolerance') return `${before} intolerance`
  return what === 'gluten' ? 'gluten allergy or coeliac disease' : `${before} allergy`
}

/** All that a person said: Milk allergy, vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Allergies/dietary restrictions: ${said}.`
}

/** The same as something told: you have a milk allergy; with a name, Leo has a milk allergy, Leo is vegan. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, predicate } = namesOf(what, ownNeeds)
  const as = (you: string, other: string) => (name === undefined ? `you ${you}` : `${name} ${other}`)
  if (predicate) return as(...predicate)
  if (how === 'choice') return as(`avoid ${text}`, `avoids ${text}`)
  const needText = needInText({ what, ...(how && { how }) }, ownNeeds)
  const one = `${/^[aeio]/i.test(needText) ? 'an' : 'a'} ${needText}`
  return as(`have ${one}`, `has ${one}`)
}

/** The word that follows the name of a need as a subject: milk is, nuts are. */
export function isOrAre(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, ownNeeds).endsWith('s') ? 'are' : 'is'
}

/** milk; milk and wheat; milk, wheat and eggs. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Child' : eats ? 'Infant' : 'Infant, without a meal'
}

export const consentRequired = 'Please agree to pass this on, or remove it'
