import type { ContentState } from '../../../needs/rules/contents.ts'
import { counted } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'البحث في الوجبات الخاصة'
export const findSpecialsHint = `اسم، أو رقم مثل ${iso('S14')}، أو حساسية، أو طاولة مثل ${iso('T3')}`
/** 3 of 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} من ${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the band. `time` is a clock's, like 18:05. */
export const live = (time: string) => `مباشر، ${iso(time)}`
export const checking = (when: string) => `جارٍ التحقق، آخر تحديث ${when}`
export const loadingKitchen = 'جارٍ تحميل صفحة المطبخ…'
export const forKitchen = (label: string) => `إلى ${iso(label)}`
export const callLabel = 'للاتصال:'
export const answersClose = (when: string) => `يُغلق باب الردود ${when}`
export const answersClosed = 'أُغلق باب الردود'

export const coursesNav = 'أقسام القائمة'
export const specialsHead = 'الوجبات الخاصة'
export const noSpecials = 'لا توجد وجبات خاصة حتى الآن.'
export const noCoursesYet = 'لا توجد أقسام في قائمة الطعام بعد.'
export const platesCount = (plates: number) =>
  counted(plates, {
    ...{ zero: 'لا وجبات', one: 'وجبة واحدة', two: 'وجبتان' },
    ...{ few: 'وجبات', many: 'وجبة', other: 'وجبة' },
  })
export const asListed = (count: number) => `كما في القائمة ${figure(count)}`
/** changed 1: S14 */
export const changedLine = (count: number, numbers: string) =>
  `معدّل ${figure(count)}${numbers && `: ${iso(numbers)}`}`
export const spareOf = (count: number) => `احتياطي\u00a0${figure(count)}`
export const totalLabel = 'المجموع'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'حساسية أو قيود'
/** Risotto for 4 of them */
export const theyGet = (count: number, dish: string) => `يُقدَّم لعدد ${figure(count)} منهم: ${iso(dish)}`
export const diets = 'الأنظمة الغذائية'
export const extra = 'إضافي'
export const spare = 'احتياطي'

export const unnamed = 'الاسم غير ظاهر'
export const erasedName = 'حُذفت البيانات'
export const words = 'بكلام الضيف'
export const serveInstead = 'يُقدَّم بدلًا منه'
export const agreedBy = 'بموافقة'
export const agree = 'موافقة'
export const saving = 'جارٍ الحفظ…'
export const change = 'تغيير'
export const changeOf = (number: string, course: string) => `تغيير ما يُقدَّم: ${iso(number)}، ${iso(course)}`
export const takeBack = 'سحب الموافقة'
export const somethingElse = 'تقديم شيء آخر'
export const somethingElseTo = (number: string, course: string) =>
  `${somethingElse}: ${iso(number)}، ${iso(course)}`
export const cancel = 'إلغاء'
export const substituteRequired = 'يُرجى كتابة ما يُقدَّم بدلًا منه'
export const notSaved = 'لم يُحفظ هذا. يُرجى المحاولة مرة أخرى.'

export const confirmContents = 'تأكيد المكونات'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${iso(dish)}`
export const askedFor = 'ما يجب أن يتجنّبه من اختاروه'
export const otherAllergens = 'مسببات حساسية أخرى'
export const dietsOfDish = 'الأنظمة الغذائية'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'يحتوي',
  may: 'قد يحتوي',
  without: 'ليس ضمن المكونات',
  not_confirmed: 'غير مؤكد',
}
export const factLabel = { yes: 'نعم', no: 'لا', not_confirmed: 'غير مؤكد' }
export const traces = 'الآثار: غير مؤكدة.'
export const yourName = 'اسمك'
export const yourNameHint = 'يظهر لمنظّم المناسبة وللمطبخ بجانب ما تم تأكيده.'
export const save = 'حفظ'
export const saved = 'تم الحفظ.'
export const agreed = 'تمت الموافقة.'
export const close = 'إغلاق'

export const keepAwake = 'إبقاء الشاشة مضاءة'
export const keepHere = 'الاحتفاظ بها على هذا الهاتف حتى الغد'
export const keepHint =
  'تُفتح الصفحة عندها من دون إنترنت، كما كانت عند آخر اتصال. وفيها ما يجب على الضيوف تجنّبه: يُرجى إبقاء الهاتف مقفلًا.'
export const keeping = 'جارٍ الحفظ على الهاتف…'
export const keepFailed = 'تعذّر حفظ الصفحة على هذا الهاتف. يُرجى المحاولة مرة أخرى.'
export const keptUntil = (when: string) => `محفوظة على هذا الهاتف حتى ${when}`
export const removeKept = 'إزالتها من هذا الهاتف'
/** Above the time at which a page was true that this phone has kept. */
export const keptAsOf = 'محفوظة على هذا الهاتف. ربما تغيّرت منذ'
export const keptGone = 'لم تعد هذه الصفحة محفوظة على هذا الهاتف. وتُفتح من جديد عند توفّر الإنترنت.'
export const howItWorks = 'كيف تعمل هذه الصفحة'
export const tablesHead = 'الطاولات'
export const noTableYet = 'بلا طاولة بعد'
export const printHead = 'طباعة'
export const printSheet = 'طباعة الكشف'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `يُرجى الطباعة من زر «${printSheet}» في آخر الصفحة: فهو يطبع جميع الأقسام.`
export const destroy = 'يُتلف بعد الخدمة.'
export const asOf = (when: string) => `بيانات ${iso(when)}`
export const platesHead = 'الوجبات'
export const changedHead = 'معدّل'
export const listedHead = 'كما في القائمة'
export const totalHead = 'المجموع'
export const deviceNote =
  'في هذا الرابط ما يجب على الضيوف تجنّبه. يُرجى إبقاؤه داخل المطبخ، وإتلاف ما يُطبع بعد الخدمة.'
