import { groupOf, type How, isDiet, type Need, type OwnNeed, type What } from '../../../needs/rules/needs.ts'
import { upper } from '../forms.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = {
  allergy: 'Alergia',
  intolerance: 'Nietolerancja',
  choice: 'Mój wybór',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Alergia lub celiakia' : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'coś innego'

/** A planner's own need stands as it was written, behind a word that takes its case: bez składnika „kiwi”. */
function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: capitalize(name), onto: `składnik „${name}”`, of: `składnika „${name}”` }
  }
  return names[what] ?? ofPlanner()
}

/** A text with its first letter as a capital. */
export function capitalize(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Krewetki, kraby, homary (skorupiaki); Wegańskie. */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return capitalize(text)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Krewetki, kraby, homary. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(text)
}

/** The name within a sentence, in the nominative: mleko. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The same behind zawiera: gorczycę. */
export function accusative(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { text, onto = text } = namesOf(what, ownNeeds)
  return onto
}

/** The same behind bez and brak: gorczycy. */
export function genitive(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { text, of = text } = namesOf(what, ownNeeds)
  return of
}

/** The name in capitals, for the kitchen: ORZESZKI ZIEMNE. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** A need in a sentence: alergia na mleko, alergia na gluten lub celiakia, nietolerancja jaj, bez mleka z wyboru, dieta wegańska. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, onto = text, of = text, said = { onto, of }, need = text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return need
  if (how === 'choice') return `bez ${of} z wyboru`
  if (how === 'intolerance') return `nietolerancja ${said.of}`
  return what === 'gluten' ? 'alergia na gluten lub celiakia' : `alergia na ${said.onto}`
}

/** All that a person said: Alergia na mleko; dieta wegańska. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergie i diety: ${said}.`
}

/** The same as something told, without a verb that would know the person's gender: alergia na mleko; Leo – alergia na mleko. */
export function needClause(
  need: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText(need, ownNeeds)
  return name === undefined ? said : `${name} – ${said}`
}

/** No sentence has the name of a need as its subject. */
export function isOrAre(): string {
  return 'jest'
}

/** mleko; mleko i pszenica; mleko, pszenica i jaja. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Dziecko' : eats ? 'Niemowlę' : 'Niemowlę, bez posiłku'
}

export const consentRequired = 'Proszę wyrazić zgodę na przekazanie albo usunąć te informacje'
