import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `« ${title} » : la cuisine n’est pas prévenue d’une modification`,
  preview: 'Quelque chose a changé depuis la feuille définitive.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'La page de la cuisine montre ce qui a changé. Un seul bouton y émet la feuille suivante.',
  action: 'Voir ce qui a changé',
  switchOff:
    'Nous envoyons cet e-mail une fois par jour au plus, et trois fois par feuille. Vous pouvez le désactiver sur la page de la cuisine, sous « Kitchen details ».',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
