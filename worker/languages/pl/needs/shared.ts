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
import { byAlphabet, upper } from '../forms.ts'

/**
 * „Kuchnia, 3 maja: w przepisie brak mleka. Śladowe ilości: nie potwierdzono.” A name, with its link's label, stands only
 * where the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'Kuchnia' : kitchenPerson(name, link)
  const list = listed(whats.map((what) => genitive(what, own)))
  return `${who}, ${day}: w przepisie brak ${list}. Śladowe ilości: nie potwierdzono.`
}

export const onlyTheKitchen = 'To może powiedzieć tylko kuchnia'

export const stateName: Record<ContentState, string> = {
  contains: 'zawiera',
  may: 'może zawierać',
  without: 'brak w składnikach',
}

/** „Marta, kuchnia (Dania gorące)”; „Marta, kuchnia” where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const plain = link === undefined || ['kitchen', 'kuchnia'].includes(link.toLocaleLowerCase())
  return `${name}, kuchnia${plain ? '' : ` (${link})`}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alergeny: nie potwierdzono.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Inne alergeny: nie potwierdzono.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Inne: nie potwierdzono.'

/** „Zawiera: mleko, pszenica. Może zawierać: migdały.” Lists are by the alphabet, in the nominative as on a label. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Zawiera: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Może zawierać: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** „Zawiera: mleko, pszenica. Może zawierać: migdały. Inne: nie potwierdzono.” */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: migdały, mleko. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `„${contentInWords(first, own)}” i „${contentInWords(second, own)}” wykluczają się nawzajem`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Mięso',
  pork: 'Wieprzowina',
  beef: 'Wołowina',
  alcohol: 'Alkohol',
}

