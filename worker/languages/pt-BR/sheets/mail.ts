import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `“${title}”: a cozinha ainda não foi avisada de uma alteração`,
  preview: 'Algo mudou desde a folha final.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'A página da cozinha mostra o que mudou. Lá, um clique emite a próxima folha.',
  action: 'Ver o que mudou',
  switchOff:
    'Enviamos isto no máximo uma vez por dia e três vezes por folha. Você pode desativar na página da cozinha, em “Kitchen details”.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
