import { type Counted, counted } from '../counted.ts'
import { iso } from '../isolate.ts'

export const thatDidNotWork = 'لم ينجح ذلك'
export const backToHome = 'العودة إلى الصفحة الرئيسية'
export const backToHomeTitle = 'العودة إلى الصفحة الرئيسية'
export const needsScript = 'يحتاج هذا النموذج إلى JavaScript. يُرجى تفعيله، أو إخبار منظّم المناسبة باختيارك.'
export const stillLoading = 'ما زال التحميل جاريًا…'

export const nameTooLong = 'يجب أن يكون الاسم أقصر من 100 حرف'
export const emailInvalid = 'يُرجى إدخال عنوان بريد إلكتروني صحيح'

export const somethingWrong = 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.'
export const tooMany = 'محاولات كثيرة جدًا.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60)
    return againIn(seconds, {
      ...{ zero: 'لحظات', one: 'ثانية واحدة', two: 'ثانيتين' },
      ...{ few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
    })
  if (minutes < 120)
    return againIn(minutes, {
      ...{ zero: 'لحظات', one: 'دقيقة واحدة', two: 'دقيقتين' },
      ...{ few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
    })
  return againIn(Math.ceil(minutes / 60), {
    ...{ zero: 'لحظات', one: 'ساعة واحدة', two: 'ساعتين' },
    ...{ few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  })
}
function againIn(count: number, unit: Counted): string {
  return `يُرجى المحاولة مرة أخرى بعد ${counted(count, unit)}.`
}

export const returnToHome = 'العودة إلى الصفحة الرئيسية'

// The pieces of web/ui.

export const close = 'إغلاق'

export const pageMissing = 'هذه الصفحة غير موجودة'
export const pageMissingWhy = 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `إذا كان لديك رمز مناسبة، فيمكنك إدخاله في ${homeLink}. ومن ينظّم مناسبات يجدها في ${plannerLink}.`
}
export const homePage = 'الصفحة الرئيسية'
export const plannerPage = 'صفحة التنظيم'

export const loading = 'جارٍ التحميل…'
export const youAreOffline = 'لا يوجد اتصال بالإنترنت. سننفّذ ذلك فور عودة الاتصال.'
export const notifications = 'الإشعارات'
export const tryAgain = 'إعادة المحاولة'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `الرقم المرجعي: ${iso(requestId)}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `عرض الكل: ${iso(label)}`
}
