import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, type How, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural, upper } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { inCapitals, inText, listed, notDiet } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Bitte geben Sie an, mit wem das vereinbart ist'
export const agreedByTooLong = 'Höchstens 100 Zeichen'
export const substituteTooLong = 'Höchstens 200 Zeichen'

/** Marta (Warme Küche) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** Gurkensalat, vereinbart mit Marta (Warme Küche) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, vereinbart mit ${agreedByWhom(agreed)}`
}

/** Tisch 4, Platz 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, Platz ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Tisch 4: 2 Gäste heißen Anna Weber. S7 und S8 stehen auf ihren Tischkarten. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'steht auf einer ihrer Tischkarten',
    other: 'stehen auf ihren Tischkarten',
  })
  const cards = numbers.length === 0 ? 'Ihre Tischkarten sehen gleich aus.' : `${listed(numbers)} ${on}.`
  return `${namesakesLine(found)} ${cards}`
}

export const ageMark: Record<Age, string> = { child: 'KIND', infant: 'KLEINKIND' }

export const detailsErased = 'Angaben gelöscht'
export const notAgreed = 'NICHT VEREINBART'
const endedReasons: Record<EndedReason, string> = {
  choice: 'anderes Gericht gewählt',
  needs: 'Angaben des Gastes geändert',
  wish: 'anderer Wunsch',
  contents: 'Zutaten des Gerichts geändert',
  taken_back: 'zurückgenommen',
}
/** war vereinbart: Gurkensalat (Marta, Warme Küche), gilt nicht mehr: Angaben des Gastes geändert; erneut fragen */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; erneut fragen' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `war vereinbart: ${words} (${by}), gilt nicht mehr: ${endedReasons[reason]}${then}`
}
export const overruledHere = 'Geändert, seit Sie es vereinbart haben'
export const overruledAbout = 'Von einer Person vereinbart, von einer anderen geändert'
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `vorher: ${substituteText(was)}`
}
/**
 * "S14 Hauptgang: Gurkensalat, vereinbart mit Marta (Warme Küche). Jetzt: Obst, vereinbart mit Jo (Patisserie)." Where it was
 * taken back: "Zurückgenommen von Patisserie: NICHT VEREINBART."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Jetzt: ${substituteText(after)}.`
    : `Zurückgenommen (${changedBy ?? 'Veranstalter'}): ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'NICHT GEWÄHLT'
export const noDishButSubstituteName = 'Kein Gericht gewählt, etwas vereinbart'
export const wordsNotChecked = 'FREITEXT NICHT MIT DEN GERICHTEN ABGEGLICHEN: nachfragen'
export const ownDecision = 'entscheidet der Gast selbst'

export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (gestrichen)` : name
}

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Unverträglichkeit',
  choice: 'Wunsch',
}

/** A special's needs: ALLERGIE: ERDNÜSSE, EIER · Unverträglichkeit: Milch · Wunsch, ohne: Sellerie · vegan */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALLERGIE: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`Unverträglichkeit: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Wunsch, ohne: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

/** A food avoided by choice says "ohne": "Wunsch" alone would ask for it. */
function withHow(name: string, how: How, without = 'ohne'): string {
  return how === 'choice' ? `${without} ${name} (${howNames[how]})` : `${name} (${howNames[how]})`
}

/** The same within a sentence: Erdnüsse, Milch (Unverträglichkeit), ohne Sellerie (Wunsch), vegan. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : withHow(name, how)
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `„${text}“`
}

/**
 * A special's dish of a course: "Rinderfilet, ERDNÜSSE NICHT BESTÄTIGT", "NICHT SERVIEREN: Satay-Spieße (enthält Erdnüsse): NICHT VEREINBART",
 * "NICHT SERVIEREN: Satay-Spieße (enthält Erdnüsse): Gurkensalat, vereinbart mit Marta", "Risotto, ENTHÄLT MILCH, entscheidet der Gast selbst".
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
      ...(found.length > 0 ? [`laut Freitext: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'kein Gericht gewählt'

/** A dish that is not served to a special: NICHT SERVIEREN: Satay-Spieße (enthält Erdnüsse). */
export function notTheDish({ dish, name }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NICHT SERVIEREN: ${name ?? dish.itemId} (${reason(dish, ownNeeds)})`
}

/** (MILCH NICHT BESTÄTIGT in jedem Gericht), (MILCH NICHT BESTÄTIGT: Vorspeise, Hauptgang). */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(${which} NICHT BESTÄTIGT${courses === null ? ' in jedem Gericht' : `: ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} NICHT BESTÄTIGT`
  if (isDiet(what)) return upper(notDiet(what))
  return state === 'may' ? `KANN ${name} ENTHALTEN` : `ENTHÄLT ${name}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return state === 'contains' ? notDiet(what) : `${inText(what)} nicht bestätigt`
    const name = inText(what, ownNeeds)
    if (state === 'contains') return `enthält ${name}`
    if (state === 'may') return `kann ${name} enthalten`
    return state === 'not_confirmed' ? `${name} nicht bestätigt` : name
  })
  return parts.length === 0 ? 'auf Wunsch' : listed(parts)
}

/** "S14 · Tisch 4, Platz 3 · ERDNÜSSE (Allergie) · Satay-Spieße ENTHÄLT ERDNÜSSE: Ersatz erbeten" */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? inText(what) : withHow(inCapitals(what, ownNeeds), how, 'OHNE'),
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
  const open = dish.needs.map(({ what, state }) => ` ${stateInCapitals(what, state, ownNeeds)}`).join(',')
  const { alternative } = dish
  const shown = dish.itemId === noDishButSubstitute ? noDishChosen : (name ?? dish.itemId)
  return `${shown}${open}: ${alternative ? substituteText(alternative) : 'Ersatz erbeten'}`
}
