import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'yanıtlamadı',
  notComing: 'gelmiyor',
  unlisted: 'listede yok',
  vendor: 'tedarikçi',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return `${party}: adı yazılmamış ${figure(count)} misafir`
}
export const hereHead = 'Geldi'
export const partyHead = 'Grup'
export const contactHead = 'Telefon ve e-posta'
export const answerHead = 'Yanıt'
export function unnamedGuests(count: number): string {
  return `${figure(count)} kişinin adı yok`
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `Yanıtlamak için kodu telefonunuzla okutun. Son gün: ${day}.`
}
export function linkOf(party: string): string {
  return `Bağlantının QR kodu: ${party}`
}
export const allHaveAnswered = 'Listedeki herkes yanıtladı.'
