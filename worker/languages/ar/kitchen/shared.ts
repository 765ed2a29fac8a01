import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, type How, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { oneOr } from '../counted.ts'
import { theOrganizer } from '../events/shared.ts'
import { iso } from '../isolate.ts'
import { noneName } from '../menu/shared.ts'
import { inCapitals, inText, listed, notKept } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'يُرجى ذكر من وافق عليه'
export const agreedByTooLong = '100 حرف على الأكثر'
export const substituteTooLong = '200 حرف على الأكثر'

/** Marta (Hot kitchen) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${iso(agreedBy)} (${iso(linkLabel)})` : iso(agreedBy)
}

/** cucumber salad, agreed by Marta (Hot kitchen) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${iso(agreed.words)}، بموافقة ${agreedByWhom(agreed)}`
}

/** Table 4, seat 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `، مقعد ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** 2 guests at Table 4 are called Anna Weber. On their cards: S7 and S8. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map((number) => iso(specialNumber(number)))
  const on = oneOr(numbers.length, 'على إحدى البطاقات', 'على البطاقات')
  const cards = numbers.length === 0 ? 'بطاقات الأسماء متشابهة.' : `${on}: ${listed(numbers)}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Behind the name of who is no adult. */
export const ageMark: Record<Age, string> = { child: 'طفل', infant: 'رضيع' }

