export const tagline = 'Cada convidado, cada prato.'
export const skipToContent = 'Ir para o conteúdo'
export const mainNavigation = 'Principal'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'Menu do site'
export const home = 'Início'
export const pricing = 'Preços'
export const help = 'Ajuda'
export const intro = 'Apresentação'
export const guestHelp = 'Ajuda para convidados'
export const plannerHelp = 'Ajuda para organizar'
export const privacyPolicy = 'Política de privacidade'
export const termsAndConditions = 'Termos e condições'
export const yourAccount = 'Sua conta'
export const resetPassword = 'Redefinir senha'
export const signOut = 'Sair'
export const adminRole = 'Administração'
export const plannerRole = 'Organização'
export const cookies = 'Cookies'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `Usamos apenas os cookies necessários para este site funcionar. ${link}`
}
export const readMore = 'Saiba mais'
export const acceptAllCookies = 'Aceitar todos'
export const essentialOnly = 'Só os necessários'

export const language = 'Idioma'
export const changeLanguage = 'Mudar'
export const soundsWrong = 'Alguma frase soa estranha? Conte para nós'

export const onThisPage = 'Nesta página'
export function lastUpdated(day: string): string {
  return `Última atualização: ${day}`
}
