import { site } from '../../../core/site.ts'

/** sobre “Casamento de Clara e Jonas”; the title is empty once the event is gone */
const about = (title: string) => (title ? `sobre “${title}”` : 'sobre este evento')

export const stopAsked = (title: string) => `Parar de receber e-mails ${about(title)}?`
export const stopAbout =
  'São convites, lembretes e novidades de quem organiza. Você continua recebendo os e-mails que pedir, como o link da sua resposta.'
export const stopEvent = 'Não receber mais e-mails sobre este evento'
export const stopAll = 'Não receber de nenhum evento'
export const eventStopped = (title: string) => `Você não recebe mais e-mails ${about(title)}`
export const eventStoppedAbout =
  'Não haverá mais convites, lembretes nem novidades deste evento. Você continua recebendo os e-mails que pedir.'
export const allStopped = 'Você não recebe mais e-mails de nenhum evento'
export const allStoppedAbout = `Não haverá mais convites, lembretes nem novidades de nenhum evento do ${site.name}. Você continua recebendo os e-mails que pedir.`
export const startAgain = 'Voltar a receber'
/** Once that has been pressed. */
export const started = (title: string) => `Você volta a receber e-mails ${about(title)}`
export const stopUnknownTitle = 'Este link não leva a lugar nenhum'
export const stopUnknown = 'Talvez ele esteja cortado. Abra-o de novo a partir do e-mail, por favor.'
