import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `“${title}”: mutfağa bir değişiklik haber verilmedi`,
  preview: 'Kesin çizelgeden beri bir şey değişti.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'Mutfak sayfası neyin değiştiğini gösterir. Sonraki çizelgeyi orada tek tıkla yayımlayabilirsiniz.',
  action: 'Ne değiştiğini gör',
  switchOff:
    'Bunu günde en fazla bir, çizelge başına en fazla üç kez göndeririz. Mutfak sayfasında, “Kitchen details” altında kapatabilirsiniz.',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
