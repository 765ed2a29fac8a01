import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { contentName, inText } from './shared.ts'

/** "Die Küche, 3. Mai. Nicht im Rezept: Milch. Spuren: nicht bestätigt." */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'Die Küche' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => inText(what, ownNeeds)).join(', ')
  return `${who}, ${day}. Nicht im Rezept: ${list}. Spuren: nicht bestätigt.`
}

export const onlyTheKitchen = 'Das kann nur die Küche bestätigen'

export const stateName: Record<ContentState, string> = {
  contains: 'enthalten',
  may: 'kann enthalten sein',
  without: 'keine Zutat damit',
}

/** "Marta, Küche (Warme Küche)"; "Marta, Küche" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['küche', 'kitchen'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, Küche${label}`
}

export const nothingStated = 'Allergene: nicht bestätigt.'

export const otherAllergensNotConfirmed = 'Weitere Allergene: nicht bestätigt.'

const othersNotConfirmed = 'Weitere: nicht bestätigt.'

/** "Enthält: Milch, Weizen. Kann enthalten: Mandeln." */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Enthält: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Kann enthalten: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** "Enthält: Milch, Weizen. Kann enthalten: Mandeln. Weitere: nicht bestätigt." */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `„${contentInWords(first, ownNeeds)}“ und „${contentInWords(second, ownNeeds)}“ kann nicht beides stimmen`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Fleisch',
  pork: 'Schweinefleisch',
  beef: 'Rindfleisch',
  alcohol: 'Alkohol',
}

/** Values of a fact about a dish. */
export const valueNames: Record<Fact['value'], string> = { yes: 'ja', no: 'nein' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

export const notConfirmed = 'nicht bestätigt'

/** @param organizer in the accusative, which names and "die Gastgeber" have in common with the nominative */
export function allergensNotStated(organizer: string): string {
  return `Zu Allergenen liegen keine Angaben vor. Bitte fragen Sie ${organizer}.`
}
