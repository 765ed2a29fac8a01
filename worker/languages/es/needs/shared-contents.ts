import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { contentName, inText } from './shared.ts'

/** "La cocina, 3 de mayo: la receta no lleva leche ni huevos. Trazas: sin confirmar." */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'La cocina' : kitchenPerson(name, linkLabel)
  return `${who}, ${day}: la receta no lleva ${neither(whats.map((what) => inText(what, ownNeeds)))}. Trazas: sin confirmar.`
}

/** leche; leche ni trigo; leche, trigo ni huevos. */
function neither(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ni ${last}`
}

export const onlyTheKitchen = 'Esto solo puede decirlo la cocina'

export const stateName: Record<ContentState, string> = {
  contains: 'contiene',
  may: 'puede contener',
  without: 'en ningún ingrediente',
}

/** "Marta, cocina (Cocina caliente)"; "Marta, cocina" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['kitchen', 'cocina'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, cocina${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alérgenos: sin confirmar.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Otros alérgenos: sin confirmar.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Otros: sin confirmar.'

/** "Contiene: leche, trigo. Puede contener: almendras." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Puede contener: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** "Contiene: leche, trigo. Puede contener: almendras. Otros: sin confirmar." */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: almendras, leche. */
export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `«${contentInWords(first, ownNeeds)}» y «${contentInWords(second, ownNeeds)}» no pueden ser ciertos a la vez`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Cerdo',
  beef: 'Carne de vacuno',
  alcohol: 'Alcohol',
}
const factValues: Record<Fact['value'], string> = { yes: 'sí', no: 'no' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

/** Name of a fact: Carne, Vegano. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'sin confirmar'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "la organización". */
export function allergensNotStated(organizer: string): string {
  return `No se indican los alérgenos. Pregunte a ${organizer}.`
}
