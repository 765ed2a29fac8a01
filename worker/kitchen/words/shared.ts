import type { EndedForPerson, EndedReason } from '../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import { plural } from '../../languages/en/forms.ts'
import { noneName } from '../../menu/words/shared.ts'
import { type Age, isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { inCapitals, inText, listed } from '../../needs/words/shared.ts'
import { noDishButSubstitute, noneForMe } from '../../party/rules/choices.ts'
import type { Namesakes } from '../../seating/rules/namesakes.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../../seating/words/shared.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../sheets/rules/about.ts'

export const agreedByRequired = 'Please say who agreed to it'
export const agreedByTooLong = 'At most 100 characters'
export const substituteTooLong = 'At most 200 characters'

/** Marta (Hot kitchen) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** cucumber salad, agreed by Marta (Hot kitchen) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, agreed by ${agreedByWhom(agreed)}`
}

/** Table 4, seat 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, seat ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** 2 guests at Table 4 are called Anna Weber. S7 and S8 stand on their cards. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, { one: 'stands on one of their cards', other: 'stand on their cards' })
  const cards = numbers.length === 0 ? 'Their place cards look alike.' : `${listed(numbers)} ${on}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Follows the name of a child or an infant. */
export const ageMark: Record<Age, string> = { child: 'CHILD', infant: 'INFANT' }

export const detailsErased = 'details erased'
export const notAgreed = 'NOT AGREED'
const endedReasons: Record<EndedReason, string> = {
  choice: 'they chose another dish',
  needs: 'their needs changed',
  wish: 'they asked for something else',
  contents: 'what is in the dish changed',
  taken_back: 'it was taken back',
}
/** was agreed: cucumber salad (Marta, Hot kitchen), ended because their needs changed; ask again */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; ask again' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `was agreed: ${words} (${by}), ended because ${endedReasons[reason]}${then}`
}
/** Above substitutes that somebody agreed and somebody else changed: for the kitchen that agreed it, and for the planner. */
export const overruledHere = 'Changed since you agreed it'
export const overruledAbout = 'Agreed by one person, changed by another'
/** Beside what a special guest is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `before: ${substituteText(was)}`
}
/**
 * "S14 Main: cucumber salad, agreed by Marta (Hot kitchen). Now: fruit, agreed by Jo (Pastry)." Where it was taken back:
 * "Taken back by Pastry: NOT AGREED."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Now: ${substituteText(after)}.`
    : `Taken back by ${changedBy ?? 'the organizer'}: ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'NOT CHOSEN'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'No dish chosen, something agreed'
/** Ends the line of a special guest whose own words nobody has sorted. */
export const wordsNotChecked = 'WORDS NOT CHECKED AGAINST DISHES: ask'
export const ownDecision = 'guest’s own decision'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (removed)` : name
}

/** A special guest's needs, the gravest in capitals: ALLERGY: PEANUTS, EGGS · Intolerance: milk · Choice: celery · vegan */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALLERGY: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`Intolerance: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Choice: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

/** The same within a sentence: peanuts, milk (intolerance), vegan. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${how})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `“${text}”`
}

/**
 * A special guest's dish of a course: "Beef fillet, PEANUTS NOT CONFIRMED", "NOT the Satay skewers (contains): NOT AGREED",
 * "NOT the Satay skewers (contains): cucumber salad, agreed by Marta", "Risotto, CONTAINS MILK, guest’s own decision".
 */
export function specialGuestDish(
  { dish, name, needs }: NamedGuestDish,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (dish.itemId === null) return notChosen
  if (dish.itemId === noneForMe) return noneName
  const label = name ?? dish.itemId
  if (!dish.changed) {
    // A guest decides about what is known of a dish, and never about what nobody has said yet.
    const unconfirmed = dish.needs.filter(({ state }) => state === 'not_confirmed')
    const known = dish.needs.filter(({ state }) => state !== 'not_confirmed')
    const inCapitals = (some: typeof unconfirmed) =>
      some.map(({ what, state }) => stateInCapitals(what, state, ownNeeds))
    const namedInNote = (dish.namedInNote ?? []).map(({ what, state }) =>
      stateInCapitals(what, state, ownNeeds),
    )
    return [
      label,
      ...inCapitals(known),
      ...(dish.wish === 'as_is' ? [ownDecision] : []),
      ...inCapitals(unconfirmed),
      ...(namedInNote.length > 0 ? [`by the guest’s words: ${namedInNote.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'no dish chosen'

/** A dish that is not served to a special guest: NOT the Satay skewers (contains). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NOT the ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (MILK NOT CONFIRMED in each), (MILK NOT CONFIRMED: Starter,
 * Main).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(${which} NOT CONFIRMED${courses === null ? ' in each' : `: ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} NOT CONFIRMED`
  if (isDiet(what)) return `NOT ${name}`
  return `${state === 'may' ? 'MAY CONTAIN' : 'CONTAINS'} ${name}`
}

/** The reason for which a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return state === 'contains' ? `not ${inText(what)}` : `${inText(what)} not confirmed`
    const verb =
      { contains: 'contains', may: 'may contain', not_confirmed: 'not confirmed' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed'
      ? `${inText(what, ownNeeds)} ${verb}`
      : `${verb} ${inText(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'asked for' : listed(parts)
}

/**
 * A special guest in one sentence. No page has it: tests alone use it, to read each language as a whole.
 * "S14 · Table 4, seat 3 · PEANUTS (allergy) · Satay skewers CONTAINS PEANUTS: alternative asked"
 */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? inText(what) : `${inCapitals(what, ownNeeds)} (${how})`,
  )
  return [
    specialNumber(guest.number),
    ...(guest.table === null ? [] : [tableSeatName(guest)]),
    ...(needs.length > 0 ? [needs.join(', ')] : []),
    ...(guest.words === '' ? [] : [quoted(guest.words)]),
    ...dishes.map((dish) => rowOfDish(dish, ownNeeds)),
    ...(guest.noteUnsorted ? [wordsNotChecked] : []),
  ].join(' · ')
}

function rowOfDish(dishOnSheet: NamedGuestDish, ownNeeds: readonly OwnNeed[]): string {
  const { dish, name } = dishOnSheet
  if (!dish.changed) return specialGuestDish(dishOnSheet, ownNeeds)
  const states = dish.needs.map(({ what, state }) => ` ${stateInCapitals(what, state, ownNeeds)}`).join(',')
  const { alternative } = dish
  const label = dish.itemId === noDishButSubstitute ? noDishChosen : (name ?? dish.itemId)
  return `${label}${states}: ${alternative ? substituteText(alternative) : 'alternative asked'}`
}
