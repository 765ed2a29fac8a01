import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'ohne Antwort',
  notComing: 'abgesagt',
  unlisted: 'nicht auf der Liste',
  vendor: 'Dienstleister',
}
export function unnamedOf(party: string, count: number): string {
  return plural(count, { one: `Gast von ${party}`, other: `${figure(count)} Gäste von ${party}` })
}
export const hereHead = 'Da'
export const partyHead = 'Gruppe'
export const contactHead = 'Telefon und E-Mail'
export const answerHead = 'Antwort'
export function unnamedGuests(count: number): string {
  return `${figure(count)} ohne Namen`
}
export function scanToAnswer(day: string): string {
  return `Bitte antworten Sie bis ${day}: einfach den Code mit dem Handy scannen.`
}
export function linkOf(party: string): string {
  return `QR-Code mit dem Link für ${party}`
}
export const allHaveAnswered = 'Alle auf der Liste haben geantwortet.'
