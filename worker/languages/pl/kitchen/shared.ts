import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, type How, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural, upper } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { accusative, inCapitals, inText, listed } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Proszę podać, z kim to uzgodniono'
export const agreedByTooLong = 'Najwyżej 100 znaków'
export const substituteTooLong = 'Najwyżej 200 znaków'

/** Marta (Dania gorące) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** sałatka z ogórka, uzgodniono: Marta (Dania gorące) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, uzgodniono: ${agreedByWhom(agreed)}`
}

/** Stół 4, miejsce 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, miejsce ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Anna Weber: 2 gości o tym samym imieniu i nazwisku (Stół 4). Na winietkach: S7 i S8. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'Na jednej z winietek',
    few: 'Na winietkach',
    many: 'Na winietkach',
    other: 'Na winietkach',
  })
  const cards = numbers.length === 0 ? 'Ich winietki wyglądają tak samo.' : `${on}: ${listed(numbers)}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Behind the name of who is no adult. */
export const ageMark: Record<Age, string> = { child: 'DZIECKO', infant: 'NIEMOWLĘ' }

export const detailsErased = 'dane usunięto'
export const notAgreed = 'NIE UZGODNIONO'
const endedReasons: Record<EndedReason, string> = {
  choice: 'wybrano inne danie',
  needs: 'zmieniły się alergie lub diety',
  wish: 'poproszono o coś innego',
  contents: 'zmieniły się składniki dania',
  taken_back: 'cofnięto uzgodnienie',
}
/** było uzgodnione: sałatka z ogórka (Marta, Dania gorące), już nie, bo zmieniły się alergie lub diety; zapytać ponownie */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; zapytać ponownie' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `było uzgodnione: ${words} (${by}), już nie, bo ${endedReasons[reason]}${then}`
}
/** Above what somebody agreed and somebody else changed: on the page of whose word it was, and on the planner's. */
export const overruledHere = 'Zmienione po Państwa uzgodnieniu'
export const overruledAbout = 'Uzgodnione z jedną osobą, zmienione przez inną'
/** Beside what a special is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `wcześniej: ${substituteText(was)}`
}
/**
 * „S14 Danie główne: sałatka z ogórka, uzgodniono: Marta (Dania gorące). Teraz: owoce, uzgodniono: Jo (Desery).” Where it was
 * taken back: „Cofnięto (Desery): NIE UZGODNIONO.”
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Teraz: ${substituteText(after)}.`
    : `Cofnięto (${changedBy ?? 'organizator'}): ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'NIE WYBRANO'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'Bez wybranego dania, coś uzgodniono'
/** Ends the line of a special whose own words nobody has sorted. */
export const wordsNotChecked = 'TEKSTU NIE PORÓWNANO Z DANIAMI: zapytać'
export const ownDecision = 'własna decyzja gościa'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (usunięto)` : name
}

/** A special's needs, the gravest in capitals: ALERGIA: ORZESZKI ZIEMNE, JAJA · Nietolerancja: mleko · Unika z wyboru: seler · wegańskie */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALERGIA: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`Nietolerancja: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Unika z wyboru: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

const howInText: Record<How, string> = {
  allergy: 'alergia',
  intolerance: 'nietolerancja',
  choice: 'unika z wyboru',
}

/** The same within a sentence: orzeszki ziemne, mleko (nietolerancja), wegańskie. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `„${text}”`
}

/**
 * A special's dish of a course: „Filet wołowy, ORZESZKI ZIEMNE: NIE POTWIERDZONO”, „NIE „Satay” (zawiera): NIE UZGODNIONO”,
 * „NIE „Satay” (zawiera): sałatka z ogórka, uzgodniono: Marta”, „Risotto, ZAWIERA MLEKO, własna decyzja gościa”.
 */
export function specialGuestDish(
  { dish, name, needs }: NamedGuestDish,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (dish.itemId === null) return notChosen
  if (dish.itemId === noneForMe) return noneName
  const shown = name ?? dish.itemId
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
      ...(found.length > 0 ? [`według tekstu gościa: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'bez wybranego dania'

/** A dish that is not served to a special: NIE „Satay” (zawiera). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NIE ${quoted(name ?? dish.itemId ?? '')} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (MLEKO: NIE POTWIERDZONO we wszystkich), (MLEKO: NIE POTWIERDZONO:
 * Przystawka, Danie główne).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return courses === null
    ? `(${which}: NIE POTWIERDZONO w żadnym z dań)`
    : `(${which}: NIE POTWIERDZONO, ${courses.join(', ')})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name}: NIE POTWIERDZONO`
  if (isDiet(what)) return `NIE ${name}`
  return `${state === 'may' ? 'MOŻE ZAWIERAĆ' : 'ZAWIERA'} ${upper(accusative(what, ownNeeds))}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what))
      return state === 'contains' ? `nie ${inText(what)}` : `${inText(what)}: nie potwierdzono`
    const verb =
      { contains: 'zawiera', may: 'może zawierać', not_confirmed: 'nie potwierdzono' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed'
      ? `${inText(what, ownNeeds)}: ${verb}`
      : `${verb} ${accusative(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'na życzenie' : parts.join('; ')
}

/** „S14 · Stół 4, miejsce 3 · ORZESZKI ZIEMNE (alergia) · Satay, ZAWIERA ORZESZKI ZIEMNE; poproszono o zamiennik” */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? inText(what) : `${inCapitals(what, ownNeeds)} (${howInText[how]})`,
  )
  return [
    specialNumber(guest.number),
    ...(guest.table === null ? [] : [tableSeatName(guest)]),
    ...(needs.length > 0 ? [needs.join(', ')] : []),
    ...(guest.words === '' ? [] : [quoted(guest.words)]),
    ...dishes.map((then) => rowOfDish(then, ownNeeds)),
    ...(guest.noteUnsorted ? [wordsNotChecked] : []),
  ].join(' · ')
}

function rowOfDish(then: NamedGuestDish, ownNeeds: readonly OwnNeed[]): string {
  const { dish, name } = then
  if (!dish.changed) return specialGuestDish(then, ownNeeds)
  const open = dish.needs.map(({ what, state }) => `, ${stateInCapitals(what, state, ownNeeds)}`).join('')
  const { alternative } = dish
  const shown = dish.itemId === noDishButSubstitute ? noDishChosen : (name ?? dish.itemId)
  return `${shown}${open}; ${alternative ? substituteText(alternative) : 'poproszono o zamiennik'}`
}
