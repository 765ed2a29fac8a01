import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { lower } from '../forms.ts'
import { capitalize, inText, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks (“organizatör” by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'organizatör'

/** “Süt içerir. Belirttiğiniz: süt alerjisi.” `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Belirttiğiniz: ${said}.` : `İşaretlediğiniz: ${said}, henüz onaylanmadı.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `${capitalize(inText(need.what, ownNeeds))} içerebilir. ${clause}`
  if (need.state === 'stated') return `Belirtilen: ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** “Süt ve sert kabuklu meyve burada doğrulanmadı. Paula bunu görüyor ve mutfağa sormalı.” */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = capitalize(listed(needs.map(({ what }) => inText(what, ownNeeds))))
  return `${names} burada doğrulanmadı. ${asksKitchen(organizer, agreed)}`
}

/** The verb is the same for several people. */
function asksKitchen(organizer: string, agreed: boolean): string {
  return agreed
    ? `${capitalize(organizer)} bunu görüyor ve mutfağa sormalı.`
    : `Onaylandıktan sonra ${organizer} bunu görecek ve mutfağa soracak.`
}

/** süt içerir; of a diet, what is against it: süt ve yumurta içerir; vejetaryen değil. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `${inText(what, ownNeeds)} içerir`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `${listed([...new Set(held)])} içerir` : `${inText(what)} değil`
}

const leftOut: Record<string, string> = {
  'no-pork': 'domuz eti',
  'no-beef': 'sığır eti',
  'no-alcohol': 'alkol',
}

/** A dish's content by a fact or ingredient: domuz eti. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return lower(factName(one.fact))
  return leftOut[one.fact]
}

/** “Bu yemek süt içerir. Bize bildirdiğiniz: süt alerjisi.” With a name: “… bildirdiğiniz: Leo – süt alerjisi.” */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `${inText(need.what, ownNeeds)} içerebilir` : holding(need, against, ownNeeds)
  return `Bu yemek ${held}. Bize bildirdiğiniz: ${needClause(need, ownNeeds, name)}.`
}

/** “Lütfen süt olmadan hazırlayın ya da bana başka bir yemek verin”: for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) => {
    if (!isDiet(what)) return [inText(what, ownNeeds)]
    return leftOut[what] ?? []
  })
  const kept = needs.flatMap(({ what }) => (isDiet(what) && !leftOut[what] ? [inText(what)] : []))
  const asked = [
    ...(kept.length > 0 ? [`${listed(kept)} olarak`] : []),
    ...(without.length > 0 ? [`${listed(without)} olmadan`] : []),
  ]
  return `Lütfen ${asked.join(', ')} hazırlayın ya da bana başka bir yemek verin`
}
export const wishAsItIs = 'Olduğu gibi gelsin. Karar benim.'
export const chooseAnother = 'Başka bir yemek seç'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${capitalize(organizer)} yemeklerinizden ${dishes} tanesini mutfağa sormalı.`
}
export const tellTheStaff =
  'Lütfen o gün görevlilere de söyleyin. Sizin ve mutfağın yazdıklarını iletiyoruz; yemekleri kontrol edemeyiz.'

/** “Kararlaştırıldı, başlangıç: salatalık salatası (Marta, mutfak).” `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, mutfak` : name
  return `Kararlaştırıldı, ${lower(course)}: ${substitute} (${who}).`
}

/**
 * “Mutfağın yanıtı (başlangıç: salatalık salatası) artık geçerli değil. Size yeniden haber vereceğiz.”
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'Mutfağın yanıtı' : 'Kararlaştırılan'
  const then = dish === undefined ? 'Size yeniden haber vereceğiz.' : `Seçtiğiniz yemek gelecek: ${dish}.`
  return `${what} (${lower(course)}: ${substitute}) artık geçerli değil. ${then}`
}

/** A warned dish at review and on the receipt. @param told `atDish`. @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} “${wish}”`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Daha önce olduğu gibi istemiştiniz.' : ''
  return `${dish}: ${clause}${before} ${capitalize(organizer)} mutfağa sormalı.`
}

/** “Dana, Çorba: Yer fıstığı burada doğrulanmadı. …” @param said `atDish` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `Henüz yanıt yok. Lütfen arayın: ${organizer}.`
}

/** “Dana bonfile: içindekiler değişti. Bu yemek artık kereviz içerir. Belirttiğiniz: kereviz alerjisi.” */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `${inText(need.what, ownNeeds)} içerebilir` : holding(need, against, ownNeeds)
  return `${dish}: içindekiler değişti. Bu yemek artık ${held}. Belirttiğiniz: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'Siz seçtikten sonra bu yemeğin içindekiler değişti.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `${dish}${name === undefined ? '' : ` (${name})`}: siz seçtikten sonra içindekiler değişti. Bir daha bakın.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Yazdığınız: “fındık alerjisi”. Fırında pancar: fındık içerir. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Yazdığınız: “${short}”.`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`${of(has)} içerir`] : []),
    ...(may.length > 0 ? [`${of(may)} içerebilir`] : []),
    ...(against.length > 0 ? [`${of(against)} değil`] : []),
  ].join(', ')
}
