import type { Attendance } from '../../../invitations/rules/party-people.ts'
import { counted, guestsText, oneOr } from '../counted.ts'
import { iso } from '../isolate.ts'

// The guest list on paper: at the door, and beside the planner's telephone.

/** Words of the door list behind a name; nothing where somebody is expected. */
export const doorMarks: Record<Attendance, string> = {
  coming: '',
  silent: 'بلا ردّ',
  notComing: 'اعتذار',
  unlisted: 'من خارج القائمة',
  vendor: 'مورّد',
}
/** In the place of a name: guests of a party who were never named. */
export function unnamedOf(party: string, count: number): string {
  return oneOr(count, `ضيف مع ${iso(party)}`, `${guestsText(count)} مع ${iso(party)}`)
}
export const hereHead = 'وصل'
export const partyHead = 'المجموعة'
export const contactHead = 'الهاتف والبريد الإلكتروني'
export const answerHead = 'الردّ'
export function unnamedGuests(count: number): string {
  const names = {
    ...{ zero: 'لا أحد', one: 'واحد', two: 'اثنان' },
    ...{ few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' },
  }
  return `${counted(count, names)} بلا اسم`
}
/** On a card beside the code. @param day the last one for answers */
export function scanToAnswer(day: string): string {
  return `للردّ، يُرجى مسح الرمز بالهاتف حتى ${day}.`
}
export function linkOf(party: string): string {
  return `رمز QR للرابط: ${iso(party)}`
}
export const allHaveAnswered = 'وصلت ردود جميع المدعوين.'
