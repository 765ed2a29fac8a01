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
import { byAlphabet, inAList, lower } from '../forms.ts'
import { iso } from '../isolate.ts'

/**
 * "The kitchen, 3 May: not in the recipe: milk. Traces: not confirmed." A name, with its link's label, stands only where
 * the kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'المطبخ' : kitchenPerson(name, link)
  const list = whats.map((what) => inText(what, own)).join('، ')
  return `${who}، ${day}: لا يدخل في الوصفة: ${list}. الآثار: غير مؤكدة.`
}

export const onlyTheKitchen = 'المطبخ وحده يمكنه تأكيد هذا'

export const stateName: Record<ContentState, string> = {
  contains: 'يحتوي',
  may: 'قد يحتوي',
  without: 'ليس ضمن المكونات',
}

/** "Marta, kitchen (Hot kitchen)"; "Marta, kitchen" where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['kitchen', 'المطبخ'].includes(lower(link)) ? '' : ` (${iso(link)})`
  return `${iso(name)}، المطبخ${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'مسببات الحساسية: غير مؤكدة.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'مسببات الحساسية الأخرى: غير مؤكدة.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'غير ذلك: غير مؤكد.'

/** "Contains: milk, wheat. May contain: almonds." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`يحتوي على: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`قد يحتوي على: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Contains: milk, wheat. May contain: almonds. Others: not confirmed." */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: almonds, milk. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join('، ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `لا يمكن أن يصحّ الاثنان معًا: «${contentInWords(first, own)}» و«${contentInWords(second, own)}»`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'لحم',
  pork: 'لحم خنزير',
  beef: 'لحم بقر',
  alcohol: 'كحول',
}

