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
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { byAlphabet, inAList, lower, upper } from '../forms.ts'

/** "De keuken, 3 mei. Niet in het recept: melk. Sporen: niet bevestigd." */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'De keuken' : kitchenPerson(name, link)
  const list = whats.map((what) => inText(what, own)).join(', ')
  return `${who}, ${day}. Niet in het recept: ${list}. Sporen: niet bevestigd.`
}

export const onlyTheKitchen = 'Alleen de keuken kan dit bevestigen'

export const stateName: Record<ContentState, string> = {
  contains: 'bevat',
  may: 'kan bevatten',
  without: 'niet in de ingrediënten',
}

/** "Marta, keuken (Warme keuken)"; "Marta, keuken" where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['keuken', 'kitchen'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, keuken${label}`
}

export const nothingStated = 'Allergenen: niet bevestigd.'

export const otherAllergensNotConfirmed = 'Overige allergenen: niet bevestigd.'

const othersNotConfirmed = 'Overige: niet bevestigd.'

/** "Bevat: melk, tarwe. Kan bevatten: amandelen." */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Bevat: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Kan bevatten: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Bevat: melk, tarwe. Kan bevatten: amandelen. Andere: niet bevestigd." */
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
  return `‘${contentInWords(first, own)}’ en ‘${contentInWords(second, own)}’ kunnen niet allebei kloppen`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Vlees',
  pork: 'Varkensvlees',
  beef: 'Rundvlees',
  alcohol: 'Alcohol',
}

/** Values of a fact about a dish. */
export const valueNames: Record<Fact['value'], string> = { yes: 'ja', no: 'nee' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

export const notConfirmed = 'niet bevestigd'

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Intolerantie',
  choice: 'Eigen keuze',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergie of coeliakie' : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it and speaks of it (`guest`), and the law's bounds or word
 * behind that where a dish is described (`law`).
 */
type Names = { law?: string; text: string; guest?: string }

// The law's words: Verordening (EU) nr. 1169/2011, bijlage II, Nederlandse tekst. "Pinda’s" stand for its "aardnoten", which
// few guests and cooks would know.
const names: Record<string, Names> = {
  gluten: { law: 'glutenbevattende granen', text: 'gluten' },
  wheat: { text: 'tarwe' },
  rye: { text: 'rogge' },
  barley: { text: 'gerst' },
  oats: { text: 'haver' },
  crustaceans: { law: 'schaaldieren', text: 'schaaldieren', guest: 'garnalen, krab, kreeft' },
  eggs: { text: 'eieren' },
  fish: { text: 'vis' },
  peanuts: { law: 'aardnoten', text: 'pinda’s' },
  soybeans: { law: 'sojabonen', text: 'soja' },
  milk: { text: 'melk' },
  lactose: { text: 'lactose' },
  nuts: { text: 'noten' },
  almonds: { text: 'amandelen' },
  hazelnuts: { text: 'hazelnoten' },
  walnuts: { text: 'walnoten' },
  cashews: { text: 'cashewnoten' },
  pecans: { text: 'pecannoten' },
  'brazil-nuts': { text: 'paranoten' },
  pistachios: { text: 'pistachenoten' },
  macadamias: { text: 'macadamianoten' },
  'pine-nuts': { text: 'pijnboompitten' },
  celery: { text: 'selderij' },
  mustard: { text: 'mosterd' },
  sesame: { text: 'sesamzaad' },
  sulphites: {
    law: 'zwaveldioxide en sulfieten, meer dan 10 mg/kg of 10 mg/l',
    text: 'zwaveldioxide en sulfieten',
    guest: 'sulfiet',
  },
  lupin: { text: 'lupine' },
  molluscs: { law: 'weekdieren', text: 'weekdieren', guest: 'mosselen, oesters, inktvis, slakken' },
  vegetarian: { text: 'vegetarisch' },
  vegan: { text: 'veganistisch' },
  pescatarian: { text: 'pescotarisch' },
  halal: { text: 'halal' },
  kosher: { text: 'koosjer' },
  'no-pork': { text: 'geen varkensvlees' },
  'no-beef': { text: 'geen rundvlees' },
  'no-alcohol': { text: 'geen alcohol' },
}

const unknownNeed = 'iets anders'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  return names[what] ?? { text: own.find(({ id }) => id === what)?.name ?? unknownNeed }
}

/** A dish that goes against a diet, as the diet's opposite: niet veganistisch, met varkensvlees. */
export function notDiet(what: Diet): string {
  const { text } = namesOf(what, [])
  return text.startsWith('geen ') ? `met ${text.slice(5)}` : `niet ${text}`
}

/** A sentence's first letter, raised; "ij" is one letter. */
export function raised(text: string): string {
  const first = /^ij/i.test(text) ? 2 : 1
  return upper(text.slice(0, first)) + text.slice(first)
}

/** Name of a content at a dish, in the words that guests tick: Eieren; Garnalen, krab, kreeft (schaaldieren). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, own)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Garnalen, krab, kreeft. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, own)
  return raised(guest ?? text)
}

/** The name within a sentence: melk. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** Allergie voor melk, glutenallergie of coeliakie, intolerantie voor lactose, geen melk (eigen keuze), veganistisch. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, guest = text } = namesOf(what, own)
  if (isDiet(what)) return text
  if (how === 'choice') return `geen ${guest} (eigen keuze)`
  if (how === 'intolerance') return `intolerantie voor ${guest}`
  return what === 'gluten' ? 'glutenallergie of coeliakie' : `allergie voor ${guest}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergieën en dieetwensen: ${said}.`
}

/** A sentence of its own: u gaf door: allergie voor melk; voor Leo gaf u door: veganistisch. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText({ what, ...(how && { how }) }, own)
  return `${name === undefined ? 'U hebt gemeld' : `Voor ${name} hebt u gemeld`}: ${said}`
}

/** No sentence here has a need as its subject: the names follow a colon. */
export function isOrAre(): string {
  return ''
}

/** melk; melk en tarwe; melk, tarwe en eieren. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Kind' : eats ? 'Baby of peuter' : 'Baby of peuter, eet niet mee'
}

export function allergensNotStated(organizer: string): string {
  return `Over allergenen is niets opgegeven. Vraag het aan ${organizer}.`
}

export const consentRequired = 'Ga akkoord met het doorgeven, of verwijder het'
