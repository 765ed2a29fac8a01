import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { plural } from '../forms.ts'

export const needUnknown = 'Tej pozycji nie ma już na liście. Proszę odświeżyć stronę.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Nic nie podano · Dodaj'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${given} · Zmień`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${given} · jeszcze bez zgody`
}
export const anythingElse = 'Coś jeszcze?'
/** Below that, and again at the review. */
export const ownWordsRead = 'Ten tekst czytają ludzie. Nie jest porównywany z daniami.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'Ta informacja nie została jeszcze przekazana.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return name === undefined ? 'Usunięto alergie i diety.' : `Usunięto alergie i diety: ${name}.`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `Alergie i diety podano dla osoby: ${before}. Czy dotyczą też osoby: ${now}?`
}
export const keepNeeds = 'Tak, zachowaj'
export const removeThem = 'Nie, usuń'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? '' : `${name}: `
  return `${whose}${whose ? 'proszę' : 'Proszę'} wyrazić zgodę na przekazanie alergii i diet albo je usunąć.`
}
export const loadingNeeds = 'Wczytywanie listy…'

// Boxes of the opened line of needs, and how they are passed on.

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return name === undefined ? 'Czego trzeba unikać?' : `Czego musi unikać ${name}?`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  const what = name === undefined ? 'co dla Państwa ugotować' : `co ma dostać ${name}`
  return `Dzięki temu kuchnia wie, ${what}. Można nic nie podawać.`
}
export const more = 'Więcej'
export const fewer = 'Mniej'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `Tylko niektóre z nich? Proszę je zaznaczyć, a odznaczyć: ${group}.`
}
/** Before the needs that typed words name. */
export const didYouMean = 'Czy chodzi o:'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `${need}?`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Napisano' : `${name}, napisano`
  return `${who}: „${note}”. Kuchnia liczy to, co dodano z listy:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `Dodaj: ${need}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `Dodano: ${need}. Napisany tekst zostaje bez zmian.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `Czy ${name} to dziecko?`
}
export const ageNames = { adult: 'Nie', child: 'Dziecko', infant: 'Niemowlę, bez posiłku' }

/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const erased = meal ? `${keptAfterDays} dni po posiłku` : `${erasedAfterDays} dni po terminie odpowiedzi`
  return `Do ${allergiesMax} znaków. Usuwane ${erased}.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `Ciężka alergia? Prosimy także o osobisty kontakt: ${organizer} lub kuchnia.`
}
/** All to whom it is passed on. @param organizer who asks */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} i kuchnia` : `${organizer}, współorganizatorzy i kuchnia`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  return `Widzą to: ${readers(organizer)}. Można to tutaj usunąć; wydrukowane arkusze mogą pozostać.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `Po wyrażeniu zgody zobaczą to: ${readers(organizer)}. Można to tutaj usunąć; wydrukowane arkusze mogą pozostać.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `Zgadzam się na przekazanie tej informacji. Otrzymają ją: ${readers(organizer)}`
}
/** @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `${name} wyraża zgodę albo jest moim dzieckiem: proszę przekazać`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `„${passOn}” oznacza: „${means}”.`
}
export const passOn = 'Przekaż'
export const removeNeeds = 'Usuń'
/** The mark of what was agreed. @param day on which, where it is known @param organizer who asks @param name of somebody else */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'Zgoda' : `${name}: zgoda`
  return `${who}${day === undefined ? '' : ` z dnia ${day}`}. Widzą to: ${readers(organizer, version)}.`
}
export const takeItBack = 'Wycofaj zgodę'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  const whose = name === undefined ? '' : ` (${name})`
  return `Wycofanie zgody usuwa podane alergie, diety i tekst${whose}. Nikt nie zapyta już o nie kuchni.`
}
export const keepThem = 'Zachowaj'
/** Heard once it is done, before it is saved. */
export const takenAway = 'Usunięto. Teraz proszę jeszcze zapisać.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  const signs = { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' }
  return left < 0 ? `O ${-left} ${plural(-left, signs)} za dużo` : `Jeszcze ${left} ${plural(left, signs)}`
}
/** Heard once it is agreed. */
export const passedOn = 'Przekażemy to razem z odpowiedzią.'
