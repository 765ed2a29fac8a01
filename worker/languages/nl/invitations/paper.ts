import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'zonder antwoord',
  notComing: 'afgemeld',
  unlisted: 'niet op de lijst',
  vendor: 'leverancier',
}
export function unnamedOf(party: string, count: number): string {
  return plural(count, { one: `Gast van ${party}`, other: `${figure(count)} gasten van ${party}` })
}
export const hereHead = 'Binnen'
export const partyHead = 'Gezelschap'
export const contactHead = 'Telefoon en e-mail'
export const answerHead = 'Antwoord'
export function unnamedGuests(count: number): string {
  return `${figure(count)} zonder naam`
}
export function scanToAnswer(day: string): string {
  return `Antwoord graag uiterlijk op ${day}: scan de code met uw telefoon.`
}
export function linkOf(party: string): string {
  return `QR-code van de link voor ${party}`
}
export const allHaveAnswered = 'Iedereen op de lijst heeft geantwoord.'
