import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'sem resposta',
  notComing: 'não vem',
  unlisted: 'fora da lista',
  vendor: 'fornecedor',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return plural(count, {
    one: `Acompanhante de ${party}`,
    many: `${figure(count)} de acompanhantes de ${party}`,
    other: `${figure(count)} acompanhantes de ${party}`,
  })
}
export const hereHead = 'Aqui'
export const partyHead = 'Grupo'
export const contactHead = 'Telefone e e-mail'
export const answerHead = 'Resposta'
export function unnamedGuests(count: number): string {
  return `${figure(count)} sem nome`
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `Escaneie o código com o celular para responder até ${day}.`
}
export function linkOf(party: string): string {
  return `QR code do link para ${party}`
}
export const allHaveAnswered = 'Todas as pessoas da lista responderam.'
