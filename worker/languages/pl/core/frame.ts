// The frame around every page, which the server renders.

export const tagline = 'Każdy gość, każdy talerz.'
export const skipToContent = 'Przejdź do treści'
export const mainNavigation = 'Główna nawigacja'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'Menu strony'
export const home = 'Strona główna'
export const pricing = 'Cennik'
export const help = 'Pomoc'
export const intro = 'Wprowadzenie'
export const guestHelp = 'Pomoc dla gości'
export const plannerHelp = 'Pomoc dla organizatorów'
export const privacyPolicy = 'Polityka prywatności'
export const termsAndConditions = 'Regulamin'
export const yourAccount = 'Konto'
export const resetPassword = 'Zmień hasło'
export const signOut = 'Wyloguj się'
export const adminRole = 'Admin2'
export const plannerRole = 'Organizator'
export const cookies = 'Pliki cookie'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `Używamy tylko plików cookie, bez których ta strona nie działa. ${link}`
}
export const readMore = 'Więcej informacji'
export const acceptAllCookies = 'Zaakceptuj wszystkie'
export const essentialOnly = 'Tylko niezbędne'

export const language = 'Język'
export const changeLanguage = 'Zmień'
export const soundsWrong = 'Coś brzmi źle? Proszę dać nam znać'

export const onThisPage = 'Na tej stronie'
export function lastUpdated(day: string): string {
  return `Ostatnia zmiana: ${day}`
}
