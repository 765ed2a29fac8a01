import { el } from '../grammar.ts'
export const cannotCome = 'No podemos ir'
export const tellThem = 'Sí, avisar'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Avisaremos a ${organizer} de que no hay que contar con ${names}. Puede cambiar de idea hasta la fecha límite.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes = 'Su respuesta y sus platos se retiran, y sus plazas quedan libres para otros.'
/** Without internet, where it was pressed. */
export const waitsForInternet =
  'No hay internet: aún no se ha avisado a nadie. Deje esta página abierta y el aviso se enviará en cuanto vuelva.'
export const goBack = 'Volver'
export const telling = 'Enviando…'

/** The heading of the page of a decline. */
export const youDeclined = 'Nos dijo que no pueden venir'
export const notComingNames = 'Quién no puede venir'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string): string {
  return `Su respuesta está guardada. Si cambian sus planes, díganoslo a más tardar ${el(day)} con este enlace.`
}
export function closedSince(day: string): string {
  return `El plazo de respuesta terminó ${el(day)}. Esta respuesta ya no se puede cambiar.`
}
export const comeAfterAll = 'Al final sí podemos ir'
export const namesErased = 'Los nombres de esta respuesta se han borrado.'
export const takeBack = 'Retirar esta respuesta'
export const takeBackWarning =
  'No contarán ni como asistentes ni como ausentes. Se borran sus nombres y su dirección.'
export const eraseWarning =
  'Sus nombres y su dirección se borran para siempre. Seguirán contando como ausentes.'
export const takenBack = 'Su respuesta se ha retirado.'
export const takeBackFailed = 'No hemos podido hacerlo. No ha cambiado nada: inténtelo de nuevo, por favor.'
