import { inAList, plural } from '../forms.ts'
import { howMany } from '../how-many.ts'

/** Below the sentence that an event is by personal invitation. */
export const askForLink =
  '¿Está en la lista de invitados? Escriba su dirección de correo y le enviamos su enlace.'
export const linkEmail = 'Su correo electrónico'
export const sendMyLink = 'Enviarme mi enlace'
export const sendingLink = 'Enviando…'
/** The same for every address. */
export const linkOnItsWay =
  'Si esta dirección está en la lista, su enlace va de camino. Si no llega ningún correo, pregunte a quien le invitó.'
export const coming = 'Viene'
export const notComing = 'No viene'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `¿Viene ${name}?`
}
export const everyoneComes = 'Vamos todos'
export const sayWhoComes = 'Indique quién viene, por favor'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'Entonces, ¿no viene nadie?'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  return `Puede traer a ${howMany(count, 'persona más', 'personas más')}`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'Ya había respondido, y aquí puede cambiar su respuesta. Lo que nos contó sobre alergias se conserva, pero no se muestra aquí.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `Avisó a ${organizer} de que no pueden venir. Si han cambiado sus planes, dígalo aquí.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  const not = plural(names.length, { one: 'No viene', many: 'No vienen', other: 'No vienen' })
  return `${not}: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Falta la respuesta de ${inAList(names)}. Puede responder más tarde con el mismo enlace.`
}
export const inviteNotLoaded = 'No se ha podido cargar su invitación. Inténtelo de nuevo, por favor.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'Mientras tanto, esta respuesta se ha cambiado desde otro dispositivo. Su cambio no se ha guardado: esta es la respuesta más reciente.'
