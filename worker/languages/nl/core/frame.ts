// The frame around every page, which the server renders.

export const tagline = 'Elke gast, elk bord.'
export const skipToContent = 'Naar de inhoud'
export const mainNavigation = 'Hoofdmenu'
export const siteMenu = 'Menu van de website'
export const home = 'Start'
export const pricing = 'Prijzen'
export const help = 'Hulp'
export const intro = 'Inleiding'
export const guestHelp = 'Hulp voor gasten'
export const plannerHelp = 'Hulp voor organisatoren'
export const privacyPolicy = 'Privacyverklaring'
export const termsAndConditions = 'Algemene voorwaarden'
export const yourAccount = 'Uw account'
export const resetPassword = 'Wachtwoord opnieuw instellen'
export const signOut = 'Uitloggen'
export const adminRole = 'Admin2'
export const plannerRole = 'Organisator'
export const cookies = 'Cookies'
export function cookieNotice(link: string): string {
  return `We gebruiken alleen cookies die nodig zijn om deze website te laten werken. ${link}`
}
export const readMore = 'Meer informatie'
export const acceptAllCookies = 'Alle cookies accepteren'
export const essentialOnly = 'Alleen noodzakelijke'

export const language = 'Taal'
export const changeLanguage = 'Wijzigen'
export const soundsWrong = 'Klinkt iets vreemd? Laat het ons weten'

export const onThisPage = 'Op deze pagina'
export function lastUpdated(day: string): string {
  return `Laatst bijgewerkt: ${day}`
}
