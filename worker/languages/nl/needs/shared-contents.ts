import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { contentName, inText } from './shared.ts'

/** "De keuken, 3 mei. Niet in het recept: melk. Sporen: niet bevestigd." */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'De keuken' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => inText(what, ownNeeds)).join(', ')
  return `${who}, ${day}. Niet in het recept: ${list}. Sporen: niet bevestigd.`
}

export const onlyTheKitchen = 'Alleen de keuken kan dit bevestigen'

export const stateName: Record<ContentState, string> = {
  contains: 'bevat',
  may: 'kan bevatten',
  without: 'niet in de ingrediënten',
}

/** "Marta, keuken (Warme keuken)"; "Marta, keuken" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['keuken', 'kitchen'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, keuken${label}`
}

export const nothingStated = 'Allergenen: niet bevestigd.'

export const otherAllergensNotConfirmed = 'Overige allergenen: niet bevestigd.'

const othersNotConfirmed = 'Overige: niet bevestigd.'

/** "Bevat: melk, tarwe. Kan bevatten: amandelen." */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Bevat: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Kan bevatten: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** "Bevat: melk, tarwe. Kan bevatten: amandelen. Andere: niet bevestigd." */
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
  return `‘${contentInWords(first, ownNeeds)}’ en ‘${contentInWords(second, ownNeeds)}’ kunnen niet allebei kloppen`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Vlees',
  pork: 'Varkensvlees',
  beef: 'Rundvlees',
  alcohol: 'Alcohol',
}

/** Values of a fact about a dish. */
export const valueNames: Record<Fact['value'], string> = { yes: 'ja', no: 'nee' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

export const notConfirmed = 'niet bevestigd'

export function allergensNotStated(organizer: string): string {
  return `Over allergenen is niets opgegeven. Vraag het aan ${organizer}.`
}
