import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `„${title}“: Die Küche weiß von einer Änderung noch nichts`,
  preview: 'Seit dem endgültigen Blatt hat sich etwas geändert.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'Die Küchenseite zeigt, was sich geändert hat. Mit einem Klick geben Sie dort das nächste Blatt aus.',
  action: 'Änderungen ansehen',
  switchOff:
    'Das senden wir höchstens einmal am Tag und dreimal je Blatt. Sie können es auf der Küchenseite unter „Kitchen details“ ausschalten.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
