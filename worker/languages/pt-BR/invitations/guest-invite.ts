import { inAList, plural } from '../forms.ts'
import { howMany } from '../how-many.ts'

/** Below the sentence that an event is by personal invitation. */
export const askForLink = 'Seu nome está na lista de convidados? Digite seu e-mail e enviaremos o seu link.'
export const linkEmail = 'Seu e-mail'
export const sendMyLink = 'Enviar meu link'
export const sendingLink = 'Enviando…'
/** The same for every address. */
export const linkOnItsWay =
  'Se este endereço está na lista, seu link está a caminho. Se nenhum e-mail chegar, fale com quem convidou você.'
export const coming = 'Vem'
export const notComing = 'Não vem'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `${name} vem?`
}
export const everyoneComes = 'Vamos todos'
export const sayWhoComes = 'Diga quem vem, por favor'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'Então ninguém vem?'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  return `Você pode trazer mais ${howMany(count, 'pessoa', 'pessoas')}`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'Você já respondeu, e pode mudar sua resposta aqui. O que você nos contou sobre alergias continua guardado, mas não aparece aqui.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `Você avisou ${organizer} que vocês não podem vir. Se seus planos mudaram, diga aqui.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  const not = plural(names.length, { one: 'Não vem', many: 'Não vêm', other: 'Não vêm' })
  return `${not}: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Falta a resposta de ${inAList(names)}. Você pode responder depois com o mesmo link.`
}
export const inviteNotLoaded = 'Não foi possível carregar seu convite. Tente de novo, por favor.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'Enquanto isso, esta resposta foi mudada em outro aparelho. A sua alteração não foi salva: esta é a resposta mais recente.'