const yesOrNo: Record<Fact['value'], string> = { yes: 'tak', no: 'nie' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${yesOrNo[one.value]}`
}

/** Name of a fact: Mięso, Wegańskie. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'nie potwierdzono'

const howNames: Record<How, string> = {
  allergy: 'Alergia',
  intolerance: 'Nietolerancja',
  choice: 'Mój wybór',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Alergia lub celiakia' : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), in the accusative (`onto`: alergia na mleko,
 * zawiera mleko) and the genitive (`of`: bez mleka, nietolerancja mleka); the same two of what guests call it (`said`); the
 * law's bounds or word behind it where a dish is described (`law`). Of a diet, `text` describes a dish, and `need` a person's
 * diet. Left out, they follow from `text`.
 */
type Names = {
  law?: string
  text: string
  guest?: string
  onto?: string
  of?: string
  said?: { onto: string; of: string }
  need?: string
}

// The 14 allergens and their kinds: Regulation (EU) No 1169/2011, Annex II, Polish edition (rozporządzenie (UE) nr 1169/2011,
// załącznik II).
const names: Record<string, Names> = {
  gluten: { law: 'zboża zawierające gluten', text: 'gluten', of: 'glutenu' },
  wheat: { text: 'pszenica', onto: 'pszenicę', of: 'pszenicy' },
  rye: { text: 'żyto', of: 'żyta' },
  barley: { text: 'jęczmień', of: 'jęczmienia' },
  oats: { text: 'owies', of: 'owsa' },
  crustaceans: {
    law: 'skorupiaki',
    text: 'skorupiaki',
    of: 'skorupiaków',
    guest: 'Krewetki, kraby, homary',
    said: { onto: 'krewetki, kraby i homary', of: 'krewetek, krabów i homarów' },
  },
  eggs: { text: 'jaja', of: 'jaj' },
  fish: { text: 'ryby', of: 'ryb' },
  peanuts: { law: 'arachidowe', text: 'orzeszki ziemne', of: 'orzeszków ziemnych' },
  soybeans: { text: 'soja', onto: 'soję', of: 'soi' },
  milk: { text: 'mleko', of: 'mleka' },
  lactose: { text: 'laktoza', onto: 'laktozę', of: 'laktozy' },
  nuts: { text: 'orzechy', of: 'orzechów' },
  almonds: { text: 'migdały', of: 'migdałów' },
  hazelnuts: { text: 'orzechy laskowe', of: 'orzechów laskowych' },
  walnuts: { text: 'orzechy włoskie', of: 'orzechów włoskich' },
  cashews: { text: 'orzechy nerkowca', of: 'orzechów nerkowca' },
  pecans: { text: 'orzeszki pekan', of: 'orzeszków pekan' },
  'brazil-nuts': { text: 'orzechy brazylijskie', of: 'orzechów brazylijskich' },
  pistachios: { text: 'pistacje', of: 'pistacji' },
  macadamias: { text: 'orzechy makadamia', of: 'orzechów makadamia' },
  'pine-nuts': { text: 'orzeszki piniowe', of: 'orzeszków piniowych' },
  celery: { text: 'seler', of: 'selera' },
  mustard: { text: 'gorczyca', onto: 'gorczycę', of: 'gorczycy', guest: 'Gorczyca, musztarda' },
  sesame: {
    text: 'nasiona sezamu',
    of: 'nasion sezamu',
    guest: 'Sezam',
    said: { onto: 'sezam', of: 'sezamu' },
    law: 'nasiona sezamu',
  },
  sulphites: {
    law: 'dwutlenek siarki i siarczyny powyżej 10 mg/kg lub 10 mg/l',
    text: 'dwutlenek siarki i siarczyny',
    of: 'dwutlenku siarki i siarczynów',
    guest: 'Siarczyny',
    said: { onto: 'siarczyny', of: 'siarczynów' },
  },
  lupin: { text: 'łubin', of: 'łubinu' },
  molluscs: {
    law: 'mięczaki',
    text: 'mięczaki',
    of: 'mięczaków',
    guest: 'Małże, ostrygi, kalmary, ślimaki',
    said: { onto: 'małże, ostrygi, kalmary i ślimaki', of: 'małży, ostryg, kalmarów i ślimaków' },
  },
  vegetarian: { text: 'wegetariańskie', need: 'dieta wegetariańska', guest: 'Dieta wegetariańska' },
  vegan: { text: 'wegańskie', need: 'dieta wegańska', guest: 'Dieta wegańska' },
  pescatarian: { text: 'peskatariańskie', need: 'dieta peskatariańska', guest: 'Dieta peskatariańska' },
  halal: { text: 'halal', need: 'dieta halal' },
  kosher: { text: 'koszerne', need: 'dieta koszerna' },
  'no-pork': { text: 'bez wieprzowiny', need: 'dieta bez wieprzowiny' },
  'no-beef': { text: 'bez wołowiny', need: 'dieta bez wołowiny' },
  'no-alcohol': { text: 'bez alkoholu' },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'coś innego'

/** A planner's own need stands as it was written, behind a word that takes its case: bez składnika „kiwi”. */
function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name), onto: `składnik „${name}”`, of: `składnika „${name}”` }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's first letter, raised. */
export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Krewetki, kraby, homary (skorupiaki); Wegańskie. */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, own)
  if (isDiet(what)) return raised(text)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Krewetki, kraby, homary. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, own)
  return guest ?? raised(text)
}

/** The name within a sentence, in the nominative: mleko. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The same behind zawiera: gorczycę. */
export function accusative(what: What, own: readonly OwnNeed[] = []): string {
  const { text, onto = text } = namesOf(what, own)
  return onto
}

/** The same behind bez and brak: gorczycy. */
export function genitive(what: What, own: readonly OwnNeed[] = []): string {
  const { text, of = text } = namesOf(what, own)
  return of
}

/** The name in capitals, for the kitchen: ORZESZKI ZIEMNE. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** A need in a sentence: alergia na mleko, alergia na gluten lub celiakia, nietolerancja jaj, bez mleka z wyboru, dieta wegańska. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, onto = text, of = text, said = { onto, of }, need = text } = namesOf(what, own)
  if (isDiet(what)) return need
  if (how === 'choice') return `bez ${of} z wyboru`
  if (how === 'intolerance') return `nietolerancja ${said.of}`
  return what === 'gluten' ? 'alergia na gluten lub celiakia' : `alergia na ${said.onto}`
}

/** All that a person said: Alergia na mleko; dieta wegańska. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergie i diety: ${said}.`
}

/** The same as something told, without a verb that would know the person's gender: alergia na mleko; Leo – alergia na mleko. */
export function needTold(
  need: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText(need, own)
  return name === undefined ? said : `${name} – ${said}`
}

/** No sentence has the name of a need as its subject. */
export function isOrAre(): string {
  return 'jest'
}

/** mleko; mleko i pszenica; mleko, pszenica i jaja. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Dziecko' : eats ? 'Niemowlę' : 'Niemowlę, bez posiłku'
}

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or „organizator”. */
export function allergensNotStated(organizer: string): string {
  return `Nie podano alergenów. Informacje: ${organizer}.`
}

export const consentRequired = 'Proszę wyrazić zgodę na przekazanie albo usunąć te informacje'