export const detailsErased = 'حُذفت البيانات'
export const notAgreed = 'لم يُتفق على بديل'
const endedReasons: Record<EndedReason, string> = {
  choice: 'اختيار طبق آخر',
  needs: 'تغيّر الحساسية أو القيود الغذائية',
  wish: 'طلب شيء آخر',
  contents: 'تغيّر مكونات الطبق',
  taken_back: 'سحب الموافقة',
}
/** was agreed: cucumber salad (Marta, Hot kitchen), ended because their needs changed; ask again */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '؛ يلزم السؤال من جديد' : ''
  const by = linkLabel ? `${iso(agreedBy)}، ${iso(linkLabel)}` : iso(agreedBy)
  return `كان المتفق عليه: ${iso(words)} (${by})، وانتهى بسبب ${endedReasons[reason]}${then}`
}
/** Above what somebody agreed and somebody else changed: on the page of whose word it was, and on the planner's. */
export const overruledHere = 'تغيّر بعد موافقتك عليه'
export const overruledAbout = 'وافق عليه شخص، وغيّره شخص آخر'
/** Beside what a special is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `قبل ذلك: ${substituteText(was)}`
}
/**
 * "S14 Main: cucumber salad, agreed by Marta (Hot kitchen). Now: fruit, agreed by Jo (Pastry)." Where it was taken back:
 * "Taken back (Pastry): NOT AGREED."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `الآن: ${substituteText(after)}.`
    : `سُحبت الموافقة (${changedBy ? iso(changedBy) : theOrganizer}): ${notAgreed}.`
  return `${iso(specialNumber(number))} ${iso(course)}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'بلا اختيار'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'لم يُختر طبق، واتُّفق على شيء'
/** Ends the line of a special whose own words nobody has sorted. */
export const wordsNotChecked = 'كلام الضيف لم يُقارن بالأطباق: يلزم السؤال'
export const ownDecision = 'بقرار الضيف'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${iso(name)} (أُزيل)` : name
}

const howInText: Record<How, string> = {
  allergy: 'حساسية',
  intolerance: 'عدم تحمّل',
  choice: 'اختيار شخصي',
}

/** A special's needs, the gravest first: ALLERGY: PEANUTS, EGGS · Intolerance: milk · Choice: celery · vegan */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join('، ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`${howInText.allergy}: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join('، ')}`]
      : []),
    ...(intolerances.length > 0 ? [`${howInText.intolerance}: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`${howInText.choice}: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

/** The same within a sentence: peanuts, milk (intolerance), vegan. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join('، ')
}

export function quoted(text: string): string {
  return `«${iso(text)}»`
}

/**
 * A special's dish of a course: "Beef fillet; PEANUTS: NOT CONFIRMED", "NOT Satay skewers (contains): NOT AGREED",
 * "NOT Satay skewers (contains): cucumber salad, agreed by Marta", "Risotto; CONTAINS: MILK; guest’s own decision".
 */
export function specialGuestDish(
  { dish, name, needs }: NamedGuestDish,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (dish.itemId === null) return notChosen
  if (dish.itemId === noneForMe) return noneName
  const shown = iso(name ?? dish.itemId ?? '')
  if (!dish.changed) {
    // A guest decides about what is known of a dish, and never about what nobody has said yet.
    const waits = dish.needs.filter(({ state }) => state === 'not_confirmed')
    const known = dish.needs.filter(({ state }) => state !== 'not_confirmed')
    const inCapitals = (some: typeof waits) =>
      some.map(({ what, state }) => stateInCapitals(what, state, ownNeeds))
    const found = (dish.namedInNote ?? []).map(({ what, state }) => stateInCapitals(what, state, ownNeeds))
    return [
      shown,
      ...inCapitals(known),
      ...(dish.wish === 'as_is' ? [ownDecision] : []),
      ...inCapitals(waits),
      ...(found.length > 0 ? [`بحسب كلام الضيف: ${found.join('؛ ')}؟`] : []),
    ].join('؛ ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'لم يُختر طبق'

/** A dish that is not served to a special: NOT Satay skewers (contains). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `لا يُقدَّم ${iso(name ?? dish.itemId ?? '')} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (MILK: NOT CONFIRMED in each), (MILK: NOT CONFIRMED in:
 * Starter, Main).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join('، ')
  return `(${which}: غير مؤكد ${courses === null ? 'في كل طبق' : `في: ${courses.map(iso).join('، ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name}: غير مؤكد`
  if (isDiet(what)) return notKept(what)
  return `${state === 'may' ? 'قد يحتوي على' : 'يحتوي على'}: ${name}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return state === 'contains' ? notKept(what) : `${inText(what)}: غير مؤكد`
    const verb = { contains: 'يحتوي', may: 'قد يحتوي', not_confirmed: 'غير مؤكد' }[String(state)] ?? ''
    if (only) return state === 'not_confirmed' ? verb : `${verb} عليه`
    return state === 'not_confirmed'
      ? `${inText(what, ownNeeds)}: ${verb}`
      : `${verb} على: ${inText(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'بحسب الطلب' : parts.join('؛ ')
}

/** "S14 · Table 4, seat 3 · PEANUTS (allergy) · Satay skewers; CONTAINS: PEANUTS; alternative asked" */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? inText(what) : `${inCapitals(what, ownNeeds)} (${howInText[how]})`,
  )
  return [
    iso(specialNumber(guest.number)),
    ...(guest.table === null ? [] : [iso(tableSeatName(guest))]),
    ...(needs.length > 0 ? [needs.join('، ')] : []),
    ...(guest.words === '' ? [] : [quoted(guest.words)]),
    ...dishes.map((then) => rowOfDish(then, ownNeeds)),
    ...(guest.noteUnsorted ? [wordsNotChecked] : []),
  ].join(' · ')
}

function rowOfDish(then: NamedGuestDish, ownNeeds: readonly OwnNeed[]): string {
  const { dish, name } = then
  if (!dish.changed) return specialGuestDish(then, ownNeeds)
  const open = dish.needs.map(({ what, state }) => stateInCapitals(what, state, ownNeeds))
  const { alternative } = dish
  const shown = dish.itemId === noDishButSubstitute ? noDishChosen : iso(name ?? dish.itemId ?? '')
  const instead = alternative ? `البديل: ${substituteText(alternative)}` : 'مطلوب بديل'
  return [shown, ...open, instead].join('؛ ')
}
