// The frame around every page, which the server renders.

export const tagline = 'A ogni ospite il suo piatto.'
export const skipToContent = 'Vai al contenuto'
export const mainNavigation = 'Navigazione principale'
export const siteMenu = 'Menu del sito'
export const home = 'Home'
export const pricing = 'Prezzi'
export const help = 'Aiuto'
export const intro = 'Presentazione'
export const guestHelp = 'Aiuto per gli ospiti'
export const plannerHelp = 'Aiuto per chi organizza'
export const privacyPolicy = 'Informativa sulla privacy'
export const termsAndConditions = 'Termini e condizioni'
export const yourAccount = 'Il Suo account'
export const resetPassword = 'Reimposta la password'
export const signOut = 'Esci'
export const adminRole = 'Amministrazione'
export const plannerRole = 'Chi organizza'
export const cookies = 'Cookie'
export function cookieNotice(link: string): string {
  return `Usiamo solo i cookie necessari al funzionamento di questo sito. ${link}`
}
export const readMore = 'Maggiori informazioni'
export const acceptAllCookies = 'Accetta tutti i cookie'
export const essentialOnly = 'Solo i necessari'

export const language = 'Lingua'
export const changeLanguage = 'Cambia'
export const soundsWrong = 'Qualcosa suona male? Ce lo dica'

export const onThisPage = 'In questa pagina'
export function lastUpdated(day: string): string {
  return `Ultimo aggiornamento: ${day}`
}
