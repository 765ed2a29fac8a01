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

/** "Die Küche, 3. Mai. Nicht im Rezept: Milch. Spuren: nicht bestätigt." */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'Die Küche' : kitchenPerson(name, link)
  const list = whats.map((what) => inText(what, own)).join(', ')
  return `${who}, ${day}. Nicht im Rezept: ${list}. Spuren: nicht bestätigt.`
}

export const onlyTheKitchen = 'Das kann nur die Küche bestätigen'

export const stateName: Record<ContentState, string> = {
  contains: 'enthalten',
  may: 'kann enthalten sein',
  without: 'keine Zutat damit',
}

/** "Marta, Küche (Warme Küche)"; "Marta, Küche" where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['küche', 'kitchen'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, Küche${label}`
}

export const nothingStated = 'Allergene: nicht bestätigt.'

export const otherAllergensNotConfirmed = 'Weitere Allergene: nicht bestätigt.'

const othersNotConfirmed = 'Weitere: nicht bestätigt.'

/** "Enthält: Milch, Weizen. Kann enthalten: Mandeln." */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Enthält: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Kann enthalten: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Enthält: Milch, Weizen. Kann enthalten: Mandeln. Weitere: nicht bestätigt." */
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
  return `„${contentInWords(first, own)}“ und „${contentInWords(second, own)}“ kann nicht beides stimmen`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Fleisch',
  pork: 'Schweinefleisch',
  beef: 'Rindfleisch',
  alcohol: 'Alkohol',
}

/** Values of a fact about a dish. */
export const valueNames: Record<Fact['value'], string> = { yes: 'ja', no: 'nein' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

export const notConfirmed = 'nicht bestätigt'

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Unverträglichkeit',
  choice: 'Mein Wunsch',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergie oder Zöliakie' : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), the law's bounds or word behind that where a
 * dish is described (`law`), and what stands before "allergie" in one word (`stem`), else the guest's name follows "gegen".
 */
type Names = { law?: string; text: string; guest?: string; stem?: string }

// The law's words: Verordnung (EU) Nr. 1169/2011, Anhang II, deutsche Fassung. "Fisch" stands for its "Fische".
const names: Record<string, Names> = {
  gluten: { law: 'glutenhaltiges Getreide', text: 'Gluten', stem: 'Gluten' },
  wheat: { text: 'Weizen', stem: 'Weizen' },
  rye: { text: 'Roggen', stem: 'Roggen' },
  barley: { text: 'Gerste', stem: 'Gersten' },
  oats: { text: 'Hafer', stem: 'Hafer' },
  crustaceans: { law: 'Krebstiere', text: 'Krebstiere', guest: 'Garnelen, Krabben, Hummer' },
  eggs: { text: 'Eier', stem: 'Ei' },
  fish: { text: 'Fisch', stem: 'Fisch' },
  peanuts: { text: 'Erdnüsse', stem: 'Erdnuss' },
  soybeans: { law: 'Sojabohnen', text: 'Sojabohnen', guest: 'Soja', stem: 'Soja' },
  milk: { text: 'Milch', stem: 'Milch' },
  lactose: { text: 'Laktose', stem: 'Laktose' },
  nuts: { law: 'Schalenfrüchte', text: 'Schalenfrüchte', guest: 'Nüsse', stem: 'Nuss' },
  almonds: { text: 'Mandeln', stem: 'Mandel' },
  hazelnuts: { text: 'Haselnüsse', stem: 'Haselnuss' },
  walnuts: { text: 'Walnüsse', stem: 'Walnuss' },
  cashews: { law: 'Kaschunüsse', text: 'Kaschunüsse', guest: 'Cashewkerne', stem: 'Cashew' },
  pecans: { law: 'Pecannüsse', text: 'Pecannüsse', guest: 'Pekannüsse', stem: 'Pekannuss' },
  'brazil-nuts': { text: 'Paranüsse', stem: 'Paranuss' },
  pistachios: { text: 'Pistazien', stem: 'Pistazien' },
  macadamias: { law: 'Macadamia- oder Queenslandnüsse', text: 'Macadamianüsse', stem: 'Macadamia' },
  'pine-nuts': { text: 'Pinienkerne', stem: 'Pinienkern' },
  celery: { text: 'Sellerie', stem: 'Sellerie' },
  mustard: { text: 'Senf', stem: 'Senf' },
  sesame: { law: 'Sesamsamen', text: 'Sesamsamen', guest: 'Sesam', stem: 'Sesam' },
  sulphites: {
    law: 'Schwefeldioxid und Sulphite, mehr als 10 mg/kg oder 10 mg/l',
    text: 'Schwefeldioxid und Sulphite',
    guest: 'Sulfite',
    stem: 'Sulfit',
  },
  lupin: { text: 'Lupinen', stem: 'Lupinen' },
  molluscs: { law: 'Weichtiere', text: 'Weichtiere', guest: 'Muscheln, Austern, Tintenfisch, Schnecken' },
  vegetarian: { text: 'vegetarisch' },
  vegan: { text: 'vegan' },
  pescatarian: { text: 'pescetarisch' },
  halal: { text: 'halal' },
  kosher: { text: 'koscher' },
  'no-pork': { text: 'ohne Schweinefleisch' },
  'no-beef': { text: 'ohne Rindfleisch' },
  'no-alcohol': { text: 'ohne Alkohol' },
}

const unknownNeed = 'etwas anderes'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A dish that goes against a diet, as the diet's opposite: nicht vegan, mit Schweinefleisch. */
export function notDiet(what: Diet): string {
  const { text } = namesOf(what, [])
  return text.startsWith('ohne ') ? `mit ${text.slice(5)}` : `nicht ${text}`
}

/** A sentence's first letter, raised. */
export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Eier; Garnelen, Krabben, Hummer (Krebstiere). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, own)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Garnelen, Krabben, Hummer. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, own)
  return guest ?? raised(text)
}

/** The name within a sentence: Milch. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** Milchallergie, Allergie gegen Garnelen, Krabben, Hummer, Eiunverträglichkeit, ohne Milch (Wunsch), vegan. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, stem } = namesOf(what, own)
  if (isDiet(what)) return text
  const name = guestName(what, own)
  if (how === 'choice') return `ohne ${name} (Wunsch)`
  if (how === 'intolerance') return stem ? `${stem}unverträglichkeit` : `Unverträglichkeit gegen ${name}`
  if (what === 'gluten') return 'Glutenallergie oder Zöliakie'
  return stem ? `${stem}allergie` : `Allergie gegen ${name}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergien/Besonderheiten: ${said}.`
}

/** A sentence of its own, since German would put the verb last: Ihre Angabe: Milchallergie; Angabe für Leo: vegan. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText({ what, ...(how && { how }) }, own)
  return `${name === undefined ? 'Ihre Angabe' : `Angabe für ${name}`}: ${said}`
}

/** No sentence here has a need as its subject: the names follow a colon. */
export function isOrAre(): string {
  return ''
}

/** Milch; Milch und Weizen; Milch, Weizen und Eier. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Kind' : eats ? 'Kleinkind' : 'Kleinkind, ohne eigenes Essen'
}

/** @param organizer in the accusative, which names and "die Gastgeber" have in common with the nominative */
export function allergensNotStated(organizer: string): string {
  return `Zu Allergenen liegen keine Angaben vor. Bitte fragen Sie ${organizer}.`
}

export const consentRequired = 'Bitte stimmen Sie der Weitergabe zu, oder entfernen Sie die Angaben'
