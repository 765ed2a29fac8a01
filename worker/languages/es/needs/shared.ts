import {
  groupOf,
  type How,
  isDiet,
  isOwn,
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { inAList, upper } from '../forms.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = {
  allergy: 'Alergia',
  intolerance: 'Intolerancia',
  choice: 'Por elección propia',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Alergia o celiaquía' : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'otra cosa'

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

/** Name of a content at a dish, in the words that guests tick: Leche; Pistachos (alfóncigos). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return capitalize(text)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Gambas, camarones, cangrejo, langosta. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(diet ?? text)
}

/** The name within a sentence: leche. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The name in capitals, for the kitchen: CACAHUETES. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** a la leche, al gluten; of a planner's own need, whose article nobody knows: (Kiwi). */
function to({ text, the }: Names): string {
  if (the === undefined) return `(${text})`
  return the.startsWith('el ') ? `al ${the.slice(3)}` : `a ${the}`
}

/** A need in a sentence: alergia a la leche, alergia al gluten o celiaquía, sin leche por elección propia, dieta vegana. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const found = namesOf(what, ownNeeds)
  if (isDiet(what)) return found.diet ?? found.text
  if (how === 'choice') return `sin ${found.text}, por elección propia`
  if (how === 'intolerance') return `intolerancia ${to(found)}`
  return what === 'gluten' ? 'alergia al gluten o celiaquía' : `alergia ${to(found)}`
}

/** All that a person said: Alergia a la leche; dieta vegana. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergias y dietas: ${said}.`
}

/** The same as something told, after "que": tiene alergia a la leche; with a name, Leo sigue una dieta vegana. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, the, predicate } = namesOf(what, ownNeeds)
  const as = (does: string) => (name === undefined ? does : `${name} ${does}`)
  if (predicate) return as(predicate)
  if (how === 'choice') return as(the === undefined ? `evita: ${text}` : `evita ${the}`)
  return as(`tiene ${needInText({ what, ...(how && { how }) }, ownNeeds)}`)
}

/** The word that follows the name of a need as a subject. */
export function isOrAre(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, ownNeeds).endsWith('s') ? 'están' : 'está'
}

/** leche; leche y trigo; leche, trigo y huevos. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Niño/a' : eats ? 'Bebé' : 'Bebé, no come'
}

export const consentRequired = 'Acepte que lo comuniquemos, o quítelo'
