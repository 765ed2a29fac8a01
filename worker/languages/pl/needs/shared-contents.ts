import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet } from '../forms.ts'
import { contentName, genitive, inText, listed } from './shared.ts'

/**
 * „Kuchnia, 3 maja: w przepisie brak mleka. Śladowe ilości: nie potwierdzono.” A name, with its link's label, stands only
 * where the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'Kuchnia' : kitchenPerson(name, linkLabel)
  const list = listed(whats.map((what) => genitive(what, ownNeeds)))
  return `${who}, ${day}: w przepisie brak ${list}. Śladowe ilości: nie potwierdzono.`
}

export const onlyTheKitchen = 'To może powiedzieć tylko kuchnia'

export const stateName: Record<ContentState, string> = {
  contains: 'zawiera',
  may: 'może zawierać',
  without: 'brak w składnikach',
}

/** „Marta, kuchnia (Dania gorące)”; „Marta, kuchnia” where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const plain = linkLabel === undefined || ['kitchen', 'kuchnia'].includes(linkLabel.toLocaleLowerCase())
  return `${name}, kuchnia${plain ? '' : ` (${linkLabel})`}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alergeny: nie potwierdzono.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Inne alergeny: nie potwierdzono.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Inne: nie potwierdzono.'

/** „Zawiera: mleko, pszenica. Może zawierać: migdały.” Lists are by the alphabet, in the nominative as on a label. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Zawiera: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Może zawierać: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** „Zawiera: mleko, pszenica. Może zawierać: migdały. Inne: nie potwierdzono.” */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: migdały, mleko. */
export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `„${contentInWords(first, ownNeeds)}” i „${contentInWords(second, ownNeeds)}” wykluczają się nawzajem`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Mięso',
  pork: 'Wieprzowina',
  beef: 'Wołowina',
  alcohol: 'Alkohol',
}

const yesOrNo: Record<Fact['value'], string> = { yes: 'tak', no: 'nie' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${yesOrNo[one.value]}`
}

/** Name of a fact: Mięso, Wegańskie. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'nie potwierdzono'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or „organizator”. */
export function allergensNotStated(organizer: string): string {
  return `Nie podano alergenów. Informacje: ${organizer}.`
}
