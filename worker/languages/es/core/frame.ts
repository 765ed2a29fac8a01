export const tagline = 'Cada invitado, cada plato.'
export const skipToContent = 'Ir al contenido'
export const mainNavigation = 'Navegación principal'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'Menú del sitio'
export const home = 'Inicio'
export const pricing = 'Precios'
export const help = 'Ayuda'
export const intro = 'Presentación'
export const guestHelp = 'Ayuda para invitados'
export const plannerHelp = 'Ayuda para organizar'
export const privacyPolicy = 'Política de privacidad'
export const termsAndConditions = 'Términos y condiciones'
export const yourAccount = 'Su cuenta'
export const resetPassword = 'Restablecer contraseña'
export const signOut = 'Cerrar sesión'
export const adminRole = 'Administración'
export const plannerRole = 'Organización'
export const cookies = 'Cookies'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `Solo usamos las cookies necesarias para que este sitio funcione. ${link}`
}
export const readMore = 'Más información'
export const acceptAllCookies = 'Aceptar todas'
export const essentialOnly = 'Solo las necesarias'

export const language = 'Idioma'
export const changeLanguage = 'Cambiar'
export const soundsWrong = '¿Alguna frase suena rara? Díganoslo'

export const onThisPage = 'En esta página'
export function lastUpdated(day: string): string {
  return `Última actualización: ${day}`
}
