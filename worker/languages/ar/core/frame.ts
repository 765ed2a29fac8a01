// The frame around every page, which the server renders.

export const tagline = 'لكل ضيف طبقه.'
export const skipToContent = 'الانتقال إلى المحتوى'
export const mainNavigation = 'التنقل الرئيسي'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'قائمة الموقع'
export const home = 'الصفحة الرئيسية'
export const pricing = 'الأسعار'
export const help = 'المساعدة'
export const intro = 'نبذة'
export const guestHelp = 'مساعدة الضيوف'
export const plannerHelp = 'مساعدة منظّمي المناسبات'
export const privacyPolicy = 'سياسة الخصوصية'
export const termsAndConditions = 'الشروط والأحكام'
export const yourAccount = 'حسابك'
export const resetPassword = 'إعادة تعيين كلمة المرور'
export const signOut = 'تسجيل الخروج'
export const adminRole = 'مشرف'
export const plannerRole = 'منظّم مناسبات'
export const cookies = 'ملفات تعريف الارتباط'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `لا نستخدم إلا ملفات تعريف الارتباط اللازمة لعمل هذا الموقع. ${link}`
}
export const readMore = 'قراءة المزيد'
export const acceptAllCookies = 'قبول جميع الملفات'
export const essentialOnly = 'الضرورية فقط'

export const language = 'اللغة'
export const changeLanguage = 'تغيير'
export const soundsWrong = 'هل تبدو عبارة غير صحيحة؟ أخبرونا'

export const onThisPage = 'في هذه الصفحة'
export function lastUpdated(day: string): string {
  return `آخر تحديث: ${day}`
}
