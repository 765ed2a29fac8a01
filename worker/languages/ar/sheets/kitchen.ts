import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'
import { allergySection } from './kitchen-diff.ts'
import { changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `صدر الكشف ${figure(sheet)}`
export const replacedBy = (sheet: number, older: number) =>
  `حلّ الكشف ${figure(sheet)} محل الكشف ${figure(older)}`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) => `${changes(count)} منذ الكشف النهائي. لم يصدر كشف جديد بعد.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `اطّلعت على الكشف ${figure(sheet)}`
export const seenNotSaved = 'لم يُحفظ هذا. اسمك باقٍ هنا: يُرجى الضغط مرة أخرى بعد عودة الاتصال.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `تم الاطلاع، ${when}.`
/** Before who has seen it, where something is new since: Sheet 1: Seen by … */
export const ofSheet = (sheet: number, seen: string) => `الكشف ${figure(sheet)}: ${iso(seen)}`
/** The line that unfolds all changes, which the band counts: "ALLERGY 4 · others 9", "What changed" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === allergySection).length
  const others = lines.length - allergies
  if (allergies === 0) return 'ما تغيّر'
  return [
    `${allergySection} ${figure(allergies)}`,
    ...(others > 0 ? [`غير ذلك ${figure(others)}`] : []),
  ].join(' · ')
}
export const sheetNews = 'الكشوف المرقّمة'
