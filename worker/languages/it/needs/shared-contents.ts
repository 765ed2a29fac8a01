import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { to } from '../grammar.ts'
import { contentName, inText } from './shared.ts'

/** «La cucina, 3 maggio: niente latte, niente uova nella ricetta. Tracce: non confermate.» */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'La cucina' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => `niente ${inText(what, ownNeeds)}`).join(', ')
  return `${who}, ${day}: ${list} nella ricetta. Tracce: non confermate.`
}

export const onlyTheKitchen = 'Può affermarlo solo la cucina'

export const stateName: Record<ContentState, string> = {
  contains: 'contiene',
  may: 'può contenere',
  without: 'nessun ingrediente ne contiene',
}

/** «Marta, cucina (Cucina calda)»; «Marta, cucina» where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['cucina', 'kitchen'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, cucina${label}`
}

export const nothingStated = 'Allergeni: non confermati.'

export const otherAllergensNotConfirmed = 'Altri allergeni: non confermati.'

const othersNotConfirmed = 'Altri: non confermati.'

/** «Contiene: grano, latte. Può contenere: mandorle.» */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Può contenere: ${alphabetical(may, ownNeeds)}.`] : []),
  ].join(' ')
}

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
  return `«${contentInWords(first, ownNeeds)}» e «${contentInWords(second, ownNeeds)}» non possono essere veri insieme`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Maiale',
  beef: 'Manzo',
  alcohol: 'Alcol',
}

const factValues: Record<Fact['value'], string> = { yes: 'sì', no: 'no' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

export const notConfirmed = 'non confermato'

export function allergensNotStated(organizer: string): string {
  return `Gli allergeni non sono indicati. Può chiedere ${to(organizer)}.`
}
