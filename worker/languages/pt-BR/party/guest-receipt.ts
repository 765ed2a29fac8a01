export const declineNotLoaded = 'Não foi possível carregar sua resposta. Tente de novo, por favor.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `Você nos avisou que vocês não podem vir (${event}):`
}
export const declinedHereShort = 'Você nos avisou que vocês não podem vir:'
export const change = 'mudar'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Salvo.'
export function thankYou(firstName: string): string {
  return `Obrigado, ${firstName}.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'Este navegador não guarda nada; copie seu link, por favor.'
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string): string {
  return `Você pode mudar sua resposta até ${day}. Guarde este link para isso:`
}
export const linkLabel = 'Link para mudar sua resposta'
export const viewOrEditButton = 'Ver ou mudar'
/** Once a link to another page was pressed without internet. */
export const waitsForInternet =
  'Sem internet: deixe esta página aberta, ela continua quando a conexão voltar.'
export const addToCalendar = 'Adicionar ao calendário'
export const copyLink = 'Copiar link'
export const shareLink = 'Compartilhar link'
export const linkCopied = 'O link foi copiado.'
export const linkNotCopied = 'Não foi possível copiar o link. Selecione-o e copie à mão, por favor.'
export const mailLink = 'Receber o link por e-mail'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Você'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `Pessoa ${position}`
}
export const nothingChosen = 'Nada escolhido'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Alergias e dietas:'

export const yourAnswer = 'Sua resposta'
export const yourAnswers = 'Suas respostas'
export const answeredHere = 'Você respondeu neste aparelho:'
export function answeredFor(firstName: string): string {
  return `Você respondeu por ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Você respondeu por ${firstName} (${event}):`
}
export const viewOrEdit = 'ver ou mudar'
export const hideHere = 'Ocultar neste aparelho'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Ocultar neste aparelho: esta resposta'
export function hideAnswerOf(firstName: string): string {
  return `Ocultar neste aparelho: a resposta de ${firstName}`
}
export const hiddenHere = 'Oculta neste aparelho. Sua resposta continua a mesma.'
export const undo = 'Desfazer'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Sua resposta salva'
export const print = 'Imprimir'
