import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `«${title}»: la cocina aún no sabe de un cambio`,
  preview: 'Algo ha cambiado desde la hoja definitiva.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'La página de cocina muestra qué ha cambiado. Allí se emite la hoja siguiente con un solo clic.',
  action: 'Ver qué ha cambiado',
  switchOff:
    'Lo enviamos como mucho una vez al día y tres veces por hoja. Puede desactivarlo en la página de cocina, en «Kitchen details».',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
