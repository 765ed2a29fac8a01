import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { contentName, inText, listed } from './shared.ts'

/**
 * “Mutfak, 3 Mayıs: tarifte süt yok. Eser miktarlar: doğrulanmadı.” A name, with its link's label, stands only where the
 * kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'Mutfak' : kitchenPerson(name, linkLabel)
  const list = listed(whats.map((what) => inText(what, ownNeeds)))
  return `${who}, ${day}: tarifte ${list} yok. Eser miktarlar: doğrulanmadı.`
}

export const onlyTheKitchen = 'Bunu yalnızca mutfak söyleyebilir'

export const stateName: Record<ContentState, string> = {
  contains: 'içerir',
  may: 'içerebilir',
  without: 'malzemelerinde yok',
}

/** “Marta, mutfak (Sıcak mutfak)”; “Marta, mutfak” where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const plain =
    linkLabel === undefined || lower(linkLabel) === 'mutfak' || linkLabel.toLowerCase() === 'kitchen'
  return `${name}, mutfak${plain ? '' : ` (${linkLabel})`}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alerjenler: doğrulanmadı.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Diğer alerjenler: doğrulanmadı.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Diğerleri: doğrulanmadı.'

/** “İçerir: buğday, süt. İçerebilir: badem.” Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`İçerir: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`İçerebilir: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** “İçerir: buğday, süt. İçerebilir: badem. Diğerleri: doğrulanmadı.” */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: badem, süt. */
export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, ownNeeds)}” ve “${contentInWords(second, ownNeeds)}” aynı anda doğru olamaz`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Et',
  pork: 'Domuz eti',
  beef: 'Sığır eti',
  alcohol: 'Alkol',
}

const yesOrNo: Record<Fact['value'], string> = { yes: 'evet', no: 'hayır' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${yesOrNo[one.value]}`
}

/** Name of a fact: Et, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'doğrulanmadı'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or “organizatör”. */
export function allergensNotStated(organizer: string): string {
  return `Alerjenler belirtilmemiş. Sorabileceğiniz kişi: ${organizer}.`
}
