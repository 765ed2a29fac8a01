import { guestsText } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'إضافة الحساسية والقيود الغذائية أو تغييرها'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `لم يعد تغيير الأطباق ممكنًا. أما الحساسية والقيود الغذائية فيمكن تغييرها حتى موعد الوجبة، وسيصل ذلك إلى ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'المطبخ' : iso(organizer)
}
export const saveNeeds = 'حفظ الحساسية والقيود الغذائية'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `تم الحفظ. سيصل ذلك إلى ${who}.`
}
export const needsNotSaved = 'تعذّر الحفظ. لم يضِع شيء مما كتبته: يُرجى المحاولة مرة أخرى.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'تغيّر هذا الردّ من مكان آخر في هذه الأثناء، وهو ظاهر أعلاه كما هو الآن. ما كتبته محفوظ هنا: تُرجى المقارنة ثم الحفظ من جديد.'

// The edit page, once something is asked.

export const withdrawWarning =
  'تُزال مجموعتك كلها، وتصبح أماكنكم متاحة لغيركم. وللحضور بعد ذلك يلزم إرسال ردّ جديد.'
export const keepAnswer = 'الإبقاء على ردّي'
export const withdrawWord = 'سحب الردّ'
export const notSavedYet = 'لديك هنا تغييرات لم تُحفظ.'
export const saveIt = 'حفظ'
export const showSaved = 'عرض المحفوظ'
export const changesDropped = 'أُلغيت تغييراتك.'
export const leaveChanged = 'المغادرة من دون حفظ؟'
export const leaveWarning = 'لديك هنا تغييرات لم تُحفظ، وستضيع عند المغادرة.'
export const keepChanging = 'البقاء هنا'
export const leaveWord = 'المغادرة من دون حفظ'
export const savedMeanwhile = 'المحفوظ في هذه الأثناء'
export const keepSaved = 'الإبقاء على الردّ المحفوظ'
export const yourChanges = 'تغييراتك'
export const keepMine = 'الإبقاء على تغييراتي'
/** Stands for somebody whom the other of two answers has. */
export function notInParty(name: string): string {
  return `من دون ${iso(name)}`
}
export const noEmail = 'بلا بريد إلكتروني'
export const mailUndelivered = 'لم تصل رسالتنا إلى هذا العنوان. يُرجى تصحيحه، أو الاحتفاظ برابط هذه الصفحة.'

export const eraseOffer =
  'يمكنك الآن، إن أردت، إزالة أسماء مجموعتك وما ذُكر من حساسية وعنوان البريد الإلكتروني. وتبقى أطباقكم ضمن العدد.'
export const eraseWarning =
  'لن يعرف المطبخ بعد ذلك شيئًا عن الحساسية لديكم. وتُزال الأسماء وما ذُكر من حساسية وعنوان البريد الإلكتروني للمجموعة كلها.'
export const keepDetails = 'الإبقاء على بياناتي'
export const eraseWord = 'حذف'

export const eraseFailed = 'تعذّر حذف بياناتك. يُرجى المحاولة مرة أخرى.'
export const withdrawn = 'تم سحب ردّك.'
export const withdrawFailed = 'تعذّر سحب ردّك. يُرجى المحاولة مرة أخرى.'
export const changedMeanwhile = 'تغيّر هذا الردّ من مكان آخر في هذه الأثناء. أيهما يبقى؟'

// The edit page.

export const editing = 'تعديل الاختيارات'
export const yourInformation = 'بياناتك'
export const additionalGuests = 'الضيوف الآخرون'
export const withdrawAnswer = 'سحب ردّي'
export const cancel = 'إلغاء'
export const update = 'حفظ التعديلات'
export const updating = 'جارٍ الحفظ…'
export const savedShort = 'تم الحفظ'
export const saveWithout = 'حفظ من دون هذه الأطباق'

export const eventLimitation = 'عدد الأماكن في المناسبة'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const left = free > 0 ? `المتاح لمجموعتك: ${guestsText(free)}.` : 'اكتمل عدد الضيوف.'
  return `العدد الأقصى للضيوف في هذه المناسبة: ${figure(limit)}. الضيوف الآخرون المسجّلون: ${figure(others)}. ${left}`
}

export const updated = 'تم حفظ اختياراتك.'
export const updateFailed = 'تعذّر حفظ اختياراتك. يُرجى المحاولة مرة أخرى.'
