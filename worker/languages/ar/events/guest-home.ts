import { figure } from '../writing.ts'

// The home page, where the code is entered.

export const validatingCode = 'جارٍ التحقق…'
export const backToSignIn = 'العودة إلى تسجيل الدخول'
export const howItWorks = 'طريقة الاستخدام'
export const howSteps = [
  ['إدخال الرمز', 'يفتح الرمز قائمة الطعام في مناسبتك، ولا حاجة إلى حساب.'],
  ['الاختيار للجميع', 'طبق من كل قسم من القائمة، لك ولكل من يحضر معك.'],
  ['إرسال الاختيارات', 'يمكنك العودة وتغييرها حتى آخر موعد للردّ.'],
] as const
export const beforeTheDay = 'كل طبق معروف قبل يوم المناسبة.'
export const whatPlannersGet =
  'رابط واحد لجميع ضيوفك: يختارون أطباقهم ويذكرون ما لا يمكنهم تناوله، ويصل إلى مطبخك العدد الصحيح.'
export const startPlanning = 'بدء التنظيم، مجانًا حتى 30 ضيفًا'
export const tryAsGuest = 'تجربة الصفحة كضيف'
export const examples = 'مثال: قائمة طعام واحدة كما يراها الضيف والمنظّم والمطبخ'
export const guestChooses = 'سلمى تختار لثلاثة'
export const plannerSees = 'أمامك اختيار كل ضيف'
export const kitchenCooks = 'المطبخ يعرف العدد الصحيح'
export const example = {
  title: 'ليلى وكريم',
  day: '10 يناير، دار الياسمين',
  course: 'المقبلات',
  dishes: ['بوراتا', 'حساء الكستناء', 'سلمون مرقّط مملّح'],
  initials: ['س', 'ل', 'م'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'كل ردّ يظهر لك فور وصوله',
    text: 'تتغيّر الأعداد مع اختيارات ضيوفك، وبجانبها كل ما ينتظر قرارًا منك.',
    example: 'مثال لصفحة المنظّم',
    counts: ['حضور، من 100', 'اعتذار', 'بانتظار الاختيار'],
    waiting: [
      ['13 ضيفًا اختاروا طبقًا يجب عليهم تجنّبه', 'الاتفاق مع المطبخ على البديل.'],
      ['3 ضيوف كتبوا بكلامهم ما لا يأكلونه', '«من دون فطر، من فضلكم»'],
    ],
  },
  kitchen: {
    name: 'مطبخك يعرف ما يطهوه',
    text: 'رابط واحد بلا حساب، أو كشف على الورق. ولكل وجبة خاصة اسم وطاولة وما اتُّفق عليه.',
    example: 'مثال لكشف المطبخ',
    dishes: [
      ['ضلع عجل مطهو على نار هادئة', 'كما في القائمة 67، بلا حليب 8'],
      ['قاروص مشوي', 'كما في القائمة 12'],
    ],
    specials: [
      ['\u2068S14\u2069 · مريم حداد، طاولة 4', 'بلا حليب: الضلع مع بطاطا مهروسة بزيت الزيتون، تم الاتفاق'],
      ['\u2068S22\u2069 · سامي نصر، طاولة 7', 'بلا سمك: الضلع بدلًا منه، تم الاتفاق'],
    ],
  },
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `كما في القائمة ${figure(all - agreed)}، بلا حليب ${figure(agreed)}، تم الاتفاق`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  return `اختار ${figure(count)} من أصل ${figure(all)}`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `لتنظيم مناسبة: ${link}`
}
export const plannerSignIn = 'تسجيل دخول المنظّمين'
