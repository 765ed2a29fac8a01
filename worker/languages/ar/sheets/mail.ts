import { iso } from '../isolate.ts'
import { changedSinceFinal, replaces } from './shared.ts'

export { answersClosed } from '../../../sheets/words/planner.ts'

/** The mail to the planner once something has changed after a final sheet: a count, and nothing else. */
export const lateChangesMail = {
  subject: (title: string) => `«${iso(title)}»: لم يُبلَّغ المطبخ بتغيير`,
  preview: 'تغيّر شيء منذ الكشف النهائي.',
  heading: (title: string) => title,
  changed: changedSinceFinal,
  what: 'في صفحة المطبخ ما تغيّر. وضغطة واحدة هناك تصدر الكشف التالي.',
  action: 'عرض ما تغيّر',
  switchOff:
    'نرسل هذه الرسالة مرة في اليوم على الأكثر، وثلاث مرات لكل كشف. ويمكن إيقافها في صفحة المطبخ، تحت «\u2068Kitchen details\u2069».',
}

/** The mail to a kitchen's link that a sheet replaces the one before: its subject, and its first line. */
export const replacedMail = {
  subject: replaces,
  replaced: (sheet: number, older: number) => `${replaces(sheet, older)}.`,
}
