// The frame around every page, which the server renders.

export const tagline = 'Her misafire kendi tabağı.'
export const skipToContent = 'İçeriğe geç'
export const mainNavigation = 'Ana menü'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'Site menüsü'
export const home = 'Ana sayfa'
export const pricing = 'Fiyatlar'
export const help = 'Yardım'
export const intro = 'Tanıtım'
export const guestHelp = 'Misafirler için yardım'
export const plannerHelp = 'Organizatörler için yardım'
export const privacyPolicy = 'Gizlilik politikası'
export const termsAndConditions = 'Kullanım koşulları'
export const yourAccount = 'Hesabınız'
export const resetPassword = 'Parolayı yenile'
export const signOut = 'Çıkış yap'
export const adminRole = 'Admin2'
export const plannerRole = 'Organizatör'
export const cookies = 'Çerezler'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `Yalnızca bu sitenin çalışması için gereken çerezleri kullanıyoruz. ${link}`
}
export const readMore = 'Daha fazla bilgi'
export const acceptAllCookies = 'Tümünü kabul et'
export const essentialOnly = 'Yalnızca gerekli olanlar'

export const language = 'Dil'
export const changeLanguage = 'Değiştir'
export const soundsWrong = 'Yanlış gelen bir ifade mi var? Bize yazın'

export const onThisPage = 'Bu sayfada'
export function lastUpdated(day: string): string {
  return `Son güncelleme: ${day}`
}
