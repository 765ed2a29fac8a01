import { iso } from '../isolate.ts'

// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'نعتذر عن الحضور'
export const tellThem = 'نعم، إرسال الاعتذار'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `سيصل إلى ${iso(organizer)} اعتذار عن الحضور باسم ${names}. ويمكنك تغيير رأيك حتى آخر موعد للردّ.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes = 'يُسحب ردّك وما فيه من أطباق، وتصبح أماكنكم متاحة لغيركم.'
/** Without internet, where it was pressed. */
export const waitsForInternet =
  'لا يوجد إنترنت، ولم يصل اعتذارك بعد. يُرجى إبقاء هذه الصفحة مفتوحة، وسنرسله عند عودة الاتصال.'
export const goBack = 'رجوع'
export const telling = 'جارٍ الإرسال…'

/** The heading of the page of a decline. */
export const youDeclined = 'وصلنا اعتذارك عن الحضور'
export const notComingNames = 'المعتذرون عن الحضور'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string): string {
  return `ردّك محفوظ. إذا تغيّرت ظروفك، فيمكنك إخبارنا حتى ${day} من خلال هذا الرابط.`
}
export function closedSince(day: string): string {
  return `أُغلق باب الردود في ${day}، ولم يعد تغيير هذا الردّ ممكنًا.`
}
export const comeAfterAll = 'سنتمكن من الحضور'
export const namesErased = 'حُذفت الأسماء من هذا الردّ.'
export const takeBack = 'سحب هذا الردّ'
export const takeBackWarning = 'لن تُحسب مجموعتك حاضرة ولا معتذرة. وتُحذف الأسماء والعنوان.'
export const eraseWarning = 'تُحذف الأسماء والعنوان نهائيًا. وتبقى مجموعتك محسوبة ضمن المعتذرين.'
export const takenBack = 'تم سحب ردّك.'
export const takeBackFailed = 'تعذّر ذلك، ولم يتغيّر شيء: يُرجى المحاولة مرة أخرى.'
