import { groupOf, type How, isDiet, type Need, type OwnNeed, type What } from '../../../needs/rules/needs.ts'
import { upper } from '../forms.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = { allergy: 'Alerji', intolerance: 'İntolerans', choice: 'Tercihim' }

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Alerji veya çölyak hastalığı'
    : howNames[how]
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'başka bir şey'

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

/** Name of a content at a dish, in the words that guests tick: Gluten; Karides, yengeç, ıstakoz (kabuklular). */
export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return capitalize(text)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Karides, yengeç, ıstakoz. */
export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(text)
}

/** The name within a sentence: süt. */
export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** The name in capitals, for the kitchen: YER FISTIĞI. */
export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** A need in a sentence: süt alerjisi, gluten alerjisi veya çölyak hastalığı, yumurta intoleransı, süt olmasın (tercih), vegan. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, before = text, need = text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return need
  if (how === 'choice') return `${text} olmasın (tercih)`
  if (how === 'intolerance') return `${before} intoleransı`
  return what === 'gluten' ? 'gluten alerjisi veya çölyak hastalığı' : `${before} alerjisi`
}

/** All that a person said: Süt alerjisi; vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alerjiler ve diyetler: ${said}.`
}

/** The same as something told: süt alerjisi; with a name, which takes no suffix: Leo – süt alerjisi. */
export function needClause(
  need: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText(need, ownNeeds)
  return name === undefined ? said : `${name} – ${said}`
}

/** The verb behind the name of a need is the same for one and for many. */
export function isOrAre(): string {
  return 'doğrulanmadı'
}

/** süt; süt ve buğday; süt, buğday ve yumurta. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ve ${last}`
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Çocuk' : eats ? 'Bebek' : 'Bebek, yemek yok'
}

export const consentRequired = 'Lütfen iletilmesini onaylayın ya da bunu silin'
