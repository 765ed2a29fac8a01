import { counted } from '../counted.ts'

// Pages of a personal link.

export const invitationAnswered = 'وصل ردّ على هذه الدعوة في هذه الأثناء. يُرجى إعادة تحميل الصفحة.'
export const invitationChanged = 'تغيّر هذا الردّ في هذه الأثناء. يُرجى إعادة تحميل الصفحة لعرض الردّ الأحدث.'
export const byInvitation = 'هذه المناسبة بدعوة شخصية.'
export const answerByInvitation = 'هذه المناسبة بدعوة شخصية. يُرجى الردّ من الرابط الموجود في دعوتك.'
export function invitationSize(places: number): string {
  const people = {
    ...{ zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان' },
    ...{ few: 'أشخاص', many: 'شخصًا', other: 'شخص' },
  }
  return `عدد المدعوين في هذه الدعوة: ${counted(places, people)}. يُرجى تقليل عدد مجموعتك.`
}