const valueNames: Record<Fact['value'], string> = { yes: 'نعم', no: 'لا' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${valueNames[one.value]}`
}

/** Name of a fact: Meat, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'غير مؤكد'

const howNames: Record<How, string> = {
  allergy: 'حساسية',
  intolerance: 'عدم تحمّل',
  choice: 'اختيار شخصي',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'حساسية أو داء السيلياك' : howNames[how]
}

/**
 * Per need: the name in a list (`text`), with its article as the object of a sentence and at a guest's box (`the`), as a
 * guest ticks it where that differs (`guest`); the law's bounds or word behind it where a dish is described (`law`). A diet
 * as what a person has (`has`), and as what is said of a dish that does not keep it (`not`).
 */
type Names = {
  law?: string
  text: string
  the: string
  guest?: string
  has?: string
  not?: string
}

/**
 * Names as in the Arabic editions of Codex Alimentarius, General Standard for the Labelling of Prepackaged Foods
 * (CXS 1-1985), section 4.2.1, and Code of Practice on Food Allergen Management (CXC 80-2020), whose word for tree nuts is
 * ثمار جوزية. Celery, lupin and mustard stand there for national lists only, and molluscs not at all: their names are the
 * plain words. The bound of sulphites is that of the list of all languages, Regulation (EU) No 1169/2011, Annex II.
 */
const names: Record<string, Names> = {
  gluten: { law: 'حبوب تحتوي على الغلوتين', text: 'غلوتين', the: 'الغلوتين' },
  wheat: { text: 'قمح', the: 'القمح' },
  rye: { text: 'شيلم (جاودار)', the: 'الشيلم (الجاودار)' },
  barley: { text: 'شعير', the: 'الشعير' },
  oats: { text: 'شوفان', the: 'الشوفان' },
  crustaceans: {
    law: 'قشريات',
    text: 'قشريات',
    the: 'القشريات (الروبيان والسلطعون والكركند)',
    guest: 'الروبيان (الجمبري)، السلطعون، الكركند',
  },
  eggs: { text: 'بيض', the: 'البيض' },
  fish: { text: 'أسماك', the: 'السمك' },
  peanuts: { text: 'فول سوداني', the: 'الفول السوداني' },
  soybeans: { text: 'فول الصويا', the: 'فول الصويا' },
  milk: { text: 'حليب', the: 'الحليب' },
  lactose: { text: 'لاكتوز', the: 'اللاكتوز' },
  nuts: { law: 'ثمار جوزية', text: 'مكسرات', the: 'المكسرات' },
  almonds: { text: 'لوز', the: 'اللوز' },
  hazelnuts: { text: 'بندق', the: 'البندق' },
  walnuts: { text: 'جوز (عين الجمل)', the: 'الجوز (عين الجمل)' },
  cashews: { text: 'كاجو', the: 'الكاجو' },
  pecans: { text: 'جوز البقان (بيكان)', the: 'جوز البقان (البيكان)' },
  'brazil-nuts': { text: 'جوز برازيلي', the: 'الجوز البرازيلي' },
  pistachios: { text: 'فستق حلبي', the: 'الفستق الحلبي' },
  macadamias: { text: 'مكاديميا', the: 'المكاديميا' },
  'pine-nuts': { text: 'صنوبر', the: 'الصنوبر' },
  celery: { text: 'كرفس', the: 'الكرفس' },
  mustard: { text: 'خردل', the: 'الخردل' },
  sesame: { text: 'سمسم', the: 'السمسم' },
  sulphites: {
    law: 'أكثر من 10 ملغ/كغ أو 10 ملغ/لتر',
    text: 'كبريتيت',
    the: 'الكبريتيت',
  },
  lupin: { text: 'ترمس', the: 'الترمس' },
  molluscs: {
    law: 'رخويات',
    text: 'رخويات',
    the: 'الرخويات (بلح البحر والمحار والحبار والحلزون)',
    guest: 'بلح البحر، المحار، الحبار، الحلزون',
  },
  vegetarian: { text: 'نباتي', the: 'نباتي', has: 'نظام غذائي نباتي', not: 'ليس نباتيًا' },
  vegan: {
    text: 'نباتي صرف',
    the: 'نباتي صرف (فيغان)',
    has: 'نظام غذائي نباتي صرف',
    not: 'ليس نباتيًا صرفًا',
  },
  pescatarian: {
    text: 'نباتي مع السمك',
    the: 'نباتي مع السمك',
    has: 'نظام غذائي نباتي مع السمك',
    not: 'ليس نباتيًا مع السمك',
  },
  halal: { text: 'حلال', the: 'حلال', has: 'التزام بالطعام الحلال', not: 'ليس حلالًا' },
  kosher: { text: 'كوشير', the: 'كوشير', has: 'التزام بطعام الكوشير', not: 'ليس كوشير' },
  'no-pork': {
    text: 'بلا لحم خنزير',
    the: 'بلا لحم خنزير',
    has: 'امتناع عن لحم الخنزير',
    not: 'يحتوي على: لحم خنزير',
  },
  'no-beef': {
    text: 'بلا لحم بقر',
    the: 'بلا لحم بقر',
    has: 'امتناع عن لحم البقر',
    not: 'يحتوي على: لحم بقر',
  },
  'no-alcohol': { text: 'بلا كحول', the: 'بلا كحول', has: 'امتناع عن الكحول', not: 'يحتوي على: كحول' },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'شيء آخر'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, the: iso(name), guest: name }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's beginning as it is: Arabic has no capitals. */
export function raised(text: string): string {
  return text
}

/** Name of a content at a dish, in the words that guests tick: Gluten; Prawns, crab, lobster (crustaceans). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law } = namesOf(what, own)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Prawns, crab, lobster. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, the } = namesOf(what, own)
  return guest ?? the
}

/** The name in a list or behind a colon, without its article: milk. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The name as the kitchen reads it where other languages have capitals. Arabic has none: its colon sets it off. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return inText(what, own)
}

/** A need in a sentence: milk allergy, gluten allergy or coeliac disease, egg intolerance, no milk by choice, vegan. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, the, has = text } = namesOf(what, own)
  if (isDiet(what)) return has
  if (how === 'choice') return `تجنّب ${the} باختيار شخصي`
  if (how === 'intolerance') return `عدم تحمّل ${the}`
  return what === 'gluten' ? 'حساسية من الغلوتين أو داء السيلياك' : `حساسية من ${the}`
}

/** All that a person said: milk allergy; vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return needs.map((need) => needInText(need, own)).join('؛ ')
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `الحساسية والقيود الغذائية: ${said}.`
}

/** The same as something told: you have a milk allergy; with a name, Leo has a milk allergy, Leo has a vegan diet. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { the, has } = namesOf(what, own)
  const who = name === undefined ? 'لديك' : `لدى ${iso(name)}`
  if (has) return `${who} ${has}`
  if (how === 'choice') return `${who} امتناع عن ${the} باختيار شخصي`
  return `${who} ${needInText({ what, ...(how && { how }) }, own)}`
}

/** The verdict on a dish that does not keep a diet: not vegan. */
export function notKept(diet: Diet): string {
  return names[diet]?.not ?? ''
}

/** Nothing: an Arabic sentence has no word between a subject and what is said of it. */
export function isOrAre(_what: What, _own: readonly OwnNeed[] = []): string {
  return ''
}

/** milk; milk and wheat; milk, wheat and eggs. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'طفل' : eats ? 'رضيع' : 'رضيع، بلا وجبة'
}

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "the organizer". */
export function allergensNotStated(organizer: string): string {
  return `مسببات الحساسية غير مذكورة. للسؤال عنها: ${iso(organizer)}.`
}

export const consentRequired = 'يُرجى الموافقة على مشاركة هذا، أو إزالته'
