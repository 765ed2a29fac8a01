import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { contentName, inText } from './shared.ts'

/** "A cozinha, 3 de maio: a receita não leva leite nem ovos. Traços: sem confirmação." */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'A cozinha' : kitchenPerson(name, linkLabel)
  return `${who}, ${day}: a receita não leva ${neither(whats.map((what) => inText(what, ownNeeds)))}. Traços: sem confirmação.`
}

/** leite; leite nem trigo; leite, trigo nem ovos. */
function neither(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} nem ${last}`
}

export const onlyTheKitchen = 'Só a cozinha pode dizer isto'

export const stateName: Record<ContentState, string> = {
  contains: 'contém',
  may: 'pode conter',
  without: 'em nenhum ingrediente',
}

/** "Marta, cozinha (Cozinha quente)"; "Marta, cozinha" where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['kitchen', 'cozinha'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, cozinha${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alergênicos: sem confirmação.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Outros alergênicos: sem confirmação.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Outros: sem confirmação.'

/** "Contém: leite, trigo. Pode conter: amêndoas." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contém: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Pode conter: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

/** "Contém: leite, trigo. Pode conter: amêndoas. Outros: sem confirmação." */
export function lineUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, ownNeeds)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: amêndoas, leite. */
export function alphabetical(whats: readonly Content['what'][], ownNeeds: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, ownNeeds))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, ownNeeds: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, ownNeeds)}” e “${contentInWords(second, ownNeeds)}” não podem ser verdade ao mesmo tempo`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Carne de porco',
  beef: 'Carne bovina',
  alcohol: 'Álcool',
}
const factValues: Record<Fact['value'], string> = { yes: 'sim', no: 'não' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

/** Name of a fact: Carne, Vegano. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'sem confirmação'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "a organização". */
export function allergensNotStated(organizer: string): string {
  return `Os alergênicos não foram informados. Fale com ${organizer}.`
}
