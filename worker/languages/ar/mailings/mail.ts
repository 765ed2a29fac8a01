import { site } from '../../../core/site.ts'
import { counted } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites.

const theHost = 'صاحب الدعوة'
const hostOr = (host: string) => (host ? iso(host) : theHost)

const guests = { zero: 'لا ضيوف', one: 'ضيف واحد', few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' }
const more = { zero: 'لا ضيوف', one: 'ضيف آخر', few: 'ضيوف آخرين', many: 'ضيفًا آخر', other: 'ضيف آخر' }

/** Around each of them. */
export const listMail = {
  /** The sender's name in mail programs: without marks of direction, which some of them show. */
  sender: (host: string) => (host ? `${host} عبر ${site.name}` : site.name),
  until: 'يُرجى الردّ حتى',
  chooseUntil: 'يمكنك تغيير اختياراتك حتى',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `كلمة من ${iso(host)}:` : 'كلمة من صاحب الدعوة:'),
  keepToYourself: 'من لديه هذا الرابط يمكنه الردّ باسمك، لذلك يُرجى الاحتفاظ به لنفسك.',
  whyInvited: (host: string, title: string) =>
    `تصلك هذه الرسالة لأن عنوانك مضاف إلى قائمة المدعوين${title ? ` (${iso(title)})` : ''} من قِبل ${hostOr(host)}.`,
  whyAnswered: (title: string) =>
    `تصلك هذه الرسالة لأن عنوانك ذُكر في ردّ على الدعوة${title ? ` (${iso(title)})` : ''}.`,
  replies: (host: string) => `الردّ على هذه الرسالة يصل إلى ${hostOr(host)}.`,
  noReplies: 'لا أحد يقرأ ما يُرسل ردًا على هذه الرسالة.',
  report: (code: string) =>
    `إذا كان المرسل مجهولًا لديك، أو بدت لك هذه الرسالة مسيئة، فيُرجى الكتابة إلى ${iso(site.supportEmail)} مع ذكر رمز المناسبة ${iso(code)}.`,
  action: 'فتح دعوتك',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `دعوة: ${iso(title)}` : 'دعوة'),
  preview: (deadline: string) => `يُرجى الردّ حتى ${deadline}.`,
  heading: (title: string) => title || 'دعوة',
  /** The host is what the verb befalls: so it is one for a man, a woman and several. @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) => `يسرّ ${hostOr(host)} دعوتكم${guests ? `: ${guests}` : ''}.`,
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) =>
    named ? counted(count, { ...more, two: 'ضيفان آخران' }) : counted(count, { ...guests, two: 'ضيفان' }),
  what: 'يُرجى تحديد من سيحضر، واختيار الطعام.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `بانتظار ردّك: ${iso(title)}` : 'بانتظار ردّك'),
  preview: (deadline: string) => `يُغلق باب الردود في نهاية ${deadline}.`,
  heading: (title: string) => title || 'بانتظار ردّك',
  waits: (host: string) => `لم يصل ردّك بعد إلى ${hostOr(host)}.`,
  what: 'يُرجى تحديد من سيحضر واختيار الطعام، أو إرسال اعتذار عن الحضور.',
  silent: (name: string) => `لم يصل بعد ردّ ${iso(name)}.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    `لم يصل بعد ردّ ${
      named ? counted(count, { ...more, two: 'ضيفين آخرين' }) : counted(count, { ...guests, two: 'ضيفين' })
    }.`,
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `تجربة: ${iso(subject)}`,
  about: 'هذه رسالة تجريبية. تصل إلى ضيوفك رسالة كهذه بأسمائهم ورابطهم الشخصي.',
  guests: 'سلمى وكريم',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `بقي اختيار لم يكتمل: ${iso(title)}` : 'بقي اختيار لم يكتمل'),
  preview: (deadline: string) => `يُرجى الاختيار حتى ${deadline}.`,
  heading: (title: string) => title || 'بقي اختيار لم يكتمل',
  open: 'شكرًا على ردّك. بقي فيه اختيار لم يكتمل، والمطبخ بحاجة إلى معرفته. وكل ما عداه محفوظ.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name ? iso(name) : `الضيف ${figure(position)}`}: ${courses || 'اختيار'}`,
  action: 'الاختيار الآن',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `جديد عن ${iso(title)}` : 'جديد عن دعوتك'),
  heading: (title: string) => title || 'جديد عن دعوتك',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'اليوم', time: 'الساعة', place: 'المكان', deadline: 'آخر موعد لاختياراتك' },
  /** @param facts as a list */
  changed: (host: string, facts: string) => `تغيير من ${hostOr(host)}: ${facts}.`,
  stays: 'يبقى ردّك كما هو. وإذا لم يعد حضورك ممكنًا، فيُرجى تغييره.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed: 'يبقى ردّك كما هو. وإذا لم يعد حضورك ممكنًا، فيُرجى إخبار صاحب الدعوة.',
  notKnown: 'لم يُحدَّد بعد',
  action: 'فتح ردّك',
}
