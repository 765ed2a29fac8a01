import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural, upper } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { dietNamed, inCapitals, inText, listed, verbAnd } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Veuillez indiquer qui a donné son accord'
export const agreedByTooLong = '100 caractères au maximum'
export const substituteTooLong = '200 caractères au maximum'

/** Marta (Cuisine chaude) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** salade de concombre, convenu avec Marta (Cuisine chaude) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, convenu avec ${agreedByWhom(agreed)}`
}

/** Table 4, place 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, place ${seat}`}`
}

export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Même nom à la Table 4 : Anna Weber, 2 convives. Leurs marque-places portent S7 et S8. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'Sur l’un des marque-places',
    many: 'Sur les marque-places',
    other: 'Sur les marque-places',
  })
  const cards = numbers.length === 0 ? 'Leurs marque-places sont identiques.' : `${on} : ${listed(numbers)}.`
  return `${namesakesLine(found)} ${cards}`
}

export const ageMark: Record<Age, string> = { child: 'ENFANT', infant: 'BÉBÉ' }

export const detailsErased = 'données effacées'
export const notAgreed = 'NON CONVENU'
const endedReasons: Record<EndedReason, string> = {
  choice: 'autre plat choisi',
  needs: 'besoins modifiés',
  wish: 'autre demande du convive',
  contents: 'composition du plat modifiée',
  taken_back: 'accord retiré',
}
/** était convenu : salade de concombre (Marta, Cuisine chaude), plus valable : besoins modifiés ; redemander */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? ' ; redemander' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `était convenu : ${words} (${by}), plus valable : ${endedReasons[reason]}${then}`
}
export const overruledHere = 'Modifié depuis votre accord'
export const overruledAbout = 'Convenu avec une personne, modifié par une autre'
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `avant : ${substituteText(was)}`
}
/**
 * « S14 Plat : salade de concombre, convenu avec Marta (Cuisine chaude). Maintenant : fruits, convenu avec Jo (Pâtisserie). »
 * After it was taken back: « Accord retiré (Pâtisserie) : NON CONVENU. »
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Maintenant : ${substituteText(after)}.`
    : `Accord retiré (${changedBy ?? 'l’organisation'}) : ${notAgreed}.`
  return `${specialNumber(number)} ${course} : ${substituteText(before)}. ${then}`
}
export const notChosen = 'PAS CHOISI'
export const noDishButSubstituteName = 'Aucun plat choisi, mais un accord existe'
export const wordsNotChecked = 'MOTS NON COMPARÉS AUX PLATS : demander'
export const ownDecision = 'décision du convive'

export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (plus au menu)` : name
}

/** ALLERGIE : ARACHIDES, ŒUFS · Intolérance : lait · Choix : céleri · végane */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALLERGIE : ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`Intolérance : ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Choix : ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

const howInText = { allergy: 'allergie', intolerance: 'intolérance', choice: 'choix' }

/** arachides, lait (intolérance), végane. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `« ${text} »`
}

/**
 * « Filet de bœuf, NON CONFIRMÉ : ARACHIDES », « NE PAS SERVIR Brochettes satay (contient) : NON CONVENU », « NE PAS SERVIR
 * Brochettes satay (contient) : servir salade de concombre, convenu avec Marta », « Risotto, CONTIENT DU LAIT, décision du
 * convive ».
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
      ...(found.length > 0 ? [`d’après les mots du convive : ${found.join(', ')} ?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? `servir ${substituteText(alternative)}` : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)} : ${instead}`
}

const noDishChosen = 'aucun plat choisi'

/** NE PAS SERVIR Brochettes satay (contient) */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NE PAS SERVIR ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/** (NON CONFIRMÉ : LAIT, dans chaque plat), (NON CONFIRMÉ : LAIT, pour Entrée, Plat). */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(NON CONFIRMÉ : ${which}, ${courses === null ? 'dans chaque plat' : `pour ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  if (state === 'not_confirmed') return `NON CONFIRMÉ : ${inCapitals(what, ownNeeds)}`
  if (isDiet(what)) return `PAS ${upper(dietNamed(what))}`
  return upper(verbAnd(state === 'may' ? 'PEUT CONTENIR' : 'CONTIENT', [what], ownNeeds))
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what))
      return state === 'contains' ? `pas ${dietNamed(what)}` : `non confirmé : ${inText(what)}`
    const verb =
      { contains: 'contient', may: 'peut contenir', not_confirmed: 'non confirmé' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed' ? `${verb} : ${inText(what, ownNeeds)}` : verbAnd(verb, [what], ownNeeds)
  })
  return parts.length === 0 ? 'à la demande du convive' : parts.join(' ; ')
}

/** « S14 · Table 4, place 3 · ARACHIDES (allergie) · Brochettes satay (CONTIENT DES ARACHIDES) : autre plat demandé » */
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
  const states = dish.needs.map(({ what, state }) => stateInCapitals(what, state, ownNeeds)).join(', ')
  const { alternative } = dish
  const shown = dish.itemId === noDishButSubstitute ? noDishChosen : (name ?? dish.itemId)
  const open = states === '' ? '' : ` (${states})`
  return `${shown}${open} : ${alternative ? `servir ${substituteText(alternative)}` : 'autre plat demandé'}`
}
