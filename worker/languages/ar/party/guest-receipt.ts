import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

export const declineNotLoaded = 'تعذّر تحميل ردّك. يُرجى المحاولة مرة أخرى.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `اعتذارك عن الحضور (${iso(event)}):`
}
export const declinedHereShort = 'اعتذارك عن الحضور:'
export const change = 'تغيير'

// The receipt of a response just given, beside the choices.

export const savedWord = 'تم الحفظ.'
export function thankYou(firstName: string): string {
  return `شكرًا، ${iso(firstName)}.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'هذا المتصفح لا يحفظ شيئًا، لذلك يُرجى نسخ رابطك.'
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string): string {
  return `يمكنك تغيير ردّك حتى ${day} من خلال هذا الرابط:`
}
export const linkLabel = 'رابط تغيير ردّك'
export const viewOrEditButton = 'عرض أو تعديل'
/** Once a link to another page was pressed without internet. */
export const waitsForInternet = 'لا يوجد إنترنت: يُرجى إبقاء هذه الصفحة مفتوحة، وسنكمل عند عودة الاتصال.'
export const addToCalendar = 'إضافة إلى التقويم'
export const copyLink = 'نسخ الرابط'
export const shareLink = 'مشاركة الرابط'
export const linkCopied = 'تم نسخ الرابط.'
export const linkNotCopied = 'تعذّر نسخ الرابط. يُرجى تحديده ونسخه يدويًا.'
export const mailLink = 'إرسال الرابط إلى بريدي'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'أنت'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `الضيف ${figure(position)}`
}
export const nothingChosen = 'بلا اختيار'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${iso(allergies)}`
}
export const allergies = 'الحساسية والقيود الغذائية:'

export const yourAnswer = 'ردّك'
export const yourAnswers = 'ردودك'
export const answeredHere = 'ردّك من هذا الجهاز:'
export function answeredFor(firstName: string): string {
  return `ردّك باسم ${iso(firstName)}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `ردّك باسم ${iso(firstName)} (${iso(event)}):`
}
export const viewOrEdit = 'عرض أو تعديل'
export const hideHere = 'إخفاء على هذا الجهاز'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'إخفاء على هذا الجهاز: هذا الردّ'
export function hideAnswerOf(firstName: string): string {
  return `إخفاء على هذا الجهاز: ردّ ${iso(firstName)}`
}
export const hiddenHere = 'تم الإخفاء على هذا الجهاز. ويبقى ردّك كما هو.'
export const undo = 'تراجع'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'ردّك المحفوظ'
export const print = 'طباعة'
