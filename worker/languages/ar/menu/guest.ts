import { inAList } from '../forms.ts'
import { iso } from '../isolate.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `ماذا نقدّم لك، ${iso(firstName)}؟`
}
export const oneDishEach = 'طبق واحد من كل قسم. ويمكنك ترك أي قسم.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked = 'طبق واحد من كل قسم. ويمكنك ترك أي قسم ليس الاختيار فيه مطلوبًا.'
/** Said at a course that has to be answered. */
export const mustChoose = `يُرجى اختيار طبق، أو «${noneName}».`
export const chosenMark = 'تم اختياره'
export const clearChoice = 'إلغاء الاختيار'
export const changedMark = 'تغيّر ولم يُحفظ'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `إلغاء الاختيار: ${iso(category)}`
}

export const menuNotLoaded = 'تعذّر تحميل قائمة الطعام. يُرجى المحاولة مرة أخرى.'
export const noCategories = 'لا توجد أقسام في قائمة طعام هذه المناسبة بعد. يُرجى التواصل مع منظّم المناسبة.'
export const noItems = 'لا توجد أطباق في قائمة طعام هذه المناسبة بعد. يُرجى التواصل مع منظّم المناسبة لإضافتها.'
export const unableToLoad = 'تعذّر تحميل قائمة الطعام'
export const menuReloadFailed = 'تعذّر تحميل قائمة الطعام'
export const coursesRequired = `يُرجى اختيار طبق، أو «${noneName}».`
/** Ann: please choose from Main, or None for me. */
export function pleaseChoose(person: string, course: string): string {
  return `${iso(person)}: يُرجى الاختيار من ${iso(course)}، أو «${noneName}».`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `تغيّرت قائمة الطعام. يُرجى الاختيار للجميع من: ${inAList(courses.map(iso))}.`
}
export const dishChanged = 'تغيّر طبق اخترته. يُرجى إلقاء نظرة أخرى عليه.'
export const menuChanged = 'تغيّرت قائمة الطعام. يُرجى مراجعة اختياراتك.'
export const editNotLoaded = 'تعذّر تحميل قائمة الطعام. يُرجى المحاولة مرة أخرى.'
