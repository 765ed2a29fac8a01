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

export const agreedByRequired = 'Diga quem combinou, por favor'
export const agreedByTooLong = 'No máximo 100 caracteres'
export const substituteTooLong = 'No máximo 200 caracteres'

/** Marta (Cozinha quente) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** salada de pepino, combinado por Marta (Cozinha quente) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, combinado por ${agreedByWhom(agreed)}`
}

/** Mesa 4, lugar 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, lugar ${seat}`}`
}

/** The same on paper: M4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** 2 convidados (Mesa 4) se chamam Anna Weber. S7 e S8 estão nos cartões deles. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'está em um dos marcadores',
    many: 'estão nos marcadores',
    other: 'estão nos marcadores',
  })
  const cards = numbers.length === 0 ? 'Os marcadores de lugar ficam iguais.' : `${listed(numbers)} ${on}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Behind the name of who is no adult. */
export const ageMark: Record<Age, string> = { child: 'CRIANÇA', infant: 'BEBÊ' }

export const detailsErased = 'dados apagados'
export const notAgreed = 'NÃO COMBINADO'
const endedReasons: Record<EndedReason, string> = {
  choice: 'escolheu outro prato',
  needs: 'mudaram as alergias ou dietas',
  wish: 'pediu outra coisa',
  contents: 'mudou o que vai no prato',
  taken_back: 'foi retirado',
}
/** tinha sido combinado: salada de pepino (Marta, Cozinha quente); não vale mais: escolheu outro prato; perguntar de novo */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; perguntar de novo' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `tinha sido combinado: ${words} (${by}); não vale mais: ${endedReasons[reason]}${then}`
}
/** Above what somebody agreed and somebody else changed: on the page of whose word it was, and on the planner's. */
export const overruledHere = 'Mudou depois que você combinou'
export const overruledAbout = 'Combinado por uma pessoa, mudado por outra'
/** Beside what a special is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `antes: ${substituteText(was)}`
}
/**
 * "S14 Principal: salada de pepino, combinado por Marta (Cozinha quente). Agora: frutas, combinado por Jo (Sobremesas)." Where
 * it was taken back: "Retirado. Quem retirou: Sobremesas. NÃO COMBINADO."
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Agora: ${substituteText(after)}.`
    : `Quem retirou: ${changedBy ?? 'a organização'}. ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'FALTA ESCOLHER'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'Sem prato escolhido, com algo combinado'
/** Ends the line of a special whose own words nobody has sorted. */
export const wordsNotChecked = 'TEXTO NÃO COMPARADO COM OS PRATOS: perguntar'
export const ownDecision = 'por decisão própria'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (fora do cardápio)` : name
}

/**
 * A special's needs, the gravest in capitals: ALERGIA: AMENDOIM, OVOS · Intolerância: leite · Por escolha própria,
 * sem: aipo · dieta vegana
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
    ...(intolerances.length > 0 ? [`Intolerância: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Por escolha própria, sem: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [diets.map(({ what }) => needInText({ what }, ownNeeds)).join(', ')] : []),
  ].join(' · ')
}

/** The severity of a need, behind its name. */
const howInText: Record<How, string> = {
  allergy: 'alergia',
  intolerance: 'intolerância',
  choice: 'por escolha própria',
}

/** The same within a sentence: amendoim, leite (intolerância), dieta vegana. */
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
  return `“${text}”`
}

/**
 * A special's dish of a course: "Filé, AMENDOIM SEM CONFIRMAÇÃO", "NÃO SERVIR Espetinhos satay (contém): NÃO COMBINADO",
 * "NÃO SERVIR Espetinhos satay (contém): salada de pepino, combinado por Marta", "Risoto, CONTÉM LEITE, por decisão
 * própria".
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
      ...(found.length > 0 ? [`pelo texto: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'sem prato escolhido'

/** A dish that is not served to a special: NÃO SERVIR Espetinhos satay (contém). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `NÃO SERVIR ${name ?? dish.itemId} (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (LEITE SEM CONFIRMAÇÃO em todos), (LEITE SEM CONFIRMAÇÃO:
 * Entrada, Principal).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return `(${which} SEM CONFIRMAÇÃO${courses === null ? ' em todos' : `: ${courses.join(', ')}`})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} SEM CONFIRMAÇÃO`
  if (isDiet(what)) return `NÃO É ${name}`
  return `${state === 'may' ? 'PODE CONTER' : 'CONTÉM'} ${name}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what))
      return state === 'contains' ? `não é ${inText(what)}` : `${inText(what)} sem confirmação`
    const verb =
      { contains: 'contém', may: 'pode conter', not_confirmed: 'sem confirmação' }[String(state)] ?? ''
    if (only) return verb
    return state === 'not_confirmed'
      ? `${inText(what, ownNeeds)} ${verb}`
      : `${verb} ${inText(what, ownNeeds)}`
  })
  return parts.length === 0 ? 'a pedido' : listed(parts)
}

/** "S14 · Mesa 4, lugar 3 · AMENDOIM (alergia) · Espetinhos satay CONTÉM AMENDOIM: alternativa pedida" */
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
