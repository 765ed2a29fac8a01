export const declineNotLoaded =
  'Ihre Antwort konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `Sie haben abgesagt (${event}):`
}
export const declinedHereShort = 'Sie haben abgesagt:'
export const change = 'ändern'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Gespeichert.'
export function thankYou(firstName: string): string {
  return `Vielen Dank, ${firstName}.`
}
export const keepsNothing = 'Dieser Browser speichert nichts. Bitte kopieren Sie Ihren Link.'
export function keepLink(day: string): string {
  return `Sie können Ihre Antwort bis ${day} ändern. Bewahren Sie dafür diesen Link auf:`
}
export const linkLabel = 'Link zum Ändern Ihrer Antwort'
export const viewOrEditButton = 'Ansehen oder ändern'
export const waitsForInternet = 'Kein Internet: Lassen Sie diese Seite offen, dann geht es von selbst weiter.'
export const addToCalendar = 'Zum Kalender hinzufügen'
export const copyLink = 'Link kopieren'
export const shareLink = 'Link teilen'
export const linkCopied = 'Der Link wurde kopiert.'
export const linkNotCopied =
  'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.'
export const mailLink = 'Link per E-Mail senden'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Sie'
export function guestNumber(position: number): string {
  return `Gast ${position}`
}
export const nothingChosen = 'Nichts gewählt'
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Allergien und Besonderheiten:'

export const yourAnswer = 'Ihre Antwort'
export const yourAnswers = 'Ihre Antworten'
export const answeredHere = 'Sie haben auf diesem Gerät geantwortet:'
export function answeredFor(firstName: string): string {
  return `Sie haben geantwortet für ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Sie haben geantwortet für ${firstName} (${event}):`
}
export const viewOrEdit = 'ansehen oder ändern'
export const hideHere = 'Auf diesem Gerät ausblenden'
export const hideAnswer = 'Auf diesem Gerät ausblenden: diese Antwort'
export function hideAnswerOf(firstName: string): string {
  return `Auf diesem Gerät ausblenden: die Antwort von ${firstName}`
}
export const hiddenHere = 'Auf diesem Gerät ausgeblendet. Ihre Antwort bleibt, wie sie ist.'
export const undo = 'Rückgängig'

export const savedAnswer = 'Ihre gespeicherte Antwort'
export const print = 'Drucken'
