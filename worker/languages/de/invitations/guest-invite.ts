import { inAList, plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The page of a personal link.

export const askForLink =
  'Stehen Sie auf der Gästeliste? Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen Ihren Link.'
export const linkEmail = 'Ihre E-Mail-Adresse'
export const sendMyLink = 'Meinen Link senden'
export const sendingLink = 'Wird gesendet …'
export const linkOnItsWay =
  'Wenn diese Adresse auf der Liste steht, ist Ihr Link unterwegs. Kommt keine E-Mail, fragen Sie bitte die Gastgeber.'
export const coming = 'Kommt'
export const notComing = 'Kommt nicht'
export function doesCome(name: string): string {
  return `Kommt ${name}?`
}
export const everyoneComes = 'Wir kommen alle'
export const sayWhoComes = 'Bitte geben Sie an, wer kommt'
export const nobodyComes = 'Also kommt niemand?'
export function alsoBring(count: number): string {
  return plural(count, {
    one: 'Sie können noch eine Person mitbringen',
    other: `Sie können noch ${figure(count)} Personen mitbringen`,
  })
}
export const answeredBefore =
  'Sie haben schon geantwortet und können die Antwort hier ändern. Was Sie uns zu Allergien gesagt haben, bleibt erhalten, wird hier aber nicht gezeigt.'
/** The organizer has no case here: a name would not tell its dative, "die Gastgeber" would. */
export function declinedBefore(_organizer: string): string {
  return 'Sie haben schon abgesagt. Wenn Sie doch kommen können, sagen Sie es hier.'
}
export function willNotCome(names: string[]): string {
  return `Nicht dabei: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Noch keine Antwort für ${inAList(names)}. Sie können später über denselben Link antworten.`
}
export const inviteNotLoaded =
  'Ihre Einladung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.'
export const changedMeanwhile =
  'Diese Antwort wurde inzwischen auf einem anderen Gerät geändert. Ihre Änderung wurde nicht gespeichert: Dies ist die neuere Antwort.'
