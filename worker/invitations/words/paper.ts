import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'
import type { Attendance } from '../rules/party-people.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'not answered',
  notComing: 'not coming',
  unlisted: 'not on the list',
  vendor: 'vendor',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return plural(count, { one: `Guest of ${party}`, other: `${figure(count)} guests of ${party}` })
}
export const hereHead = 'Here'
export const partyHead = 'Party'
export const contactHead = 'Phone and email'
export const answerHead = 'Answer'
export function unnamedGuests(count: number): string {
  return plural(count, { one: '1 without a name', other: `${figure(count)} without a name` })
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `Scan the code with your phone to answer, by ${day}.`
}
export function linkOf(party: string): string {
  return `QR code of the link for ${party}`
}
export const allHaveAnswered = 'Everyone on the list has answered.'
