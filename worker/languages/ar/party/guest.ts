import { partyMax } from '../../../core/limits.ts'
import { guestsOblique } from '../counted.ts'
import { inAList } from '../forms.ts'
import { iso } from '../isolate.ts'
import { locale } from '../locale.ts'
import { figure } from '../writing.ts'

export const progress = 'الخطوات'
export const stepNames = {
  info: 'أنت',
  'lead-menu': 'اختيارك',
  'additional-guests': 'الضيوف',
  review: 'المراجعة',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `الخطوة ${figure(position)} من ${figure(all)}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}، تم`
}
export const back = 'رجوع'
export const goOn = 'متابعة'
export const backToReview = 'العودة إلى المراجعة'

export const whoIsComing = 'من سيحضر؟'
export const leadName = 'اسمك *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `اسم الضيف ${figure(position)} *`
}
export const allergiesLabel = 'الحساسية والقيود الغذائية (اختياري)'
export const emailLabel = 'البريد الإلكتروني (اختياري)'
export const emailHint = 'لنرسل إليك رابطك وأي جديد عن أطباقك.'
export const partySize = 'عدد الضيوف (وأنت منهم) *'
export const oneFewer = 'ناقص: ضيف أقل'
export const oneMore = 'زائد: ضيف إضافي'
/** The figure stands in it, whatever the count: it is shown between the buttons. @param figure how the count is written */
export function guestCount(_count: number, figure: string): string {
  return `عدد الضيوف: ${figure}`
}
export const partyMaxHint = `يتسع الردّ الواحد لعدد ${guestsOblique(partyMax)} كحدّ أقصى.`
export const readMenuFirst = 'الاطلاع على قائمة الطعام أولًا'
/** A person's progress, beside their name. */
export function countOf(count: number, all: number): string {
  return `${figure(count)} من ${figure(all)}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `تم اختيار ${far}`
}
export const choose = 'اختيار'
export const change = 'تغيير'
export const removeWord = 'إزالة'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `إزالة ${iso(name)}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `تمت إزالة ${iso(name)}.`
}
export const notSentYet = 'لم يُرسل بعد.'
export const sendNow = 'إرسال الآن'
/** @param event its title */
export function unsentFor(event: string): string {
  return `لم يُرسل ردّك بعد: ${iso(event)}.`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'سبق أن أرسلت ردًا من هذا الجهاز.'
  return `سبق أن أرسلت ردًا باسم ${inAList(names.map(iso))}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'سبق أن أرسلت اعتذارًا عن الحضور من هذا الجهاز.'
  return `سبق أن أرسلت اعتذارًا عن الحضور باسم ${inAList(names.map(iso))}.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'جارٍ الحفظ…'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `تم الحفظ. شكرًا، ${iso(firstName)}.`
}
export const submitFailed = 'تعذّر حفظ اختياراتك. لم يضِع شيء: يُرجى المحاولة مرة أخرى.'
export const submitted = 'تم إرسال اختياراتك. شكرًا لك.'
export const submitUnknown = 'لسنا متأكدين من وصول ردّك. يُرجى المحاولة مرة أخرى: لا يُحسب الردّ مرتين أبدًا.'
export const offline = 'لم يُرسل بعد: لا يوجد إنترنت. يُرجى إبقاء هذه الصفحة مفتوحة، وسنرسله عند عودة الاتصال.'
export const linkNotSent = 'تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `الرابط في طريقه إلى ${iso(address)}.`
}
export const linkOnItsWay =
  'الرابط في طريقه إليك. قد يستغرق ذلك بضع دقائق: يُرجى النظر أيضًا في مجلد الرسائل غير المرغوب فيها.'
export const declineFailed = 'تعذّر حفظ ردّك. لم يضِع شيء: يُرجى المحاولة مرة أخرى.'
export const linkExpired = 'انتهت صلاحية رابط التعديل هذا. يُرجى التواصل مع منظّم المناسبة.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `سحبت هذا الردّ في ${day}.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `أُزيل هذا الردّ في ${day}.`
}
export const eraseDetails = 'حذف بياناتي'
export const erased = 'حُذفت بياناتك. وتبقى أطباقك ضمن العدد.'

// The steps after the first.

export const yourParty = 'مجموعتك'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `الشخص ${figure(position)} من ${figure(size)} في مجموعتك.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `تم اختياره لـ${inAList(names.map(iso))}`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `مثل ${iso(leadFirstName)}`
}
/** Said once it did, beside a button that says `undo`. */
export function sameNow(name: string, leadFirstName: string): string {
  return `أطباق ${iso(name)} الآن مثل أطباق ${iso(leadFirstName)}.`
}
export const removeGuest = 'إزالة هذا الضيف'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `لا اختيار لك بعد من: ${courses}.` : `لا اختيار بعد لـ${iso(name)} من: ${courses}.`
}
/** Names of courses as a list within a sentence. */
export function anyOf(courses: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(courses.map(iso))
}
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `اختيار لـ${iso(name)}`
}
export const sendAsItIs = 'إرسال على أي حال'

export const isEverythingRight = 'هل كل شيء صحيح؟'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `يمكنك تغيير ردّك حتى ${day}.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${iso(name)} (أنت)`
}
export const changeDetailsWord = 'تغيير البيانات'
export const changeDishes = 'تغيير الأطباق'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `تغيير أطباق ${iso(name)}`
}
export const submitting = 'جارٍ الإرسال…'
export const submittedShort = 'تم الإرسال!'
export const saveMyChanges = 'حفظ تغييراتي'
export const keepFirstAnswer = 'الإبقاء على ردّي الأول'
export const sendAsNew = 'إرساله كردّ جديد'

export const aDishHasChanged = 'تغيّر أحد الأطباق'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${iso(name)} (${iso(description)})` : iso(name)
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `تغيّر هذا الطبق: كان ${was}، وأصبح ${is}. هل يبقى؟`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `تم اختياره لـ: ${names.map(iso).join('، ')}.`
}
export const keepIt = 'نعم، يبقى'
export const changeThatAnswer = 'تغيير ذلك الردّ'
export const cannotComeAfterAll = 'نعتذر، لن نتمكن من الحضور'
export const stillCannotCome = 'ما زلنا نعتذر عن الحضور'
export const anotherParty = 'هذه مجموعة أخرى'
export const sendWithout = 'إرسال من دون هذه الأطباق'

export const namesOfGuests = 'أسماء مرافقيك (يمكن إضافتها لاحقًا)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `اسم الضيف ${figure(position)} (يمكن إضافته لاحقًا)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'ضيف آخر'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${iso(name)}: ${iso(course)} (${iso(dish)})`
}
export const dishesGone = 'هذه الأطباق لم تعد في قائمة الطعام:'
export const chooseAgain = 'الاختيار من جديد'
export const submit = 'إرسال الاختيارات'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'لم تُذكر حساسية ولا قيود غذائية.'
export const addNeeds = 'إضافة'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `إضافة الحساسية والقيود الغذائية: ${iso(name)}`
}
