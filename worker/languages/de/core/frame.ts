// The frame around every page, which the server renders.

export const tagline = 'Jeder Gast, jeder Teller.'
export const skipToContent = 'Zum Inhalt springen'
export const mainNavigation = 'Hauptmenü'
export const siteMenu = 'Website-Menü'
export const home = 'Start'
export const pricing = 'Preise'
export const help = 'Hilfe'
export const intro = 'Einführung'
export const guestHelp = 'Hilfe für Gäste'
export const plannerHelp = 'Hilfe für Veranstalter'
export const privacyPolicy = 'Datenschutz'
export const termsAndConditions = 'Nutzungsbedingungen'
export const yourAccount = 'Ihr Konto'
export const resetPassword = 'Passwort zurücksetzen'
export const signOut = 'Abmelden'
export const adminRole = 'Verwaltung'
export const plannerRole = 'Veranstalter'
export const cookies = 'Cookies'
export function cookieNotice(link: string): string {
  return `Wir verwenden nur Cookies, ohne die diese Website nicht funktioniert. ${link}`
}
export const readMore = 'Mehr dazu'
export const acceptAllCookies = 'Alle Cookies akzeptieren'
export const essentialOnly = 'Nur notwendige'

export const language = 'Sprache'
export const changeLanguage = 'Ändern'
export const soundsWrong = 'Klingt etwas holprig? Sagen Sie es uns'

export const onThisPage = 'Auf dieser Seite'
export function lastUpdated(day: string): string {
  return `Stand: ${day}`
}
