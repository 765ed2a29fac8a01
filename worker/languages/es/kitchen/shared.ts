import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, type How, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { inCapitals, inText, listed, needInText } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Indique quién lo acordó, por favor'
export const agreedByTooLong = 'Como máximo, 100 caracteres'
export const substituteTooLong = 'Como máximo, 200 caracteres'

/** Marta (Cocina caliente) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** ensalada de pepino, acordado por Marta (Cocina caliente) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, acordado por ${agreedByWhom(agreed)}`
}

/** Mesa 4, asiento 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, asiento ${seat}`}`
}

/** The same on paper: M4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** 2 invitados (Mesa 4) se llaman Anna Weber. S7 y S8 figuran en sus marcasitios. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'figura en uno de sus marcasitios',
    many: 'figuran en sus marcasitios',
    other: 'figuran en sus marcasitios',
  })
  const cards = numbers.length === 0 ? 'Sus marcasitios son iguales.' : `${listed(numbers)} ${on}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Behind the name of who is no adult. */
export const ageMark: Record<Age, string> = { child: 'NIÑO/A', infant: 'BEBÉ' }

export const detailsErased = 'datos borrados'
export const notAgreed = 'SIN ACORDAR'
const endedReasons: Record<EndedReason, string> = {
  choice: 'eligió otro plato',
  needs: 'cambiaron sus alergias o dietas',
  wish: 'pidió otra cosa',
  contents: 'cambió lo que lleva el plato',
  taken_back: 'se retiró',
}
/** se había acordado: ensalada de pepino (Marta, Cocina caliente); ya no vale: eligió otro plato; preguntar de nuevo */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; preguntar de nuevo' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `se había acordado: ${words} (${by}); ya no vale: ${endedReasons[reason]}${then}`
}
/** Above what somebody agreed and somebody else changed: on the page of whose word it was, and on the planner's. */
export const overruledHere = 'Cambiado desde que lo acordó'
export const overruledAbout = 'Acordado por una persona, cambiado por otra'
/** Beside what a special is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `antes: ${substituteText(was)}`
}
/**
 * "S14 Principal: ensalada de pepino, acordado por Marta (Cocina caliente). Ahora: fruta, acordado por Jo (Postres)." Where
 * it was taken back: "Retirado por Postres: SIN ACORDAR."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Ahora: ${substituteText(after)}.`
    : `Retirado por ${changedBy ?? 'la organización'}: ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'SIN ELEGIR'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'Sin plato elegido, con algo acordado'
/** Ends the line of a special whose own words nobody has sorted. */
export const wordsNotChecked = 'TEXTO SIN COMPARAR CON LOS PLATOS: preguntar'
export const ownDecision = 'por decisión propia'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (retirado)` : name
}

/**
 * A special's needs, the gravest in capitals: ALERGIA: CACAHUETES, HUEVOS · Intolerancia: leche · Por elección propia, sin:
 * apio · dieta vegana
 */
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
    ...(intolerances.length > 0 ? [`Intolerancia: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Por elección propia, sin: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [diets.map(({ what }) => needInText({ what }, ownNeeds)).join(', ')] : []),
  ].join(' · ')
}

/** The severity of a need, behind its name. */
const howInText: Record<How, string> = {
  allergy: 'alergia',
  intolerance: 'intolerancia',
  choice: 'por elección propia',
}

/** The same within a sentence: cacahuetes, leche (intolerancia), dieta vegana. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      if (isDiet(what)) return needInText({ what }, ownNeeds)
      const name = inText(what, ownNeeds)
      return how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `«${text}»`
}

/**
 * A special's dish of a course: "Solomillo, CACAHUETES SIN CONFIRMAR", "NO SERVIR Brochetas satay (contiene): SIN ACORDAR",
 * "NO SERVIR Brochetas satay (contiene): ensalada de pepino, acordado por Marta", "Risotto, CONTIENE LECHE, por decisión
 * propia".
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
      ...(found.length > 0 ? [`según su texto: ¿${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'sin plato elegido'

/** A dish that is not served to a special: NO SERVIR Brochetas satay (contiene). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NO SERVIR ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (LECHE SIN CONFIRMAR en todos), (LECHE SIN CONFIRMAR: Entrante,
 * Principal).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(${which} SIN CONFIRMAR${courses === null ? ' en todos' : `: ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} SIN CONFIRMAR`
  if (isDiet(what)) return `NO ES ${name}`
  return `${state === 'may' ? 'PUEDE CONTENER' : 'CONTIENE'} ${name}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return state === 'contains' ? `no es ${inText(what)}` : `${inText(what)} sin confirmar`
    const verb =
      { contains: 'contiene', may: 'puede contener', not_confirmed: 'sin confirmar' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed'
      ? `${inText(what, ownNeeds)} ${verb}`
      : `${verb} ${inText(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'a petición' : listed(parts)
}

/** "S14 · Mesa 4, asiento 3 · CACAHUETES (alergia) · Brochetas satay CONTIENE CACAHUETES: alternativa pedida" */
export function kitchenRow(
  guest: Pick<SpecialGuest, 'number' | 'words' | 'noteUnsorted'> & TableSeat & { needs: readonly BareNeed[] },
  dishes: readonly NamedGuestDish[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const needs = guest.needs.map(({ what, how = 'allergy' }) =>
    isDiet(what) ? needInText({ what }, ownNeeds) : `${inCapitals(what, ownNeeds)} (${howInText[how]})`,
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
  return `${shown}${open}: ${alternative ? substituteText(alternative) : 'alternativa pedida'}`
}
