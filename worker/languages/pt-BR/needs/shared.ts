import type { Met } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
import {
  type Diet,
  groupOf,
  type How,
  isDiet,
  isOwn,
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { byAlphabet, inAList, lower, upper } from '../forms.ts'

/** "A cozinha, 3 de maio: a receita não leva leite nem ovos. Traços: sem confirmação." */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'A cozinha' : kitchenPerson(name, link)
  return `${who}, ${day}: a receita não leva ${neither(whats.map((what) => inText(what, own)))}. Traços: sem confirmação.`
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
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['kitchen', 'cozinha'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, cozinha${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alergênicos: sem confirmação.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Outros alergênicos: sem confirmação.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Outros: sem confirmação.'

/** "Contém: leite, trigo. Pode conter: amêndoas." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contém: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Pode conter: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Contém: leite, trigo. Pode conter: amêndoas. Outros: sem confirmação." */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: amêndoas, leite. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, own)}” e “${contentInWords(second, own)}” não podem ser verdade ao mesmo tempo`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Carne de porco',
  beef: 'Carne bovina',
  alcohol: 'Álcool',
}
const factValues: Record<Fact['value'], string> = { yes: 'sim', no: 'não' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

/** Name of a fact: Carne, Vegano. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'sem confirmação'

const howNames: Record<How, string> = {
  allergy: 'Alergia',
  intolerance: 'Intolerância',
  choice: 'Por escolha própria',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Alergia ou doença celíaca'
    : howNames[how]
}

/**
 * Per need: the name within a sentence, of a dish's diet in the form of "prato" (`text`); the name behind "alergia", with its
 * preposition (`to`), and behind "evita" (`what`), as a person says it; the name as a guest ticks it (`guest`); the law's
 * bounds or word behind it where a dish is described (`law`); a diet as a person keeps it, which says nothing of whether
 * it is a woman (`diet`, `told`). Left out, they follow from `text`.
 */
type Names = {
  law?: string
  text: string
  what?: string
  to?: string
  guest?: string
  diet?: string
  told?: string
}

// Names of the allergens: Anvisa, RDC n.º 727/2022 (antes RDC n.º 26/2015), lista dos principais alimentos que causam
// alergias alimentares. Aipo, mostarda, gergelim, sulfitos, tremoço e moluscos are not on that list: the plain word.
const names: Record<string, Names> = {
  gluten: { text: 'glúten' },
  wheat: { text: 'trigo' },
  rye: { text: 'centeio' },
  barley: { text: 'cevada' },
  oats: { text: 'aveia' },
  crustaceans: {
    law: 'crustáceos',
    text: 'crustáceos',
    what: 'camarão, caranguejo, siri e lagosta',
    guest: 'Camarão, caranguejo, siri, lagosta',
  },
  eggs: { text: 'ovos', what: 'ovo' },
  fish: { text: 'peixes', what: 'peixe', guest: 'Peixe' },
  peanuts: { text: 'amendoim' },
  soybeans: { text: 'soja' },
  milk: { text: 'leite' },
  lactose: { text: 'lactose', to: 'à lactose' },
  nuts: { text: 'castanhas e nozes' },
  almonds: { text: 'amêndoas' },
  hazelnuts: { text: 'avelãs' },
  walnuts: { text: 'nozes' },
  cashews: { text: 'castanha-de-caju' },
  pecans: { text: 'pecãs', guest: 'Nozes-pecã' },
  'brazil-nuts': {
    law: 'castanha-do-brasil',
    text: 'castanha-do-brasil',
    what: 'castanha-do-pará',
    guest: 'Castanha-do-pará',
  },
  pistachios: { text: 'pistaches' },
  macadamias: { text: 'macadâmias' },
  'pine-nuts': { text: 'pinoli' },
  celery: { text: 'aipo', guest: 'Aipo (salsão)' },
  mustard: { text: 'mostarda' },
  sesame: { text: 'gergelim' },
  sulphites: { law: 'acima de 10 mg/kg ou 10 mg/litro', text: 'sulfitos' },
  lupin: { text: 'tremoço' },
  molluscs: {
    law: 'moluscos',
    text: 'moluscos',
    what: 'mexilhão, ostra, lula, polvo e caracol',
    guest: 'Mexilhão, ostra, lula, polvo, caracol',
  },
  vegetarian: {
    text: 'vegetariano',
    diet: 'dieta vegetariana',
    told: 'segue uma dieta vegetariana',
  },
  vegan: { text: 'vegano', diet: 'dieta vegana', told: 'segue uma dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Peixe sim, carne não',
    diet: 'dieta pescetariana',
    told: 'come peixe, mas não carne',
  },
  halal: { text: 'halal', diet: 'dieta halal', told: 'come halal' },
  kosher: { text: 'kosher', diet: 'dieta kosher', told: 'come kosher' },
  'no-pork': { text: 'sem carne de porco', told: 'não come carne de porco' },
  'no-beef': { text: 'sem carne bovina', told: 'não come carne bovina' },
  'no-alcohol': { text: 'sem álcool', told: 'não consome álcool' },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'outra coisa'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's first letter, raised. */
export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Glúten; Castanha-do-pará (castanha-do-brasil). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, own)
  if (isDiet(what)) return raised(text)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Camarão, caranguejo, siri, lagosta. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, own)
  return guest ?? raised(diet ?? text)
}

/** The name within a sentence: leite. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The name in capitals, for the kitchen: AMENDOIM. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** a leite, a ovo, à lactose */
function toWhat({ text, what = text, to = `a ${what}` }: Names): string {
  return to
}

/** A need in a sentence: alergia a leite, alergia a glúten ou doença celíaca, sem leite por escolha própria, dieta vegana. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const found = namesOf(what, own)
  if (isDiet(what)) return found.diet ?? found.text
  if (how === 'choice') return `sem ${found.text}, por escolha própria`
  if (how === 'intolerance') return `intolerância ${toWhat(found)}`
  return what === 'gluten' ? 'alergia a glúten ou doença celíaca' : `alergia ${toWhat(found)}`
}

/** All that a person said: Alergia a leite; dieta vegana. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergias e dietas: ${said}.`
}

/** The same as something told, after "que": tem alergia a leite; with a name, Leo segue uma dieta vegana. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, what: named = text, told } = namesOf(what, own)
  const as = (does: string) => (name === undefined ? does : `${name} ${does}`)
  if (told) return as(told)
  if (how === 'choice') return as(`evita ${named}`)
  return as(`tem ${needInText({ what, ...(how && { how }) }, own)}`)
}

/** The word that follows the name of a need as a subject. */
export function isOrAre(what: What, own: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, own).endsWith('s') ? 'estão' : 'está'
}

/** leite; leite e trigo; leite, trigo e ovos. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Criança' : eats ? 'Bebê' : 'Bebê, não come'
}

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "a organização". */
export function allergensNotStated(organizer: string): string {
  return `Os alergênicos não foram informados. Fale com ${organizer}.`
}

export const consentRequired = 'Autorize repassar isto, ou remova'
