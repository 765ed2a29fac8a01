import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'bez odpowiedzi',
  notComing: 'nie przyjdzie',
  unlisted: 'spoza listy',
  vendor: 'podwykonawca',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return `${party}: ${figure(count)} ${plural(count, {
    one: 'gość bez nazwiska',
    few: 'gości bez nazwiska',
    many: 'gości bez nazwiska',
    other: 'gościa bez nazwiska',
  })}`
}
export const hereHead = 'Obecność'
export const partyHead = 'Grupa'
export const contactHead = 'Telefon i e-mail'
export const answerHead = 'Odpowiedź'
export function unnamedGuests(count: number): string {
  return `${figure(count)} bez nazwiska`
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `Aby odpowiedzieć, proszę zeskanować kod telefonem. Ostatni dzień: ${day}.`
}
export function linkOf(party: string): string {
  return `Kod QR z linkiem: ${party}`
}
export const allHaveAnswered = 'Wszystkie osoby z listy odpowiedziały.'
