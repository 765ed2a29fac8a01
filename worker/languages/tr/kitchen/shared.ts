import type { EndedForPerson, EndedReason } from '../../../kitchen/rules/ended.ts'
import type { AgreedSubstitute, OverruledSubstitute } from '../../../kitchen/rules/overruled.ts'
import type { SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import { type Age, type How, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../../party/rules/choices.ts'
import type { Namesakes } from '../../../seating/rules/namesakes.ts'
import type { BareNeed, NamedGuestDish, RemovableName, TableSeat } from '../../../sheets/rules/about.ts'
import { plural } from '../forms.ts'
import { noneName } from '../menu/shared.ts'
import { inCapitals, inText, listed } from '../needs/shared.ts'
import { namesakesLine, specialNumber, tableName, tableShort } from '../seating/shared.ts'

export const agreedByRequired = 'Lütfen kiminle kararlaştırıldığını yazın'
export const agreedByTooLong = 'En fazla 100 karakter'
export const substituteTooLong = 'En fazla 200 karakter'

/** Marta (Sıcak mutfak) */
export function agreedByWhom({ agreedBy, linkLabel }: Omit<AgreedSubstitute, 'words'>): string {
  return linkLabel ? `${agreedBy} (${linkLabel})` : agreedBy
}

/** salatalık salatası, kararlaştıran: Marta (Sıcak mutfak) */
export function substituteText(agreed: AgreedSubstitute): string {
  return `${agreed.words}, kararlaştıran: ${agreedByWhom(agreed)}`
}

/** Masa 4, yer 3. */
export function tableSeatName({ table, seat }: TableSeat): string {
  return `${tableName(table ?? '')}${seat === null ? '' : `, yer ${seat}`}`
}

/** The same on paper: T4/3; nothing without a table. */
export function tableSeatShort({ table, seat }: TableSeat): string {
  return table === null ? '' : `${tableShort(table)}${seat === null ? '' : `/${seat}`}`
}

/** Anna Weber adında 2 misafir var (Masa 4). İsim kartlarındaki numaralar: S7 ve S8. */
export function namesakesOnCards(found: Namesakes): string {
  const numbers = found.numbers.map(specialNumber)
  const on = plural(numbers.length, {
    one: 'İsim kartlarından birindeki numara',
    other: 'İsim kartlarındaki numaralar',
  })
  const cards = numbers.length === 0 ? 'İsim kartları birbirine benziyor.' : `${on}: ${listed(numbers)}.`
  return `${namesakesLine(found)} ${cards}`
}

/** Behind the name of who is no adult. */
export const ageMark: Record<Age, string> = { child: 'ÇOCUK', infant: 'BEBEK' }

export const detailsErased = 'bilgiler silindi'
export const notAgreed = 'KARARLAŞTIRILMADI'
const endedReasons: Record<EndedReason, string> = {
  choice: 'başka bir yemek seçildi',
  needs: 'alerji veya diyet değişti',
  wish: 'başka bir şey istendi',
  contents: 'yemeğin içindekiler değişti',
  taken_back: 'karar geri alındı',
}
/** kararlaştırılmıştı: salatalık salatası (Marta, Sıcak mutfak), artık geçerli değil: alerji veya diyet değişti; yeniden sorulmalı */
export function wasAgreed({
  words,
  agreedBy,
  linkLabel,
  reason,
  mustAskAgain,
}: Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'reason' | 'mustAskAgain'>): string {
  const then = mustAskAgain ? '; yeniden sorulmalı' : ''
  const by = linkLabel ? `${agreedBy}, ${linkLabel}` : agreedBy
  return `kararlaştırılmıştı: ${words} (${by}), artık geçerli değil: ${endedReasons[reason]}${then}`
}
/** Above what somebody agreed and somebody else changed: on the page of whose word it was, and on the planner's. */
export const overruledHere = 'Siz kararlaştırdıktan sonra değişti'
export const overruledAbout = 'Biri kararlaştırdı, başkası değiştirdi'
/** Beside what a special is served now. */
export function beforeThat(was: OverruledSubstitute['before']): string {
  return `önce: ${substituteText(was)}`
}
/**
 * “S14 Ana yemek: salatalık salatası, kararlaştıran: Marta (Sıcak mutfak). Şimdi: meyve, kararlaştıran: Jo (Pastane).” Where it
 * was taken back: “Geri alan: Pastane. KARARLAŞTIRILMADI.”
 */
export function overruledLine({ number, course, before, after, changedBy }: OverruledSubstitute): string {
  const then = after
    ? `Şimdi: ${substituteText(after)}.`
    : `Geri alan: ${changedBy ?? 'organizatör'}. ${notAgreed}.`
  return `${specialNumber(number)} ${course}: ${substituteText(before)}. ${then}`
}
export const notChosen = 'SEÇİLMEDİ'
/** In the place of a dish, where something was agreed for who chose none. */
export const noDishButSubstituteName = 'Yemek seçilmedi, başka bir şey kararlaştırıldı'
/** Ends the line of a special whose own words nobody has sorted. */
export const wordsNotChecked = 'YAZILANLAR YEMEKLERLE KARŞILAŞTIRILMADI: sorulmalı'
export const ownDecision = 'misafirin kendi kararı'

/** A dish or course as it stands in lists: one that was taken off the menu says so. */
export function withRemovedSuffix({ name, removed }: RemovableName): string {
  return removed ? `${name} (kaldırıldı)` : name
}

/** A special's needs, the gravest in capitals: ALERJİ: YER FISTIĞI, YUMURTA · İntolerans: süt · Tercihen yemiyor: kereviz · vegan */
export function needsLine(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  const having = (how: BareNeed['how']) =>
    needs.filter((one) => !isDiet(one.what) && (one.how ?? 'allergy') === how)
  const list = (all: readonly BareNeed[]) => all.map(({ what }) => inText(what, ownNeeds)).join(', ')
  const [allergies, intolerances, choices] = [having('allergy'), having('intolerance'), having('choice')]
  const diets = needs.filter(({ what }) => isDiet(what))
  return [
    ...(allergies.length > 0
      ? [`ALERJİ: ${allergies.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')}`]
      : []),
    ...(intolerances.length > 0 ? [`İntolerans: ${list(intolerances)}`] : []),
    ...(choices.length > 0 ? [`Tercihen yemiyor: ${list(choices)}`] : []),
    ...(diets.length > 0 ? [list(diets)] : []),
  ].join(' · ')
}

const howInText: Record<How, string> = {
  allergy: 'alerji',
  intolerance: 'intolerans',
  choice: 'tercihen yemiyor',
}

/** The same within a sentence: yer fıstığı, süt (intolerans), vegan. */
export function needsInText(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = inText(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${howInText[how]})`
    })
    .join(', ')
}

export function quoted(text: string): string {
  return `“${text}”`
}

/**
 * A special's dish of a course: “Dana bonfile, YER FISTIĞI DOĞRULANMADI”, ““Satay” VERMEYİN (içerir): KARARLAŞTIRILMADI”, “Satay VERMEYİN
 * (içerir): salatalık salatası, kararlaştıran: Marta”, “Risotto, SÜT İÇERİR, misafirin kendi kararı”.
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
      ...(found.length > 0 ? [`misafirin yazdığına göre: ${found.join(', ')}?`] : []),
    ].join(', ')
  }
  const { alternative } = dish
  const instead = alternative ? substituteText(alternative) : notAgreed
  return `${notTheDish({ dish, name, needs }, ownNeeds)}: ${instead}`
}

const noDishChosen = 'yemek seçilmedi'

/** A dish that is not served to a special: “Satay” VERMEYİN (içerir). */
export function notTheDish({ dish, name, needs }: NamedGuestDish, ownNeeds: readonly OwnNeed[] = []): string {
  if (dish.itemId === noDishButSubstitute) return noDishChosen
  return `${quoted(name ?? dish.itemId ?? '')} VERMEYİN (${reason(dish, needs.length === 1, ownNeeds)})`
}

/**
 * Behind dishes of which the same needs are not confirmed: (SÜT hiçbirinde DOĞRULANMADI), (SÜT DOĞRULANMADI: Başlangıç, Ana
 * yemek).
 * @param courses where not all of them are; null for each
 */
export function eachNotConfirmed(
  needs: readonly Pick<BareNeed, 'what'>[],
  courses: readonly string[] | null,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const which = needs.map(({ what }) => inCapitals(what, ownNeeds)).join(', ')
  return courses === null
    ? `(hiçbirinde: ${which} DOĞRULANMADI)`
    : `(${which} DOĞRULANMADI: ${courses.join(', ')})`
}

function stateInCapitals(what: BareNeed['what'], state: string, ownNeeds: readonly OwnNeed[]): string {
  const name = inCapitals(what, ownNeeds)
  if (state === 'not_confirmed') return `${name} DOĞRULANMADI`
  if (isDiet(what)) return `${name} DEĞİL`
  return `${name} ${state === 'may' ? 'İÇEREBİLİR' : 'İÇERİR'}`
}

/** Why a dish is not served: what it is to the only need, or to each of several. */
function reason({ needs }: NamedGuestDish['dish'], only: boolean, ownNeeds: readonly OwnNeed[]): string {
  const parts = needs.map(({ what, state }) => {
    if (isDiet(what)) return `${inText(what)} ${state === 'contains' ? 'değil' : 'doğrulanmadı'}`
    const verb = { contains: 'içerir', may: 'içerebilir', not_confirmed: 'doğrulanmadı' }[String(state)] ?? ''
    return only ? verb : `${inText(what, ownNeeds)} ${verb}`
  })
  return parts.length === 0 ? 'istek üzerine' : listed(parts)
}

/** “S14 · Masa 4, yer 3 · YER FISTIĞI (alerji) · Satay, YER FISTIĞI İÇERİR: yerine başka bir şey istendi” */
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
  return `${shown}${open}: ${alternative ? substituteText(alternative) : 'yerine başka bir şey istendi'}`
}
