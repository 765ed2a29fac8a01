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
import { de } from '../grammar.ts'

/** « La cuisine, 3 mai : pas de lait, pas d’œufs dans la recette. Traces : non confirmées. » */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'La cuisine' : kitchenPerson(name, link)
  const list = whats.map((what) => `pas ${de(inText(what, own))}`).join(', ')
  return `${who}, ${day} : ${list} dans la recette. Traces : non confirmées.`
}

export const onlyTheKitchen = 'Seule la cuisine peut l’affirmer'

export const stateName: Record<ContentState, string> = {
  contains: 'contient',
  may: 'peut contenir',
  without: 'aucun ingrédient n’en contient',
}

/** « Marta, cuisine (Cuisine chaude) » ; « Marta, cuisine » where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['cuisine', 'kitchen'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, cuisine${label}`
}

export const nothingStated = 'Allergènes : non confirmés.'

export const otherAllergensNotConfirmed = 'Autres allergènes : non confirmés.'

const othersNotConfirmed = 'Autres : non confirmés.'

/** « Contient : blé, lait. Peut contenir : amandes. » */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contient : ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Peut contenir : ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `« ${contentInWords(first, own)} » et « ${contentInWords(second, own)} » ne peuvent pas être vrais à la fois`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Viande',
  pork: 'Porc',
  beef: 'Bœuf',
  alcohol: 'Alcool',
}

const factValues: Record<Fact['value'], string> = { yes: 'oui', no: 'non' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)} : ${stateName[one.state]}`
  return `${factName(one.fact)} : ${factValues[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The same after a verb: contient du porc. Undefined for a diet. */
export function someFact(fact: Fact['fact']): string | undefined {
  return isDiet(fact)
    ? undefined
    : { meat: 'de la viande', pork: 'du porc', beef: 'du bœuf', alcohol: 'de l’alcool' }[fact]
}

export const notConfirmed = 'non confirmé'

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Intolérance',
  choice: 'Mon choix',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Allergie ou maladie cœliaque'
    : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), after a verb (`some`: contient du lait)
 * and after « allergie » (`to`: allergie au lait); the law's bounds or word behind it where a dish is described (`law`); a
 * diet as a person keeps it, which says nothing of whether it is a woman (`diet`, `told`).
 */
type Names = {
  law?: string
  text: string
  guest?: string
  some?: string
  to?: string
  diet?: string
  told?: readonly [you: string, other: string]
}

// Règlement (UE) nº 1169/2011, annexe II, édition française.
const names: Record<string, Names> = {
  gluten: { law: 'céréales contenant du gluten', text: 'gluten', some: 'du gluten', to: 'au gluten' },
  wheat: { text: 'blé', some: 'du blé', to: 'au blé' },
  rye: { text: 'seigle', some: 'du seigle', to: 'au seigle' },
  barley: { text: 'orge', some: 'de l’orge', to: 'à l’orge' },
  oats: { text: 'avoine', some: 'de l’avoine', to: 'à l’avoine' },
  crustaceans: {
    law: 'crustacés',
    text: 'crustacés',
    guest: 'Crevettes, crabe, homard',
    some: 'des crustacés',
    to: 'aux crustacés',
  },
  eggs: { text: 'œufs', some: 'des œufs', to: 'aux œufs' },
  fish: { text: 'poissons', guest: 'Poisson', some: 'du poisson', to: 'au poisson' },
  peanuts: {
    text: 'arachides',
    guest: 'Arachides (cacahuètes)',
    some: 'des arachides',
    to: 'aux arachides',
  },
  soybeans: { text: 'soja', some: 'du soja', to: 'au soja' },
  milk: { text: 'lait', some: 'du lait', to: 'au lait' },
  lactose: { text: 'lactose', some: 'du lactose', to: 'au lactose' },
  nuts: { text: 'fruits à coque', some: 'des fruits à coque', to: 'aux fruits à coque' },
  almonds: { text: 'amandes', some: 'des amandes', to: 'aux amandes' },
  hazelnuts: { text: 'noisettes', some: 'des noisettes', to: 'aux noisettes' },
  walnuts: { text: 'noix', some: 'des noix', to: 'aux noix' },
  cashews: { text: 'noix de cajou', some: 'des noix de cajou', to: 'aux noix de cajou' },
  pecans: { text: 'noix de pécan', some: 'des noix de pécan', to: 'aux noix de pécan' },
  'brazil-nuts': { text: 'noix du Brésil', some: 'des noix du Brésil', to: 'aux noix du Brésil' },
  pistachios: { text: 'pistaches', some: 'des pistaches', to: 'aux pistaches' },
  macadamias: {
    law: 'noix de Macadamia ou du Queensland',
    text: 'noix de Macadamia',
    some: 'des noix de Macadamia',
    to: 'aux noix de Macadamia',
  },
  'pine-nuts': { text: 'pignons de pin', some: 'des pignons de pin', to: 'aux pignons de pin' },
  celery: { text: 'céleri', some: 'du céleri', to: 'au céleri' },
  mustard: { text: 'moutarde', some: 'de la moutarde', to: 'à la moutarde' },
  sesame: {
    law: 'graines de sésame',
    text: 'graines de sésame',
    guest: 'Sésame',
    some: 'des graines de sésame',
    to: 'au sésame',
  },
  sulphites: {
    law: 'anhydride sulfureux et sulfites, plus de 10 mg/kg ou 10 mg/litre',
    text: 'sulfites',
    some: 'des sulfites',
    to: 'aux sulfites',
  },
  lupin: { text: 'lupin', some: 'du lupin', to: 'au lupin' },
  molluscs: {
    law: 'mollusques',
    text: 'mollusques',
    guest: 'Moules, huîtres, calamars, escargots',
    some: 'des mollusques',
    to: 'aux mollusques',
  },
  vegetarian: {
    text: 'végétarien',
    diet: 'régime végétarien',
    told: ['suivez un régime végétarien', 'suit un régime végétarien'],
  },
  vegan: {
    text: 'végane',
    diet: 'régime végane',
    told: ['suivez un régime végane', 'suit un régime végane'],
  },
  pescatarian: {
    text: 'pescétarien',
    guest: 'Poisson oui, viande non',
    diet: 'régime pescétarien',
    told: ['mangez du poisson, mais pas de viande', 'mange du poisson, mais pas de viande'],
  },
  halal: { text: 'halal', told: ['mangez halal', 'mange halal'] },
  kosher: { text: 'casher', told: ['mangez casher', 'mange casher'] },
  'no-pork': { text: 'sans porc', told: ['ne mangez pas de porc', 'ne mange pas de porc'] },
  'no-beef': { text: 'sans bœuf', told: ['ne mangez pas de bœuf', 'ne mange pas de bœuf'] },
  'no-alcohol': { text: 'sans alcool', told: ['ne prenez pas d’alcool', 'ne prend pas d’alcool'] },
}

const unknownNeed = 'autre chose'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name) }
  }
  return names[what] ?? ofPlanner()
}

