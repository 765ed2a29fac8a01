import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `‘${title}’: de keuken weet nog niet van een wijziging`,
  preview: 'Sinds het definitieve blad is er iets gewijzigd.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'De keukenpagina toont wat er gewijzigd is. Met één klik geeft u daar het volgende blad uit.',
  action: 'Wijzigingen bekijken',
  switchOff:
    'We sturen dit hoogstens één keer per dag, en drie keer per blad. U kunt het uitzetten op de keukenpagina, onder ‘Kitchen details’.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
