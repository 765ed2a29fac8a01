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

export const agreedByRequired = 'Vul in met wie dit is afgesproken'
export const agreedByTooLong = 'Hoogstens 100 tekens'
export const substituteTooLong = 'Hoogstens 200 tekens'

/** Marta (Warme keuken) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** komkommersalade, afgesproken met Marta (Warme keuken) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, afgesproken met ${agreedByWhom(agreed)}`
}

/** Tafel 4, plaats 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, plaats ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Tafel 4: 2 gasten heten Anna Weber. S7 en S8 staan op hun naamkaartjes. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'staat op een van hun naamkaartjes',
    other: 'staan op hun naamkaartjes',
  })
  const cards = numbers.length === 0 ? 'Hun naamkaartjes zien er hetzelfde uit.' : `${listed(numbers)} ${on}.`
  return `${namesakesLine(found)} ${cards}`
}

export const ageMark: Record<Age, string> = { child: 'KIND', infant: 'BABY OF PEUTER' }

export const detailsErased = 'gegevens gewist'
export const notAgreed = 'NIET AFGESPROKEN'
const endedReasons: Record<EndedReason, string> = {
  choice: 'ander gerecht gekozen',
  needs: 'dieetwensen gewijzigd',
  wish: 'andere wens',
  contents: 'ingrediënten van het gerecht veranderd',
  taken_back: 'teruggenomen',
}
/** was afgesproken: komkommersalade (Marta, Warme keuken), geldt niet meer: dieetwensen gewijzigd; opnieuw vragen */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; opnieuw vragen' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `was afgesproken: ${words} (${by}), geldt niet meer: ${endedReasons[reason]}${then}`
}
export const overruledHere = 'Gewijzigd sinds u het afsprak'
export const overruledAbout = 'Door de een afgesproken, door een ander gewijzigd'
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `daarvoor: ${substituteText(was)}`
}
/**
 * "S14 Hoofdgerecht: komkommersalade, afgesproken met Marta (Warme keuken). Nu: fruit, afgesproken met Jo (Patisserie)." Where
 * it was taken back: "Teruggenomen (Patisserie): NIET AFGESPROKEN."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Nu: ${substituteText(after)}.`
    : `Teruggenomen (${changedBy ?? 'organisator'}): ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'NIET GEKOZEN'
export const noDishButSubstituteName = 'Geen gerecht gekozen, wel iets afgesproken'
export const wordsNotChecked = 'TEKST NIET MET DE GERECHTEN VERGELEKEN: navragen'
export const ownDecision = 'eigen beslissing van de gast'

export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (vervallen)` : name
}

const howNames: Record<How, string> = {
  allergy: 'allergie',
  intolerance: 'intolerantie',
  choice: 'eigen keuze',
}

/** A special's needs: ALLERGIE: PINDA’S, EIEREN · Intolerantie: melk · Eigen keuze, geen: selderij · veganistisch */
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
    ...(intolerances.length > 0 ? [`Intolerantie: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Eigen keuze, geen: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

/** A food avoided by choice says "geen": "eigen keuze" alone would ask for it. */
function withHow(name: string, how: How, without = 'geen'): string {
  return how === 'choice' ? `${without} ${name} (${howNames[how]})` : `${name} (${howNames[how]})`
}

/** The same within a sentence: pinda’s, melk (intolerantie), geen selderij (eigen keuze), veganistisch. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : withHow(name, how)
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `‘${text}’`
}

/**
 * A special's dish of a course: "Ossenhaas, PINDA’S NIET BEVESTIGD", "GEEN saté (bevat het): NIET AFGESPROKEN", "GEEN saté
 * (bevat het): komkommersalade, afgesproken met Marta", "Risotto, BEVAT MELK, eigen beslissing van de gast".
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
      ...(found.length > 0 ? [`volgens de tekst van de gast: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'geen gerecht gekozen'

/** A dish that is not served to a special: GEEN saté (bevat het). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `GEEN ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/** (MELK NIET BEVESTIGD in elk gerecht), (MELK NIET BEVESTIGD: Voorgerecht, Hoofdgerecht). */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(${which} NIET BEVESTIGD${courses === null ? ' in elk gerecht' : `: ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} NIET BEVESTIGD`
  if (isDiet(what)) return upper(notDiet(what))
  return state === 'may' ? `KAN ${name} BEVATTEN` : `BEVAT ${name}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return state === 'contains' ? notDiet(what) : `${inText(what)} niet bevestigd`
    const name = only ? 'het' : inText(what, ownNeeds)
    if (state === 'contains') return `bevat ${name}`
    if (state === 'may') return `kan ${name} bevatten`
    if (state !== 'not_confirmed') return only ? '' : name
    return only ? 'niet bevestigd' : `${name} niet bevestigd`
  })
  return parts.length === 0 ? 'op verzoek' : listed(parts)
}

/** "S14 · Tafel 4, plaats 3 · PINDA’S (allergie) · Saté BEVAT PINDA’S: alternatief gevraagd" */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? inText(what) : withHow(inCapitals(what, ownNeeds), how, 'GEEN'),
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
  return `${shown}${open}: ${alternative ? substituteText(alternative) : 'alternatief gevraagd'}`
}
