import {
  type Diet,
  groupOf,
  type How,
  isDiet,
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { inAList, upper } from '../forms.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Intolerantie',
  choice: 'Eigen keuze',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergie of coeliakie' : howNames[how]
}

const unknownNeed = 'iets anders'

function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  return names[what] ?? { text: ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed }
}

/** A dish that goes against a diet, as the diet's opposite: niet veganistisch, met varkensvlees. */
export function notDiet(what: Diet): string {
  const { text } = namesOf(what, [])
  return text.startsWith('geen ') ? `met ${text.slice(5)}` : `niet ${text}`
}

/** A text with its first letter as a capital; "ij" is one letter. */
export function capitalize(text: string): string {
  const first = /^ij/i.test(text) ? 2 : 1
  return upper(text.slice(0, first)) + text.slice(first)
}

/** Name of a content at a dish, in the words that guests tick: Eieren; Garnalen, krab, kreeft (schaaldieren). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, ownNeeds)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Garnalen, krab, kreeft. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, ownNeeds)
  return capitalize(guest ?? text)
}

/** The name within a sentence: melk. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** Allergie voor melk, glutenallergie of coeliakie, intolerantie voor lactose, geen melk (eigen keuze), veganistisch. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, guest = text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return text
  if (how === 'choice') return `geen ${guest} (eigen keuze)`
  if (how === 'intolerance') return `intolerantie voor ${guest}`
  return what === 'gluten' ? 'glutenallergie of coeliakie' : `allergie voor ${guest}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergieën en dieetwensen: ${said}.`
}

/** A sentence of its own: u gaf door: allergie voor melk; voor Leo gaf u door: veganistisch. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText({ what, ...(how && { how }) }, ownNeeds)
  return `${name === undefined ? 'U hebt gemeld' : `Voor ${name} hebt u gemeld`}: ${said}`
}

/** No sentence here has a need as its subject: the names follow a colon. */
export function isOrAre(): string {
  return ''
}

/** melk; melk en tarwe; melk, tarwe en eieren. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Kind' : eats ? 'Baby of peuter' : 'Baby of peuter, eet niet mee'
}

export const consentRequired = 'Ga akkoord met het doorgeven, of verwijder het'
