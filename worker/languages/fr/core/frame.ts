// The frame around every page, which the server renders.

export const tagline = 'À chacun son assiette.'
export const skipToContent = 'Aller au contenu'
export const mainNavigation = 'Navigation principale'
export const siteMenu = 'Menu du site'
export const home = 'Accueil'
export const pricing = 'Tarifs'
export const help = 'Aide'
export const intro = 'Présentation'
export const guestHelp = 'Aide pour les convives'
export const plannerHelp = 'Aide pour l’organisation'
export const privacyPolicy = 'Politique de confidentialité'
export const termsAndConditions = 'Conditions générales'
export const yourAccount = 'Votre compte'
export const resetPassword = 'Réinitialiser le mot de passe'
export const signOut = 'Se déconnecter'
export const adminRole = 'Administration'
export const plannerRole = 'Organisation'
export const cookies = 'Cookies'
export function cookieNotice(link: string): string {
  return `Nous n’utilisons que les cookies nécessaires au fonctionnement de ce site. ${link}`
}
export const readMore = 'En savoir plus'
export const acceptAllCookies = 'Accepter tous les cookies'
export const essentialOnly = 'Cookies essentiels uniquement'

export const language = 'Langue'
export const changeLanguage = 'Changer'
export const soundsWrong = 'Une phrase sonne faux ? Dites-le-nous'

export const onThisPage = 'Sur cette page'
export function lastUpdated(day: string): string {
  return `Dernière mise à jour : ${day}`
}
