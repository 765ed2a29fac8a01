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
  intolerance: 'Intolerância',
  choice: 'Por escolha própria',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Alergia ou doença celíaca'
    : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'outra coisa'

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

/** Name of a content at a dish, in the words that guests tick: Glúten; Castanha-do-pará (castanha-do-brasil). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return capitalize(text)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Camarão, caranguejo, siri, lagosta. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(diet ?? text)
}

/** The name within a sentence: leite. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The name in capitals, for the kitchen: AMENDOIM. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** a leite, a ovo, à lactose */
function toWhat({ text, what = text, to = `a ${what}` }: Names): string {
  return to
}

/** A need in a sentence: alergia a leite, alergia a glúten ou doença celíaca, sem leite por escolha própria, dieta vegana. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const found = namesOf(what, ownNeeds)
  if (isDiet(what)) return found.diet ?? found.text
  if (how === 'choice') return `sem ${found.text}, por escolha própria`
  if (how === 'intolerance') return `intolerância ${toWhat(found)}`
  return what === 'gluten' ? 'alergia a glúten ou doença celíaca' : `alergia ${toWhat(found)}`
}

/** All that a person said: Alergia a leite; dieta vegana. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergias e dietas: ${said}.`
}

/** The same as something told, after "que": tem alergia a leite; with a name, Leo segue uma dieta vegana. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, what: named = text, predicate } = namesOf(what, ownNeeds)
  const as = (does: string) => (name === undefined ? does : `${name} ${does}`)
  if (predicate) return as(predicate)
  if (how === 'choice') return as(`evita ${named}`)
  return as(`tem ${needInText({ what, ...(how && { how }) }, ownNeeds)}`)
}

/** The word that follows the name of a need as a subject. */
export function isOrAre(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, ownNeeds).endsWith('s') ? 'estão' : 'está'
}

/** leite; leite e trigo; leite, trigo e ovos. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Criança' : eats ? 'Bebê' : 'Bebê, não come'
}

export const consentRequired = 'Autorize repassar isto, ou remova'
