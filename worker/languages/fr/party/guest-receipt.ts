import { de } from '../grammar.ts'

export const declineNotLoaded = 'Votre réponse n’a pas pu être chargée. Veuillez réessayer.'

export function declinedHereFor(event: string): string {
  return `Vous avez indiqué que vous ne pouvez pas venir (${event}) :`
}
export const declinedHereShort = 'Vous avez indiqué que vous ne pouvez pas venir :'
export const change = 'modifier'

// The receipt of a response just given, beside the choices.

export const savedWord = 'C’est enregistré.'
export function thankYou(firstName: string): string {
  return `Merci, ${firstName}.`
}
export const keepsNothing = 'Ce navigateur ne garde rien en mémoire : copiez donc votre lien.'
export function keepLink(day: string): string {
  return `Vous pouvez modifier votre réponse jusqu’au ${day}. Gardez ce lien pour le faire :`
}
export const linkLabel = 'Lien pour modifier votre réponse'
export const viewOrEditButton = 'Voir ou modifier'
export const waitsForInternet = 'Pas d’internet : gardez cette page ouverte et la suite se fera toute seule.'
export const addToCalendar = 'Ajouter au calendrier'
export const copyLink = 'Copier le lien'
export const shareLink = 'Partager le lien'
export const linkCopied = 'Le lien est copié.'
export const linkNotCopied = 'Le lien n’a pas pu être copié. Veuillez le sélectionner et le copier vous-même.'
export const mailLink = 'M’envoyer le lien par e-mail'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Vous'
export function guestNumber(position: number): string {
  return `Convive ${position}`
}
export const nothingChosen = 'Rien de choisi'
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Allergies et régimes :'

export const yourAnswer = 'Votre réponse'
export const yourAnswers = 'Vos réponses'
export const answeredHere = 'Vous avez répondu sur cet appareil :'
export function answeredFor(firstName: string): string {
  return `Vous avez répondu pour ${firstName} :`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Vous avez répondu pour ${firstName} (${event}) :`
}
export const viewOrEdit = 'voir ou modifier'
export const hideHere = 'Masquer sur cet appareil'
export const hideAnswer = 'Masquer sur cet appareil : cette réponse'
export function hideAnswerOf(firstName: string): string {
  return `Masquer sur cet appareil : la réponse ${de(firstName)}`
}
export const hiddenHere = 'Masqué sur cet appareil. Votre réponse reste telle quelle.'
export const undo = 'Rétablir'

export const savedAnswer = 'Votre réponse enregistrée'
export const print = 'Imprimer'
