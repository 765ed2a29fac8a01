import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { figure } from '../writing.ts'
import { capitalize } from './shared.ts'

export const needUnknown = 'Diese Angabe gibt es hier nicht. Bitte laden Sie die Seite neu.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Keine Angaben · Ergänzen'
export function givenLine(given: string): string {
  return `${given} · Ändern`
}
export function notAgreedYet(given: string): string {
  return `${given} · noch nicht zugestimmt`
}
export const anythingElse = 'Noch etwas?'
export const ownWordsRead =
  'Was Sie hier schreiben, wird von Menschen gelesen, aber nicht automatisch mit den Gerichten abgeglichen.'
export const notPassedOn = 'Diese Angaben sind noch nicht weitergegeben.'
export function needsRemoved(name?: string): string {
  return name === undefined ? 'Ihre Angaben wurden entfernt.' : `Die Angaben für ${name} wurden entfernt.`
}
export function needsStay(before: string, now: string): string {
  return `Die Angaben waren für ${before}. Gelten sie auch für ${now}?`
}
export const keepNeeds = 'Ja, behalten'
export const removeThem = 'Nein, entfernen'
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? 'Ihrer Angaben' : `der Angaben für ${name}`
  return `Bitte stimmen Sie der Weitergabe ${whose} zu, oder entfernen Sie sie.`
}
export const loadingNeeds = 'Die Liste wird geladen …'

// Boxes of the opened line of needs, and how they are passed on.

export function whatAvoid(name?: string): string {
  return name === undefined ? 'Was vertragen oder essen Sie nicht?' : `Was verträgt oder isst ${name} nicht?`
}
export function whyAsked(name?: string): string {
  return `Damit die Küche weiß, was sie für ${name ?? 'Sie'} kochen kann. Sie können das Feld auch leer lassen.`
}
export const more = 'Mehr anzeigen'
export const fewer = 'Weniger anzeigen'
export function onlySome(group: string): string {
  return `Nur einzelne davon? Kreuzen Sie diese an, und entfernen Sie das Kreuz bei „${group}“.`
}
export const didYouMean = 'Meinten Sie:'
export function isIt(need: string): string {
  return `${need}?`
}
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Sie haben geschrieben' : `Für ${name} haben Sie geschrieben`
  return `${who}: „${note}“. Die Küche zählt nach der Liste. Wenn es stimmt, ergänzen Sie:`
}
export function addIt(need: string): string {
  return `Ergänzen: ${need}`
}
export function addedToWords(need: string): string {
  return `Ergänzt: ${need}. Was Sie geschrieben haben, bleibt stehen.`
}
export function ageOf(name: string): string {
  return `Ist ${name} ein Kind?`
}
export const ageNames = { adult: 'Nein', child: 'Kind', infant: 'Kleinkind, ohne eigenes Essen' }

export function keptHint(meal: boolean): string {
  const erased = meal
    ? `${figure(keptAfterDays)} Tage nach dem Essen`
    : `${figure(erasedAfterDays)} Tage nach Ablauf der Frist`
  return `Bis zu ${figure(allergiesMax)} Zeichen. Wird ${erased} gelöscht.`
}
export function severeAllergy(organizer: string): string {
  return `Schwere Allergie? Bitte sprechen Sie auch direkt ${organizer} oder die Küche an.`
}
/** Has one case as subject and after "an": names, "die Gastgeber", "alle" and "die Küche" have no other form there. */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} und die Küche` : `${organizer}, alle, die mitplanen, und die Küche`
}
export function seenBy(organizer: string): string {
  return `${capitalize(readers(organizer))} sehen diese Angaben. Sie können sie hier entfernen; auf gedruckten Blättern können sie stehen bleiben.`
}
export function seenOnceAgreed(organizer: string): string {
  return `Sobald Sie zustimmen, sehen ${readers(organizer)} diese Angaben. Sie können sie hier entfernen; auf gedruckten Blättern können sie stehen bleiben.`
}
export function iAgree(organizer: string): string {
  return `Ich stimme zu, dass diese Angaben an ${readers(organizer)} weitergegeben werden`
}
export function theyAgree(name: string): string {
  return `${name} stimmt zu oder ist mein Kind: Diese Angaben dürfen weitergegeben werden`
}
export function passOnMeans(means: string): string {
  return `„${passOn}“ heißt: „${means}“.`
}
export const passOn = 'Weitergeben'
export const removeNeeds = 'Entfernen'
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'Sie haben' : `${name} hat`
  return `${who}${day === undefined ? '' : ` am ${day}`} zugestimmt, dass ${readers(organizer, version)} diese Angaben sehen.`
}
export const takeItBack = 'Zustimmung widerrufen'
export function takesAway(name?: string): string {
  const whose = name === undefined ? 'Ihre Angaben' : `die Angaben für ${name}`
  return `Damit werden ${whose} entfernt, auch das selbst Geschriebene. Die Küche wird danach nicht mehr gefragt.`
}
export const keepThem = 'Behalten'
export const takenAway = 'Entfernt. Bitte noch speichern, damit es gilt.'
export function charactersLeft(left: number): string {
  return left < 0 ? `${figure(-left)} Zeichen zu viel` : `Noch ${figure(left)} Zeichen`
}
export const passedOn = 'Wir geben das mit Ihrer Antwort weiter.'
