import { iso } from '../isolate.ts'

// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'اختيار قائمة الطعام كما يختارها الضيف: مثال للتجربة من دون حساب، ولا يُحفظ منه شيء.',
  guestGuide: 'كيفية اختيار طعامك برمز المناسبة، لك ولمن معك، وكيفية تعديله لاحقًا.',
  catererGuide: 'للمطابخ: ما يعرضه الرابط، وكيفية تأكيد مكونات الأطباق، والاتفاق على ما يُقدَّم بدلًا منها.',
  privacy: 'ما نحتفظ به عن الضيوف، ومن يطّلع عليه، ومتى نحذفه، وما حقوقك.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'اختيار قائمة الطعام',
  edit: 'تعديل الاختيارات',
  invite: 'دعوتك',
  try: 'تجربة الصفحة كما يراها الضيف',
  demo: 'تجربة الصفحة كما يراها الضيف',
  notComing: 'الاعتذار عن الحضور',
  kitchenLink: 'للمطبخ',
  stop: 'رسائل عن مناسبة',
  notFound: 'الصفحة غير موجودة',
  guestGuide: 'مساعدة الضيوف',
  catererGuide: 'مساعدة المطبخ',
  privacy: 'سياسة الخصوصية',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `${titles.event} · ${iso(event)}`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `آخر موعد لاختيار طعامك: ${day}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `${titles.invite} · ${iso(event)}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `${titles.try} · ${iso(event)}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `${titles.notComing} · ${iso(event)}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `${titles.edit} · ${iso(event)}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `${titles.kitchenLink} · ${iso(event)}`
}
