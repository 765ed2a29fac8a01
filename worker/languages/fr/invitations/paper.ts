import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'sans réponse',
  notComing: 'ne vient pas',
  unlisted: 'hors liste',
  vendor: 'prestataire',
}
export function unnamedOf(party: string, count: number): string {
  return plural(count, {
    one: `Un convive (groupe : ${party})`,
    many: `${figure(count)} de convives (groupe : ${party})`,
    other: `${figure(count)} convives (groupe : ${party})`,
  })
}
export const hereHead = 'Sur place'
export const partyHead = 'Groupe'
export const contactHead = 'Téléphone et e-mail'
export const answerHead = 'Réponse'
export function unnamedGuests(count: number): string {
  return `${figure(count)} sans nom`
}
export function scanToAnswer(day: string): string {
  return `Pour répondre, scannez le code avec votre téléphone, au plus tard le ${day}.`
}
export function linkOf(party: string): string {
  return `Code QR du lien pour ${party}`
}
export const allHaveAnswered = 'Toutes les personnes de la liste ont répondu.'
