import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { counted } from '../counted.ts'
import { iso } from '../isolate.ts'

export const needUnknown = 'هذا الخيار لم يعد في القائمة. يُرجى إعادة تحميل الصفحة.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'لم يُذكر شيء · إضافة'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${iso(given)} · تغيير`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${iso(given)} · لم تتم الموافقة بعد`
}
export const anythingElse = 'هل هناك شيء آخر؟'
/** Below that, and again at the review. */
export const ownWordsRead = 'ما يُكتب هنا يقرؤه أشخاص، ولا يُقارن بالأطباق.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'لم تتم مشاركة هذا بعد.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return name === undefined
    ? 'أُزيلت بيانات الحساسية والقيود الغذائية.'
    : `أُزيلت بيانات الحساسية والقيود الغذائية: ${iso(name)}.`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `كُتبت الحساسية والقيود الغذائية باسم ${iso(before)}. هل تنطبق على ${iso(now)} أيضًا؟`
}
export const keepNeeds = 'نعم، تبقى'
export const removeThem = 'لا، تُزال'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? 'بيانات الحساسية لديك' : `بيانات الحساسية لدى ${iso(name)}`
  return `يُرجى الموافقة على مشاركة ${whose}، أو إزالتها.`
}
export const loadingNeeds = 'جارٍ تحميل القائمة…'

// Boxes of the opened line of needs, and how they are passed on.

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return `ما الذي يجب ${name === undefined ? 'عليك' : `على ${iso(name)}`} تجنّبه؟`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  return `ليعرف المطبخ ما يطهوه ${name === undefined ? 'لك' : `لـ${iso(name)}`}. ويمكن ترك هذا فارغًا.`
}
export const more = 'المزيد'
export const fewer = 'أقل'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `بعضها فقط؟ يُرجى تحديده هنا وإلغاء تحديد «${iso(group)}».`
}
/** Before the needs that typed words name. */
export const didYouMean = 'هل المقصود:'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `${iso(need)}؟`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'كتبت' : `كتبت عن ${iso(name)}`
  return `${who}: «${iso(note)}». يحسب المطبخ ما يُضاف من القائمة:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `إضافة: ${iso(need)}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `تمت إضافة: ${iso(need)}. ويبقى كلامك كما كتبته.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `هل ${iso(name)} من الأطفال؟`
}
export const ageNames = { adult: 'لا', child: 'طفل', infant: 'رضيع، بلا وجبة' }

function daysAfter(days: number): string {
  return counted(days, {
    ...{ zero: 'لحظات', one: 'يوم واحد', two: 'يومين' },
    ...{ few: 'أيام', many: 'يومًا', other: 'يوم' },
  })
}
/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const signs = counted(allergiesMax, {
    ...{ zero: 'لا شيء', one: 'حرف واحد', two: 'حرفان' },
    ...{ few: 'أحرف', many: 'حرفًا', other: 'حرف' },
  })
  const erased = meal
    ? `بعد ${daysAfter(keptAfterDays)} من الوجبة`
    : `بعد ${daysAfter(erasedAfterDays)} من آخر موعد للردّ`
  return `الحدّ الأقصى: ${signs}. يُحذف هذا ${erased}.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `حساسية شديدة؟ يُرجى أيضًا التحدث إلى ${iso(organizer)} أو إلى المطبخ.`
}
/** All to whom it is passed on, behind a preposition. @param organizer who asks */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${iso(organizer)} والمطبخ` : `${iso(organizer)} والمطبخ ومن يشارك في التنظيم`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  return `يظهر هذا لدى ${readers(organizer)}. ويمكن إزالته هنا، وقد تبقى كشوف مطبوعة.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `بعد الموافقة يظهر هذا لدى ${readers(organizer)}. ويمكن إزالته هنا، وقد تبقى كشوف مطبوعة.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `أوافق على مشاركة هذا مع ${readers(organizer)}`
}
/** Somebody else agrees, or the reader is their parent or guardian. @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `لديّ موافقة ${iso(name)}، أو أنا ولي الأمر: مشاركة هذا`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `«${passOn}» تعني: «${means}».`
}
export const passOn = 'موافقة ومشاركة'
export const removeNeeds = 'إزالة'
/** The mark of what was agreed. @param day on which, where it is known @param organizer who asks @param name of somebody else */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'بموافقتك' : `بموافقة ${iso(name)}`
  return `${who}${day === undefined ? '' : ` في ${day}`}، يظهر هذا لدى ${readers(organizer, version)}.`
}
export const takeItBack = 'سحب الموافقة'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  const whose =
    name === undefined
      ? 'ما ذكرته عن الحساسية والقيود الغذائية، وكلامك'
      : `ما ذُكر عن ${iso(name)} من حساسية وقيود غذائية، والكلام المكتوب`
  return `بسحب الموافقة يُزال: ${whose}. ولن يُسأل المطبخ عن ذلك بعدها.`
}
export const keepThem = 'الإبقاء عليها'
/** Heard once it is done, before it is saved. */
export const takenAway = 'تمت الإزالة. يُرجى الحفظ لتثبيتها.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  const signs = {
    ...{ zero: 'لا شيء', one: 'حرف واحد', two: 'حرفان' },
    ...{ few: 'أحرف', many: 'حرفًا', other: 'حرف' },
  }
  return left < 0 ? `الزائد: ${counted(-left, signs)}` : `المتبقي: ${counted(left, signs)}`
}
/** Heard once it is agreed. */
export const passedOn = 'سنرسل هذا مع ردّك.'
