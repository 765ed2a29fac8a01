import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural, upper } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { dietNamed, inCapitals, inText, listed } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Indichi con chi è stato concordato'
export const agreedByTooLong = 'Al massimo 100 caratteri'
export const substituteTooLong = 'Al massimo 200 caratteri'

/** Marta (Cucina calda) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** insalata di cetrioli, concordato con Marta (Cucina calda) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, concordato con ${agreedByWhom(agreed)}`
}

/** Tavolo 4, posto 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, posto ${seat}`}`
}

export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Tavolo 4: 2 ospiti si chiamano Anna Weber. Sui segnaposto: S7 e S8. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'Su uno dei segnaposto',
    many: 'Sui segnaposto',
    other: 'Sui segnaposto',
  })
  const cards = numbers.length === 0 ? 'I loro segnaposto sono identici.' : `${on}: ${listed(numbers)}.`
  return `${namesakesLine(found)} ${cards}`
}

export const ageMark: Record<Age, string> = { child: 'BAMBINO/A', infant: 'BEBÈ' }

export const detailsErased = 'dati cancellati'
export const notAgreed = 'NON CONCORDATO'
const endedReasons: Record<EndedReason, string> = {
  choice: 'scelto un altro piatto',
  needs: 'esigenze cambiate',
  wish: 'altra richiesta dell’ospite',
  contents: 'composizione del piatto cambiata',
  taken_back: 'accordo ritirato',
}
/** era concordato: insalata di cetrioli (Marta, Cucina calda), non vale più: esigenze cambiate; chiedere di nuovo */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; chiedere di nuovo' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `era concordato: ${words} (${by}), non vale più: ${endedReasons[reason]}${then}`
}
export const overruledHere = 'Cambiato dopo il Suo accordo'
export const overruledAbout = 'Concordato con una persona, cambiato da un’altra'
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `prima: ${substituteText(was)}`
}
/**
 * «S14 Secondo: insalata di cetrioli, concordato con Marta (Cucina calda). Ora: frutta, concordato con Jo (Pasticceria).»
 * After it was taken back: «Accordo ritirato (Pasticceria): NON CONCORDATO.»
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Ora: ${substituteText(after)}.`
    : `Accordo ritirato (${changedBy ?? 'chi organizza'}): ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'NON SCELTO'
export const noDishButSubstituteName = 'Nessun piatto scelto, ma qualcosa è concordato'
export const wordsNotChecked = 'PAROLE NON CONFRONTATE CON I PIATTI: chiedere'
export const ownDecision = 'decisione dell’ospite'

export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (non più nel menu)` : name
}

/** ALLERGIA: ARACHIDI, UOVA · Intolleranza: latte · Scelta: sedano · vegano */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALLERGIA: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`Intolleranza: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Scelta: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

const howInText = { allergy: 'allergia', intolerance: 'intolleranza', choice: 'scelta' }

/** arachidi, latte (intolleranza), vegano. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `«${text}»`
}

/**
 * «Filetto, NON CONFERMATO: ARACHIDI», «NON SERVIRE Spiedini satay (contiene): NON CONCORDATO», «NON SERVIRE Spiedini
 * satay (contiene): servire insalata di cetrioli, concordato con Marta», «Risotto, CONTIENE LATTE, decisione dell’ospite».
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
      ...(found.length > 0 ? [`dalle parole dell’ospite: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? `servire ${substituteText(alternative)}` : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'nessun piatto scelto'

/** NON SERVIRE Spiedini satay (contiene) */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NON SERVIRE ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/** (NON CONFERMATO: LATTE, in ogni piatto), (NON CONFERMATO: LATTE, per Antipasto, Secondo). */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(NON CONFERMATO: ${which}, ${courses === null ? 'in ogni piatto' : `per ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  if (state === 'not_confirmed') return `NON CONFERMATO: ${inCapitals(what, ownNeeds)}`
  if (isDiet(what)) return `NON ${upper(dietNamed(what))}`
  return `${state === 'may' ? 'PUÒ CONTENERE' : 'CONTIENE'} ${inCapitals(what, ownNeeds)}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what))
      return state === 'contains' ? `non ${dietNamed(what)}` : `non confermato: ${inText(what)}`
    const verb =
      { contains: 'contiene', may: 'può contenere', not_confirmed: 'non confermato' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed'
      ? `${verb}: ${inText(what, ownNeeds)}`
      : `${verb} ${inText(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'su richiesta dell’ospite' : parts.join('; ')
}

/** «S14 · Tavolo 4, posto 3 · ARACHIDI (allergia) · Spiedini satay (CONTIENE ARACHIDI): chiesto un altro piatto» */
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
  return `${shown}${open}: ${alternative ? `servire ${substituteText(alternative)}` : 'chiesto un altro piatto'}`
}
