import { counted } from '../counted.ts'
import { inAList } from '../forms.ts'
import { iso } from '../isolate.ts'

// The page of a personal link.

/** Below the sentence that an event is by personal invitation. */
export const askForLink = 'هل اسمك في قائمة المدعوين؟ يُرجى إدخال بريدك الإلكتروني، وسنرسل إليك رابطك.'
export const linkEmail = 'بريدك الإلكتروني'
export const sendMyLink = 'إرسال رابطي'
export const sendingLink = 'جارٍ الإرسال…'
/** The same for every address. */
export const linkOnItsWay =
  'إذا كان هذا العنوان في القائمة، فرابطك في طريقه إليك. وإذا لم تصل رسالة، فيُرجى سؤال صاحب الدعوة.'
export const coming = 'حضور'
export const notComing = 'اعتذار'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `حضور أم اعتذار: ${iso(name)}؟`
}
export const everyoneComes = 'سنحضر جميعًا'
export const sayWhoComes = 'يُرجى تحديد من سيحضر'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'هل تعتذرون جميعًا؟'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  const more = {
    ...{ zero: 'لا أحد', one: 'ضيف آخر', two: 'ضيفين آخرين' },
    ...{ few: 'ضيوف آخرين', many: 'ضيفًا آخر', other: 'ضيف آخر' },
  }
  return `يمكنك اصطحاب ${counted(count, more)}`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'سبق أن وصلنا ردّك، ويمكنك تغييره هنا. ما أخبرتنا به عن الحساسية محفوظ، ولا يظهر هنا.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `سبق أن أرسلت إلى ${iso(organizer)} اعتذارًا عن الحضور. إذا تغيّرت ظروفك، فيمكنك إخبارنا هنا.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  return `اعتذار عن الحضور: ${inAList(names.map(iso))}.`
}
export function stillOpen(names: string[]): string {
  return `لا ردّ بعد: ${inAList(names.map(iso))}. يمكن الردّ لاحقًا من الرابط نفسه.`
}
export const inviteNotLoaded = 'تعذّر تحميل دعوتك. يُرجى المحاولة مرة أخرى.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'تغيّر هذا الردّ من جهاز آخر في هذه الأثناء. لم يُحفظ تغييرك: هذا هو الردّ الأحدث.'
