import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `«${title}»: la cucina non sa di una modifica`,
  preview: 'Qualcosa è cambiato dopo il foglio definitivo.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'La pagina della cucina mostra che cosa è cambiato. Lì basta un tocco per emettere il foglio successivo.',
  action: 'Vedi che cosa è cambiato',
  switchOff:
    'Inviamo questa email al massimo una volta al giorno, e tre volte per foglio. Può disattivarla nella pagina della cucina, sotto «Kitchen details».',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
