import { howMany } from '../how-many.ts'

export const thatDidNotWork = 'Não deu certo'
export const backToHome = 'Voltar ao início'
export const backToHomeTitle = 'Voltar ao início'
export const needsScript =
  'Este formulário precisa de JavaScript. Ative-o, por favor, ou diga à organização o que você gostaria de comer.'
export const stillLoading = 'Ainda carregando…'

export const nameTooLong = 'O nome deve ter menos de 100 caracteres'
export const emailInvalid = 'Digite um endereço de e-mail válido'

export const somethingWrong = 'Algo deu errado. Tente de novo, por favor.'
export const tooMany = 'Tentativas demais.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(howMany(seconds, 'segundo', 'segundos'))
  if (minutes < 120) return againIn(howMany(minutes, 'minuto', 'minutos'))
  return againIn(howMany(Math.ceil(minutes / 60), 'hora', 'horas'))
}
function againIn(time: string): string {
  return `Tente de novo daqui a ${time}.`
}

export const returnToHome = 'Voltar ao início'

// The pieces of web/ui.

export const close = 'Fechar'

export const pageMissing = 'Esta página não existe'
export const pageMissingWhy = 'Talvez o endereço tenha um erro, ou a página tenha mudado de lugar.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Se você tem um código de evento, digite-o na ${homeLink}. Se você organiza eventos, eles estão na ${plannerLink}.`
}
export const homePage = 'página inicial'
export const plannerPage = 'página de organização'

export const loading = 'Carregando…'
export const youAreOffline = 'Você está sem internet. Faremos isso assim que a conexão voltar.'
export const notifications = 'Avisos'
export const tryAgain = 'Tentar de novo'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Referência: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Mostrar tudo: ${label}`
}
