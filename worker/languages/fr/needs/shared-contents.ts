import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { byAlphabet, lower } from '../forms.ts'
import { de } from '../grammar.ts'
import { contentName, inText } from './shared.ts'

/** « La cuisine, 3 mai : pas de lait, pas d’œufs dans la recette. Traces : non confirmées. » */
export function kitchenSays(
  whats: readonly NeedOnDish['what'][],
  day: string,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
  linkLabel?: string,
): string {
  const who = name === undefined ? 'La cuisine' : kitchenPerson(name, linkLabel)
  const list = whats.map((what) => `pas ${de(inText(what, ownNeeds))}`).join(', ')
  return `${who}, ${day} : ${list} dans la recette. Traces : non confirmées.`
}

export const onlyTheKitchen = 'Seule la cuisine peut l’affirmer'

export const stateName: Record<ContentState, string> = {
  contains: 'contient',
  may: 'peut contenir',
  without: 'aucun ingrédient n’en contient',
}

/** « Marta, cuisine (Cuisine chaude) » ; « Marta, cuisine » where the link is called that. */
export function kitchenPerson(name: string, linkLabel: string | undefined): string {
  const label =
    linkLabel === undefined || ['cuisine', 'kitchen'].includes(lower(linkLabel)) ? '' : ` (${linkLabel})`
  return `${name}, cuisine${label}`
}

export const nothingStated = 'Allergènes : non confirmés.'

export const otherAllergensNotConfirmed = 'Autres allergènes : non confirmés.'

const othersNotConfirmed = 'Autres : non confirmés.'

/** « Contient : blé, lait. Peut contenir : amandes. » */
export function statedUnderDish(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contient : ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Peut contenir : ${alphabetical(may, ownNeeds)}.`] : []),
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
  return `« ${contentInWords(first, ownNeeds)} » et « ${contentInWords(second, ownNeeds)} » ne peuvent pas être vrais à la fois`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Viande',
  pork: 'Porc',
  beef: 'Bœuf',
  alcohol: 'Alcool',
}

const factValues: Record<Fact['value'], string> = { yes: 'oui', no: 'non' }

function contentInWords(one: Content | Fact, ownNeeds: readonly OwnNeed[]): string {
  if ('what' in one) return `${contentName(one.what, ownNeeds)} : ${stateName[one.state]}`
  return `${factName(one.fact)} : ${factValues[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? contentName(fact) : factNames[fact]
}

/** The same after a verb: contient du porc. Undefined for a diet. */
export function someFact(fact: Fact['fact']): string | undefined {
  return isDiet(fact)
    ? undefined
    : { meat: 'de la viande', pork: 'du porc', beef: 'du bœuf', alcohol: 'de l’alcool' }[fact]
}

export const notConfirmed = 'non confirmé'

export function allergensNotStated(organizer: string): string {
  return `Les allergènes ne sont pas indiqués. Renseignez-vous auprès ${de(organizer)}.`
}
