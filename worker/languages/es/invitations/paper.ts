import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'sin responder',
  notComing: 'no asiste',
  unlisted: 'fuera de la lista',
  vendor: 'proveedor',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return plural(count, {
    one: `Acompañante de ${party}`,
    many: `${figure(count)} de acompañantes de ${party}`,
    other: `${figure(count)} acompañantes de ${party}`,
  })
}
export const hereHead = 'Aquí'
export const partyHead = 'Grupo'
export const contactHead = 'Teléfono y correo'
export const answerHead = 'Respuesta'
export function unnamedGuests(count: number): string {
  return `${figure(count)} sin nombre`
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `Escanee el código con su teléfono para responder. Último día: ${day}.`
}
export function linkOf(party: string): string {
  return `Código QR del enlace para ${party}`
}
export const allHaveAnswered = 'Todas las personas de la lista han respondido.'
