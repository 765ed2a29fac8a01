import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'senza risposta',
  notComing: 'non viene',
  unlisted: 'fuori lista',
  vendor: 'fornitore',
}
export function unnamedOf(party: string, count: number): string {
  return plural(count, {
    one: `Un ospite (gruppo: ${party})`,
    many: `${figure(count)} di ospiti (gruppo: ${party})`,
    other: `${figure(count)} ospiti (gruppo: ${party})`,
  })
}
export const hereHead = 'Presente'
export const partyHead = 'Gruppo'
export const contactHead = 'Telefono ed email'
export const answerHead = 'Risposta'
export function unnamedGuests(count: number): string {
  return `${figure(count)} senza nome`
}
export function scanToAnswer(day: string): string {
  return `Per rispondere entro ${day}, inquadri il codice con il telefono.`
}
export function linkOf(party: string): string {
  return `Codice QR del link per ${party}`
}
export const allHaveAnswered = 'Tutte le persone della lista hanno risposto.'
