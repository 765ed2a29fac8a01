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
import { byAlphabet, lower, upper } from '../forms.ts'

/**
 * “Mutfak, 3 Mayıs: tarifte süt yok. Eser miktarlar: doğrulanmadı.” A name, with its link's label, stands only where the
 * kitchen or the planner reads it.
 */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'Mutfak' : kitchenPerson(name, link)
  const list = listed(whats.map((what) => inText(what, own)))
  return `${who}, ${day}: tarifte ${list} yok. Eser miktarlar: doğrulanmadı.`
}

export const onlyTheKitchen = 'Bunu yalnızca mutfak söyleyebilir'

export const stateName: Record<ContentState, string> = {
  contains: 'içerir',
  may: 'içerebilir',
  without: 'malzemelerinde yok',
}

/** “Marta, mutfak (Sıcak mutfak)”; “Marta, mutfak” where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const plain = link === undefined || lower(link) === 'mutfak' || link.toLowerCase() === 'kitchen'
  return `${name}, mutfak${plain ? '' : ` (${link})`}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alerjenler: doğrulanmadı.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Diğer alerjenler: doğrulanmadı.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Diğerleri: doğrulanmadı.'

/** “İçerir: buğday, süt. İçerebilir: badem.” Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`İçerir: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`İçerebilir: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** “İçerir: buğday, süt. İçerebilir: badem. Diğerleri: doğrulanmadı.” */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: badem, süt. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `“${contentInWords(first, own)}” ve “${contentInWords(second, own)}” aynı anda doğru olamaz`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Et',
  pork: 'Domuz eti',
  beef: 'Sığır eti',
  alcohol: 'Alkol',
}

const yesOrNo: Record<Fact['value'], string> = { yes: 'evet', no: 'hayır' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${yesOrNo[one.value]}`
}

/** Name of a fact: Et, Vegan. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'doğrulanmadı'

const howNames: Record<How, string> = { allergy: 'Alerji', intolerance: 'İntolerans', choice: 'Tercihim' }

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Alerji veya çölyak hastalığı'
    : howNames[how]
}

/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and before “alerjisi” (`before`); the law's
 * bounds or word behind it where a dish is described (`law`). Of a diet, `text` describes a dish, and `need` what a
 * person wants. Left out, they follow from `text`. Nothing of it is inflected: what is contained or missing stands in the
 * nominative, “süt içerir”, “süt olmadan”.
 */
type Names = {
  law?: string
  text: string
  guest?: string
  before?: string
  need?: string
}

// The 14 allergens and their kinds: Türk Gıda Kodeksi Gıda Etiketleme ve Tüketicileri Bilgilendirme Yönetmeliği, Ek-1.
const names: Record<string, Names> = {
  gluten: { law: 'gluten içeren tahıllar', text: 'gluten' },
  wheat: { text: 'buğday' },
  rye: { text: 'çavdar' },
  barley: { text: 'arpa' },
  oats: { text: 'yulaf' },
  crustaceans: {
    law: 'kabuklular',
    text: 'kabuklular',
    guest: 'Karides, yengeç, ıstakoz',
    before: 'karides, yengeç ve ıstakoz',
  },
  eggs: { text: 'yumurta' },
  fish: { text: 'balık' },
  peanuts: { text: 'yer fıstığı' },
  soybeans: { law: 'soya fasulyesi', text: 'soya' },
  milk: { text: 'süt' },
  lactose: { text: 'laktoz' },
  nuts: {
    law: 'sert kabuklu meyveler',
    text: 'sert kabuklu meyve',
    guest: 'Fındık, ceviz, badem vb.',
    before: 'fındık, ceviz, badem vb.',
  },
  almonds: { text: 'badem' },
  hazelnuts: { text: 'fındık' },
  walnuts: { text: 'ceviz' },
  cashews: { text: 'kaju fıstığı' },
  pecans: { text: 'pikan cevizi' },
  'brazil-nuts': { text: 'Brezilya fındığı' },
  pistachios: { text: 'Antep fıstığı' },
  macadamias: { text: 'macadamia fındığı' },
  'pine-nuts': { text: 'çam fıstığı' },
  celery: { text: 'kereviz' },
  mustard: { text: 'hardal' },
  sesame: { law: 'susam tohumu', text: 'susam tohumu', guest: 'Susam', before: 'susam' },
  sulphites: {
    law: 'kükürt dioksit ve sülfitler, 10 mg/kg veya 10 mg/L üzeri',
    text: 'kükürt dioksit ve sülfitler',
    guest: 'Sülfit',
    before: 'sülfit',
  },
  lupin: { text: 'acı bakla' },
  molluscs: {
    law: 'yumuşakçalar',
    text: 'yumuşakçalar',
    guest: 'Midye, istiridye, kalamar, salyangoz',
    before: 'midye, istiridye, kalamar ve salyangoz',
  },
  vegetarian: { text: 'vejetaryen' },
  vegan: { text: 'vegan' },
  pescatarian: { text: 'pesketaryen' },
  halal: { text: 'helal' },
  kosher: { text: 'koşer' },
  'no-pork': { text: 'domuz etsiz', guest: 'Domuz eti yok', need: 'domuz eti yok' },
  'no-beef': { text: 'sığır etsiz', guest: 'Sığır eti yok', need: 'sığır eti yok' },
  'no-alcohol': { text: 'alkolsüz', guest: 'Alkol yok', need: 'alkol yok' },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'başka bir şey'

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

/** Name of a content at a dish, in the words that guests tick: Gluten; Karides, yengeç, ıstakoz (kabuklular). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, own)
  if (isDiet(what)) return raised(text)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Karides, yengeç, ıstakoz. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, text } = namesOf(what, own)
  return guest ?? raised(text)
}

/** The name within a sentence: süt. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The name in capitals, for the kitchen: YER FISTIĞI. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** A need in a sentence: süt alerjisi, gluten alerjisi veya çölyak hastalığı, yumurta intoleransı, süt olmasın (tercih), vegan. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const { text, before = text, need = text } = namesOf(what, own)
  if (isDiet(what)) return need
  if (how === 'choice') return `${text} olmasın (tercih)`
  if (how === 'intolerance') return `${before} intoleransı`
  return what === 'gluten' ? 'gluten alerjisi veya çölyak hastalığı' : `${before} alerjisi`
}

/** All that a person said: Süt alerjisi; vegan. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alerjiler ve diyetler: ${said}.`
}

/** The same as something told: süt alerjisi; with a name, which takes no suffix: Leo – süt alerjisi. */
export function needTold(
  need: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const said = needInText(need, own)
  return name === undefined ? said : `${name} – ${said}`
}

/** The verb behind the name of a need is the same for one and for many. */
export function isOrAre(): string {
  return 'doğrulanmadı'
}

/** süt; süt ve buğday; süt, buğday ve yumurta. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ve ${last}`
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Çocuk' : eats ? 'Bebek' : 'Bebek, yemek yok'
}

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or “organizatör”. */
export function allergensNotStated(organizer: string): string {
  return `Alerjenler belirtilmemiş. Sorabileceğiniz kişi: ${organizer}.`
}

export const consentRequired = 'Lütfen iletilmesini onaylayın ya da bunu silin'
