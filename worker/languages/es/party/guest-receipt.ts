import { el } from '../grammar.ts'
export const declineNotLoaded = 'No se ha podido cargar su respuesta. Inténtelo de nuevo, por favor.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `Nos dijo que no pueden venir (${event}):`
}
export const declinedHereShort = 'Nos dijo que no pueden venir:'
export const change = 'cambiar'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Guardado.'
export function thankYou(firstName: string): string {
  return `Gracias, ${firstName}.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'Este navegador no guarda nada; copie su enlace, por favor.'
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string): string {
  return `Puede cambiar su respuesta hasta ${el(day)}. Guarde este enlace para hacerlo:`
}
export const linkLabel = 'Enlace para cambiar su respuesta'
export const viewOrEditButton = 'Ver o cambiar'
/** Once a link to another page was pressed without internet. */
export const waitsForInternet = 'No hay internet: deje esta página abierta y continuará en cuanto vuelva.'
export const addToCalendar = 'Añadir al calendario'
export const copyLink = 'Copiar enlace'
export const shareLink = 'Compartir enlace'
export const linkCopied = 'El enlace se ha copiado.'
export const linkNotCopied = 'No se ha podido copiar el enlace. Selecciónelo y cópielo usted, por favor.'
export const mailLink = 'Enviarme el enlace por correo'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Usted'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `Persona ${position}`
}
export const nothingChosen = 'Nada elegido'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Alergias y dietas:'

export const yourAnswer = 'Su respuesta'
export const yourAnswers = 'Sus respuestas'
export const answeredHere = 'Ha respondido desde este dispositivo:'
export function answeredFor(firstName: string): string {
  return `Ha respondido por ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Ha respondido por ${firstName} (${event}):`
}
export const viewOrEdit = 'ver o cambiar'
export const hideHere = 'Ocultar en este dispositivo'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Ocultar en este dispositivo: esta respuesta'
export function hideAnswerOf(firstName: string): string {
  return `Ocultar en este dispositivo: la respuesta de ${firstName}`
}
export const hiddenHere = 'Oculta en este dispositivo. Su respuesta sigue igual.'
export const undo = 'Deshacer'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Su respuesta guardada'
export const print = 'Imprimir'
