export const cannotCome = 'Não podemos ir'
export const tellThem = 'Sim, avisar'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Vamos avisar ${organizer} para não contar com ${names}. Você pode mudar de ideia até o fim do prazo.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes =
  'Sua resposta e seus pratos são retirados, e seus lugares ficam livres para outras pessoas.'
/** Without internet, where it was pressed. */
export const waitsForInternet =
  'Sem internet: ninguém foi avisado ainda. Deixe esta página aberta: o aviso segue quando a conexão voltar.'
export const goBack = 'Voltar'
export const telling = 'Enviando…'

/** The heading of the page of a decline. */
export const youDeclined = 'Você nos avisou que vocês não podem vir'
export const notComingNames = 'Quem não pode vir'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string): string {
  return `Sua resposta está salva. Se seus planos mudarem, avise-nos por este link até ${day}.`
}
export function closedSince(day: string): string {
  return `O prazo para responder terminou em ${day}. Esta resposta não pode mais ser mudada.`
}
export const comeAfterAll = 'Agora podemos ir'
export const namesErased = 'Os nomes desta resposta foram apagados.'
export const takeBack = 'Retirar esta resposta'
export const takeBackWarning =
  'Vocês não contarão nem como presença nem como ausência. Seus nomes e seu endereço são apagados.'
export const eraseWarning =
  'Seus nomes e seu endereço são apagados para sempre. Vocês continuam contando como ausência.'
export const takenBack = 'Sua resposta foi retirada.'
export const takeBackFailed = 'Não conseguimos fazer isso. Nada mudou: tente de novo, por favor.'
