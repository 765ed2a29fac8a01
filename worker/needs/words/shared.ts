import { byAlphabet, upper } from '../../languages/en/forms.ts'
import type { Met } from '../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../needs/rules/contents.ts'
import { contentsLine } from '../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../needs/rules/contents-rules.ts'
import type { Fact } from '../../needs/rules/diets.ts'
import {
  type Diet,
  groupOf,
  type How,
  isDiet,
  isOwn,
  type Need,
  type OwnNeed,
  type What,
} from '../../needs/rules/needs.ts'

/**
 * "The kitchen, 3 May: no milk in the recipe. Traces: not confirmed." A name, with its link's label, stands only where
 * the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'The kitchen' : kitchenPerson(name, link)
  const list = whats.map((what) => `no ${inText(what, own)}`).join(', ')
  return `${who}, ${day}: ${list} in the recipe. Traces: not confirmed.`
}

export const onlyTheKitchen = 'Only the kitchen can say this'

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

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Other allergens: not confirmed.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Others: not confirmed.'

/** "Contains: milk, wheat. May contain: almonds." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contains: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`May contain: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Contains: milk, wheat. May contain: almonds. Others: not confirmed." */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: almonds, milk. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, own)}” and “${contentInWords(second, own)}” cannot both be true`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Meat',
  pork: 'Pork',
  beef: 'Beef',
  alcohol: 'Alcohol',
}

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${one.value}`
}

/** Name of a fact: Meat, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'not confirmed'

const howNames: Record<How, string> = { allergy: 'Allergy', intolerance: 'Intolerance', choice: 'My choice' }

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Allergy or coeliac disease'
    : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and before "allergy" (`before`); the law's
 * bounds or word behind it where a dish is described (`law`); a diet as its person's doing (`told`). Left out, they follow
 * from `text`.
 */
type Names = {
  law?: string
  text: string
  guest?: string
  before?: string
  told?: readonly [you: string, other: string]
}

const names: Record<string, Names> = {
  gluten: { text: 'gluten' },
  wheat: { text: 'wheat' },
  rye: { text: 'rye' },
  barley: { text: 'barley' },
  oats: { text: 'oats', before: 'oat' },
  crustaceans: {
    law: 'crustaceans',
    text: 'crustaceans',
    guest: 'Prawns, crab, lobster',
    before: 'prawn, crab and lobster',
  },
  eggs: { text: 'eggs', before: 'egg' },
  fish: { text: 'fish' },
  peanuts: { text: 'peanuts', before: 'peanut' },
  soybeans: { text: 'soya' },
  milk: { text: 'milk' },
  lactose: { text: 'lactose' },
  nuts: { text: 'nuts', before: 'nut' },
  almonds: { text: 'almonds', before: 'almond' },
  hazelnuts: { text: 'hazelnuts', before: 'hazelnut' },
  walnuts: { text: 'walnuts', before: 'walnut' },
  cashews: { text: 'cashews', before: 'cashew' },
  pecans: { text: 'pecans', before: 'pecan' },
  'brazil-nuts': { text: 'Brazil nuts', before: 'Brazil nut' },
  pistachios: { text: 'pistachios', before: 'pistachio' },
  macadamias: { text: 'macadamias', before: 'macadamia' },
  'pine-nuts': { text: 'pine nuts', before: 'pine nut' },
  celery: { text: 'celery' },
  mustard: { text: 'mustard' },
  sesame: { text: 'sesame' },
  sulphites: {
    law: 'above 10 mg/kg or 10 mg/litre',
    text: 'sulphites',
    before: 'sulphite',
  },
  lupin: { text: 'lupin' },
  molluscs: {
    law: 'molluscs',
    text: 'molluscs',
    guest: 'Mussels, oysters, squid, snails',
    before: 'mussel, oyster, squid and snail',
  },
  vegetarian: { text: 'vegetarian', told: ['are vegetarian', 'is vegetarian'] },
  vegan: { text: 'vegan', told: ['are vegan', 'is vegan'] },
  pescatarian: { text: 'pescatarian', told: ['are pescatarian', 'is pescatarian'] },
  halal: { text: 'halal', told: ['eat halal', 'eats halal'] },
  kosher: { text: 'kosher', told: ['eat kosher', 'eats kosher'] },
  'no-pork': { text: 'no pork', told: ['eat no pork', 'eats no pork'] },
  'no-beef': { text: 'no beef', told: ['eat no beef', 'eats no beef'] },
  'no-alcohol': { text: 'no alcohol', told: ['take no alcohol', 'takes no alcohol'] },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'something else'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's first letter, raised. */
export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Prawns, crab, lobster (crustaceans). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, own)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Prawns, crab, lobster. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, own)
  return guest ?? raised(text)
}

/** The name within a sentence: milk. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The name in capitals, for the kitchen: PEANUTS. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** A need in a sentence: milk allergy, gluten allergy or coeliac disease, egg intolerance, no milk by choice, vegan. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, before = text } = namesOf(what, own)
  if (isDiet(what)) return text
  if (how === 'choice') return `no ${text}, by choice`
  if (how === 'intolerance') return `${before} intolerance`
  return what === 'gluten' ? 'gluten allergy or coeliac disease' : `${before} allergy`
}

/** All that a person said: Milk allergy, vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Allergies/dietary restrictions: ${said}.`
}

/** The same as something told: you have a milk allergy; with a name, Leo has a milk allergy, Leo is vegan. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, told } = namesOf(what, own)
  const as = (you: string, other: string) => (name === undefined ? `you ${you}` : `${name} ${other}`)
  if (told) return as(...told)
  if (how === 'choice') return as(`avoid ${text}`, `avoids ${text}`)
  const said = needInText({ what, ...(how && { how }) }, own)
  const one = `${/^[aeio]/i.test(said) ? 'an' : 'a'} ${said}`
  return as(`have ${one}`, `has ${one}`)
}

/** The word that follows the name of a need as a subject: milk is, nuts are. */
export function isOrAre(what: What, own: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, own).endsWith('s') ? 'are' : 'is'
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

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "the organizer". */
export function allergensNotStated(organizer: string): string {
  return `Allergens are not stated. Ask ${organizer}.`
}

export const consentRequired = 'Please agree to pass this on, or remove it'
