import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { counted } from '../counted.ts'
import { theOrganizer as someone } from '../events/shared.ts'
import { iso } from '../isolate.ts'
import { inText, listed, needClause, needInText, notKept } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("the organizer" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

/** "Contains: milk. You told us: milk allergy." `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `أخبرتنا: ${said}.` : `حدّدت: ${said}، ولم تتم الموافقة بعد.`
  if (need.state === 'contains') return `${holding(need, against, ownNeeds)}. ${clause}`
  if (need.state === 'may') return `قد يحتوي على: ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `مذكور أنه: ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Not confirmed here: milk and nuts. This shows at Paula's, to ask the kitchen about it." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = listed(needs.map(({ what }) => inText(what, ownNeeds)))
  return `غير مؤكد هنا: ${names}. ${seesThis(organizer, agreed)} لسؤال المطبخ عنه.`
}

/** "This shows at Paula's": said so of one and of several, of a man and of a woman. */
function seesThis(organizer: string, agreed: boolean): string {
  return agreed ? `يظهر هذا لدى ${iso(organizer)}` : `بعد الموافقة يظهر هذا لدى ${iso(organizer)}`
}

/** contains: milk; of a diet, what is against it: contains: milk and eggs, not vegetarian. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `يحتوي على: ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `يحتوي على: ${listed([...new Set(held)])}` : notKept(what)
}

/** The food that a diet leaves out by its name: pork. */
function leftOut(diet: Diet): string | undefined {
  if (diet === 'no-pork') return factName('pork')
  if (diet === 'no-beef') return factName('beef')
  return diet === 'no-alcohol' ? factName('alcohol') : undefined
}

/** A dish's content by a fact or ingredient: pork. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return factName(one.fact)
  return isDiet(one.fact) ? leftOut(one.fact) : undefined
}

/** "This dish contains: milk, and you told us: you have a milk allergy." With a name: "... told us: Leo has ...". */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `قد يحتوي على: ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `هذا الطبق ${held}، وقد أخبرتنا: ${needClause(need, ownNeeds, name)}.`
}

/** "Please make it without milk, or give me another dish": for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) => {
    if (!isDiet(what)) return [inText(what, ownNeeds)]
    return leftOut(what) ?? []
  })
  const kept = needs.flatMap(({ what }) =>
    isDiet(what) && leftOut(what) === undefined ? [inText(what, ownNeeds)] : [],
  )
  const asked = [
    ...(kept.length > 0 ? [`على نظام ${listed(kept)}`] : []),
    ...without.map((name) => `بلا ${name}`),
  ]
  return `أرجو تحضيره ${listed(asked)}، أو تقديم طبق آخر لي`
}
export const wishAsItIs = 'أريده كما هو، وهذا قراري.'
export const chooseAnother = 'اختيار طبق آخر'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  const about = counted(dishes, {
    ...{ zero: 'أطباقك', one: 'طبق واحد من أطباقك', two: 'طبقين من أطباقك' },
    ...{ few: 'أطباق من اختيارك', many: 'طبقًا من اختيارك', other: 'طبق من اختيارك' },
  })
  return `${mustAsk(organizer)} عن ${about}.`
}
/** "The kitchen has to be asked by Paula": said so of one and of several, of a man and of a woman. */
function mustAsk(organizer: string): string {
  return `على ${iso(organizer)} سؤال المطبخ`
}
export const tellTheStaff =
  'يُرجى أيضًا إخبار العاملين في يوم المناسبة. نحن ننقل ما كتبته وما كتبه المطبخ، ولا يمكننا فحص الطعام.'

/** "Agreed for your starter: cucumber salad (Marta, kitchen)." `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${iso(name)}، المطبخ` : iso(name)
  return `اتُّفق لك في ${iso(course)} على: ${iso(substitute)} (${who}).`
}

/**
 * "The kitchen’s answer for your starter, cucumber salad, no longer applies. You will hear from us again."
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'جواب المطبخ' : 'ما اتُّفق عليه'
  const then = dish === undefined ? 'سنوافيك بالجديد.' : `يُقدَّم لك ما اخترته: ${iso(dish)}.`
  return `لم يعد ${what} بشأن ${iso(course)} ساريًا: ${iso(substitute)}. ${then}`
}

/** A warned dish at review and on the receipt. @param told `atDish`. @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${iso(dish)}: ${clause} «${wish}»`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' وكنت قد طلبته قبل ذلك كما هو.' : ''
  return `${iso(dish)}: ${clause}${before} ${mustAsk(organizer)}.`
}

/** "Beef, Soup: Not confirmed here: peanuts. …" @param said `atDish` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.map(iso).join('، ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `لا جواب بعد. يُرجى التواصل هاتفيًا مع ${iso(organizer)}.`
}

/** "What is in Beef fillet has changed. The dish now contains: celery. You told us: celery allergy." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `قد يحتوي على: ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `تغيّرت مكونات ${iso(dish)}. الطبق الآن ${held}. أخبرتنا: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'تغيّرت مكونات هذا الطبق بعد اختيارك له.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `تغيّرت مكونات ${iso(dish)}${name === undefined ? '' : ` (لـ${iso(name)})`} بعد اختياره. يُرجى إلقاء نظرة أخرى عليه.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** You wrote “nut allergy”. The dish Roasted beetroot contains: nuts. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `كتبت: «${iso(short)}».`,
    ...dishes.map(({ name, found }) => `طبق ${iso(name)} ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.flatMap(({ what }) => (isDiet(what) ? [notKept(what)] : []))
  return [
    ...(has.length > 0 ? [`يحتوي على: ${of(has)}`] : []),
    ...(may.length > 0 ? [`قد يحتوي على: ${of(may)}`] : []),
    ...(against.length > 0 ? [listed(against)] : []),
  ].join('؛ ')
}
