import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `„${title}”: kuchnia nie wie o zmianie`,
  preview: 'Coś się zmieniło od ostatecznego arkusza.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'Strona kuchni pokazuje, co się zmieniło. Jednym kliknięciem można tam wydać następny arkusz.',
  action: 'Zobacz, co się zmieniło',
  switchOff:
    'Wysyłamy to najwyżej raz dziennie i trzy razy na arkusz. Można to wyłączyć na stronie kuchni, w części „Kitchen details”.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