export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, own)
  if (isDiet(what)) return raised(text)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, own)
  return guest ?? raised(diet ?? text)
}

export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** A diet after « pas »: pas végane, pas « sans porc ». */
export function dietNamed(diet: Diet): string {
  const text = inText(diet)
  return text.startsWith('sans ') ? `« ${text} »` : text
}

export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/**
 * The object of a verb: « contient du lait et des œufs »; with a colon where a planner's own need is among them, whose
 * article nobody knows: « contient : lait, fraises ».
 */
export function verbAnd(verb: string, whats: readonly What[], own: readonly OwnNeed[] = []): string {
  const some = whats.map((what) => namesOf(what, own).some)
  if (some.some((one) => one === undefined))
    return `${verb} : ${whats.map((what) => inText(what, own)).join(', ')}`
  return `${verb} ${listed(some.map((one) => one ?? ''))}`
}

/** allergie au lait, allergie au gluten ou maladie cœliaque, intolérance aux œufs, sans lait par choix, régime végane. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, diet, to = `(${text})` } = namesOf(what, own)
  if (isDiet(what)) return diet ?? text
  if (how === 'choice') return `sans ${text}, par choix`
  if (how === 'intolerance') return `intolérance ${to}`
  return what === 'gluten' ? 'allergie au gluten ou maladie cœliaque' : `allergie ${to}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join(' ; '))
}

export function needsAre(said: string): string {
  return `Allergies et régimes : ${said}.`
}

/** vous avez une allergie au lait; Leo a une allergie au lait, Leo suit un régime végane. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, told } = namesOf(what, own)
  const as = (you: string, other: string) => (name === undefined ? `vous ${you}` : `${name} ${other}`)
  if (told) return as(...told)
  if (how === 'choice') return as(`mangez sans ${text}, par choix`, `mange sans ${text}, par choix`)
  const said = needInText({ what, ...(how && { how }) }, own)
  return as(`avez une ${said}`, `a une ${said}`)
}

export function isOrAre(what: What, own: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, own).endsWith('s') ? 'sont' : 'est'
}

/** lait; lait et blé; lait, blé et œufs. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Enfant' : eats ? 'Bébé' : 'Bébé, sans repas'
}

export function allergensNotStated(organizer: string): string {
  return `Les allergènes ne sont pas indiqués. Renseignez-vous auprès ${de(organizer)}.`
}

export const consentRequired = 'Veuillez accepter que ce soit transmis, ou supprimez-le'
