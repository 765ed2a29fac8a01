export const declineNotLoaded = 'Uw antwoord kon niet worden geladen. Probeer het nog eens.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `U hebt laten weten dat u niet kunt komen (${event}):`
}
export const declinedHereShort = 'U hebt laten weten dat u niet kunt komen:'
export const change = 'wijzigen'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Opgeslagen.'
export function thankYou(firstName: string): string {
  return `Dank u wel, ${firstName}.`
}
export const keepsNothing = 'Deze browser bewaart niets. Kopieer daarom uw link.'
export function keepLink(day: string): string {
  return `U kunt uw antwoord wijzigen tot en met ${day}. Bewaar daarvoor deze link:`
}
export const linkLabel = 'Link om uw antwoord te wijzigen'
export const viewOrEditButton = 'Bekijken of wijzigen'
export const waitsForInternet = 'Geen internet: houd deze pagina open, dan gaan we vanzelf verder.'
export const addToCalendar = 'Toevoegen aan agenda'
export const copyLink = 'Link kopiëren'
export const shareLink = 'Link delen'
export const linkCopied = 'De link is gekopieerd.'
export const linkNotCopied = 'De link kon niet worden gekopieerd. Selecteer en kopieer hem zelf.'
export const mailLink = 'Link per e-mail sturen'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'U'
export function guestNumber(position: number): string {
  return `Gast ${position}`
}
export const nothingChosen = 'Niets gekozen'
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Allergieën en dieetwensen:'

export const yourAnswer = 'Uw antwoord'
export const yourAnswers = 'Uw antwoorden'
export const answeredHere = 'U hebt op dit apparaat geantwoord:'
export function answeredFor(firstName: string): string {
  return `U hebt geantwoord voor ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `U hebt geantwoord voor ${firstName} (${event}):`
}
export const viewOrEdit = 'bekijken of wijzigen'
export const hideHere = 'Op dit apparaat verbergen'
export const hideAnswer = 'Op dit apparaat verbergen: dit antwoord'
export function hideAnswerOf(firstName: string): string {
  return `Op dit apparaat verbergen: het antwoord van ${firstName}`
}
export const hiddenHere = 'Op dit apparaat verborgen. Uw antwoord blijft zoals het is.'
export const undo = 'Ongedaan maken'

export const savedAnswer = 'Uw opgeslagen antwoord'
export const print = 'Printen'
