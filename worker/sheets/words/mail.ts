import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from './planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `“${title}”: the kitchen has not been told of a change`,
  preview: 'Something has changed since the final sheet.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'The kitchen page shows what has changed. One press there issues the next sheet.',
  action: 'See what has changed',
  switchOff:
    'We send this at most once a day, and three times per sheet. You can switch it off on the kitchen page, under “Kitchen details”.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
