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
  intolerance: 'Unverträglichkeit',
  choice: 'Mein Wunsch',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergie oder Zöliakie' : howNames[how]
}

const unknownNeed = 'etwas anderes'

function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: capitalize(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A dish that goes against a diet, as the diet's opposite: nicht vegan, mit Schweinefleisch. */
export function notDiet(what: Diet): string {
  const { text } = namesOf(what, [])
  return text.startsWith('ohne ') ? `mit ${text.slice(5)}` : `nicht ${text}`
}

/** A text with its first letter as a capital. */
export function capitalize(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Eier; Garnelen, Krabben, Hummer (Krebstiere). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, ownNeeds)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Garnelen, Krabben, Hummer. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(text)
}

/** The name within a sentence: Milch. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** Milchallergie, Allergie gegen Garnelen, Krabben, Hummer, Eiunverträglichkeit, ohne Milch (Wunsch), vegan. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, stem } = namesOf(what, ownNeeds)
  if (isDiet(what)) return text
  const name = needName(what, ownNeeds)
  if (how === 'choice') return `ohne ${name} (Wunsch)`
  if (how === 'intolerance') return stem ? `${stem}unverträglichkeit` : `Unverträglichkeit gegen ${name}`
  if (what === 'gluten') return 'Glutenallergie oder Zöliakie'
  return stem ? `${stem}allergie` : `Allergie gegen ${name}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergien/Besonderheiten: ${said}.`
}

/** A sentence of its own, since German would put the verb last: Ihre Angabe: Milchallergie; Angabe für Leo: vegan. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText({ what, ...(how && { how }) }, ownNeeds)
  return `${name === undefined ? 'Ihre Angabe' : `Angabe für ${name}`}: ${said}`
}

/** No sentence here has a need as its subject: the names follow a colon. */
export function isOrAre(): string {
  return ''
}

/** Milch; Milch und Weizen; Milch, Weizen und Eier. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Kind' : eats ? 'Kleinkind' : 'Kleinkind, ohne eigenes Essen'
}

export const consentRequired = 'Bitte stimmen Sie der Weitergabe zu, oder entfernen Sie die Angaben'
