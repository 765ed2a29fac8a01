import { guestsText, oneOr } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `اختياراتك من قائمة الطعام: ${iso(title)}` : 'اختياراتك من قائمة الطعام',
  preview: (deadline: string) => `يمكنك تغييرها حتى ${deadline}.`,
  heading: (title: string) => title || 'اختياراتك من قائمة الطعام',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `شكرًا، ${iso(guest)}.` : 'شكرًا لك.'),
  saved: (guests: number) =>
    oneOr(guests, 'اختياراتك محفوظة.', `اختيارات مجموعتك محفوظة (${guestsText(guests)}).`),
  until: 'يمكنك تغيير اختياراتك حتى',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name ? iso(name) : `الضيف ${figure(position)}`}: ${dishes.length > 0 ? dishes.map(iso).join('، ') : 'بلا أطباق'}`,
  action: 'عرض اختياراتك أو تغييرها',
  keepToYourself: 'من لديه هذا الرابط يمكنه رؤية ردّك وتغييره، لذلك يُرجى الاحتفاظ به لنفسك.',
  ignore: 'إذا لم تكن هذه الرسالة لك، فقد كُتب عنوانك خطأً، ويمكنك تجاهلها.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `تغيّر ما اخترته: ${iso(title)}` : 'تغيّر ما اخترته'),
  preview: (deadline: string) => `يُرجى الاختيار من جديد حتى ${deadline}.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${iso(guest)}، ` : ''}لم يعد في قائمة الطعام طبق اخترته لك أو لأحد من مجموعتك.`,
  nothingServed: 'لا يُقدَّم شيء بدلًا منه إلى أن يتم الاختيار من جديد. ويبقى كل ما عدا ذلك كما هو.',
  action: 'الاختيار من جديد',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `جديد عن طبق اخترته: ${iso(title)}` : 'جديد عن طبق اخترته'),
  news: 'هناك جديد عن طبق اخترته.',
  lookAtAgreed: 'يُرجى الاطلاع على ردّك: ففيه ما اتُّفق عليه مع المطبخ.',
  lookAtEnded: 'يُرجى الاطلاع على ردّك: ففيه ما لم يعد ساريًا.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `تغيّرت مكونات طبق اخترته: ${iso(title)}` : 'تغيّرت مكونات طبق اخترته'),
  lookAgain: 'يُرجى إلقاء نظرة أخرى عليه.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `اعتذارك عن الحضور: ${iso(title)}` : 'اعتذارك عن الحضور'),
  preview: (deadline: string) => `يمكنك تغيير رأيك حتى ${deadline}.`,
  saved: (guests: number) =>
    oneOr(guests, 'وصلنا اعتذارك عن الحضور.', `وصلنا اعتذار مجموعتك عن الحضور (${guestsText(guests)}).`),
  until: 'يمكنك تغيير رأيك حتى',
  action: 'سنتمكن من الحضور',
}
