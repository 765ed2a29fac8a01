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
import { to } from '../grammar.ts'

/** «La cucina, 3 maggio: niente latte, niente uova nella ricetta. Tracce: non confermate.» */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'La cucina' : kitchenPerson(name, link)
  const list = whats.map((what) => `niente ${inText(what, own)}`).join(', ')
  return `${who}, ${day}: ${list} nella ricetta. Tracce: non confermate.`
}

export const onlyTheKitchen = 'Può affermarlo solo la cucina'

export const stateName: Record<ContentState, string> = {
  contains: 'contiene',
  may: 'può contenere',
  without: 'nessun ingrediente ne contiene',
}

/** «Marta, cucina (Cucina calda)»; «Marta, cucina» where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['cucina', 'kitchen'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, cucina${label}`
}

export const nothingStated = 'Allergeni: non confermati.'

export const otherAllergensNotConfirmed = 'Altri allergeni: non confermati.'

const othersNotConfirmed = 'Altri: non confermati.'

/** «Contiene: grano, latte. Può contenere: mandorle.» */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Può contenere: ${alphabetical(may, own)}.`] : []),
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
  return `«${contentInWords(first, own)}» e «${contentInWords(second, own)}» non possono essere veri insieme`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Maiale',
  beef: 'Manzo',
  alcohol: 'Alcol',
}

const factValues: Record<Fact['value'], string> = { yes: 'sì', no: 'no' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

export const notConfirmed = 'non confermato'

const howNames: Record<How, string> = {
  allergy: 'Allergia',
  intolerance: 'Intolleranza',
  choice: 'Per scelta',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergia o celiachia' : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and after «allergia» (`to`: allergia al
 * latte); the law's bounds or word behind it where a dish is described (`law`); a diet as its person's doing (`told`),
 * which is the same for Lei and for a name.
 */
type Names = {
  law?: string
  text: string
  guest?: string
  to?: string
  diet?: string
  told?: string
}

// Regolamento (UE) n. 1169/2011, allegato II, edizione italiana.
const names: Record<string, Names> = {
  gluten: { law: 'cereali contenenti glutine', text: 'glutine', to: 'al glutine' },
  wheat: { text: 'grano', to: 'al grano' },
  rye: { text: 'segale', to: 'alla segale' },
  barley: { text: 'orzo', to: 'all’orzo' },
  oats: { text: 'avena', to: 'all’avena' },
  crustaceans: {
    law: 'crostacei',
    text: 'crostacei',
    guest: 'Gamberi, granchi, aragoste',
    to: 'ai crostacei',
  },
  eggs: { text: 'uova', to: 'alle uova' },
  fish: { text: 'pesce', to: 'al pesce' },
  peanuts: { text: 'arachidi', to: 'alle arachidi' },
  soybeans: { text: 'soia', to: 'alla soia' },
  milk: { text: 'latte', to: 'al latte' },
  lactose: { text: 'lattosio', to: 'al lattosio' },
  nuts: { text: 'frutta a guscio', to: 'alla frutta a guscio' },
  almonds: { text: 'mandorle', to: 'alle mandorle' },
  hazelnuts: { text: 'nocciole', to: 'alle nocciole' },
  walnuts: { text: 'noci', to: 'alle noci' },
  cashews: { law: 'noci di acagiù', text: 'anacardi', to: 'agli anacardi' },
  pecans: { text: 'noci di pecan', to: 'alle noci di pecan' },
  'brazil-nuts': { text: 'noci del Brasile', to: 'alle noci del Brasile' },
  pistachios: { text: 'pistacchi', to: 'ai pistacchi' },
  macadamias: {
    law: 'noci macadamia o noci del Queensland',
    text: 'noci macadamia',
    to: 'alle noci macadamia',
  },
  'pine-nuts': { text: 'pinoli', to: 'ai pinoli' },
  celery: { text: 'sedano', to: 'al sedano' },
  mustard: { text: 'senape', to: 'alla senape' },
  sesame: { law: 'semi di sesamo', text: 'semi di sesamo', guest: 'Sesamo', to: 'al sesamo' },
  sulphites: {
    law: 'anidride solforosa e solfiti, oltre 10 mg/kg o 10 mg/litro',
    text: 'solfiti',
    to: 'ai solfiti',
  },
  lupin: { text: 'lupini', to: 'ai lupini' },
  molluscs: {
    law: 'molluschi',
    text: 'molluschi',
    guest: 'Cozze, ostriche, calamari, lumache',
    to: 'ai molluschi',
  },
  vegetarian: { text: 'vegetariano', diet: 'dieta vegetariana', told: 'segue una dieta vegetariana' },
  vegan: { text: 'vegano', diet: 'dieta vegana', told: 'segue una dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Pesce sì, carne no',
    diet: 'dieta pescetariana',
    told: 'mangia pesce, ma non carne',
  },
  halal: { text: 'halal', told: 'mangia halal' },
  kosher: { text: 'kosher', told: 'mangia kosher' },
  'no-pork': { text: 'senza maiale', told: 'non mangia maiale' },
  'no-beef': { text: 'senza manzo', told: 'non mangia manzo' },
  'no-alcohol': { text: 'senza alcol', told: 'non assume alcol' },
}

const unknownNeed = 'qualcos’altro'

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

/** A diet after «non»: non vegano, non «senza maiale». */
export function dietNamed(diet: Diet): string {
  const text = inText(diet)
  return text.startsWith('senza ') ? `«${text}»` : text
}

export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** allergia al latte, allergia al glutine o celiachia, intolleranza alle uova, senza latte per scelta, vegano. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, diet, to: toIt = `(${text})` } = namesOf(what, own)
  if (isDiet(what)) return diet ?? text
  if (how === 'choice') return `senza ${text}, per scelta`
  if (how === 'intolerance') return `intolleranza ${toIt}`
  return what === 'gluten' ? 'allergia al glutine o celiachia' : `allergia ${toIt}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergie e diete: ${said}.`
}

/** After «che»: ha un’allergia al latte; Leo ha un’allergia al latte, Leo segue una dieta vegana. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, told } = namesOf(what, own)
  const who = name === undefined ? '' : `${name} `
  if (told) return `${who}${told}`
  if (how === 'choice') return `${who}mangia senza ${text}, per scelta`
  return `${who}ha un’${needInText({ what, ...(how && { how }) }, own)}`
}

export function isOrAre(what: What, own: readonly OwnNeed[] = []): string {
  const plurals = ['uova', 'arachidi', 'mandorle', 'nocciole', 'pistacchi', 'pinoli', 'solfiti', 'lupini']
  const text = inText(what, own)
  return !isOwn(what) && (plurals.includes(text) || /^(?:noci|semi)|(?:cei|chi|ardi)$/.test(text))
    ? 'sono'
    : 'è'
}

/** latte; latte e grano; latte, grano e uova. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Bambino/a' : eats ? 'Bebè' : 'Bebè, senza pasto'
}

export function allergensNotStated(organizer: string): string {
  return `Gli allergeni non sono indicati. Può chiedere ${to(organizer)}.`
}

export const consentRequired = 'Accetti che venga comunicato, oppure lo rimuova'
