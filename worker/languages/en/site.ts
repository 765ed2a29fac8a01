// What stands around every page, and what the pieces of web/ui say.

export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
/** The button that opens the navigation where it is folded. */
export const siteMenu = 'Site menu'
export const home = 'Home'
export const pricing = 'Pricing'
export const help = 'Help'
export const intro = 'Intro'
export const guestHelp = 'Guest Help'
export const plannerHelp = 'Event Planner Help'
export const privacyPolicy = 'Privacy Policy'
export const termsAndConditions = 'Terms and Conditions'

export const yourAccount = 'Your account'
export const resetPassword = 'Reset Password'
export const signOut = 'Sign Out'
export const adminRole = 'Admin2'
export const plannerRole = 'Event Planner'

export const cookies = 'Cookies'
/** @param link to the privacy policy, which says `readMore` */
export function cookieNotice(link: string): string {
  return `We only use cookies that are needed to make this site work. ${link}`
}
export const readMore = 'Read more'
export const acceptAllCookies = 'Accept All Cookies'
export const essentialOnly = 'Essential Only'
export const close = 'Close'

export const pageMissing = 'This page does not exist'
export const pageMissingWhy = 'The address may be mistyped, or the page has moved.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `If you have an event code, you can enter it on the ${homeLink}. If you plan events, your events are on the ${plannerLink}.`
}
export const homePage = 'home page'
export const plannerPage = 'planner page'

export const loading = 'Loading...'
export const youAreOffline = 'You are offline. What you ask for happens as soon as you are back.'
export const notifications = 'Notifications'
export const tryAgain = 'Try again'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Reference: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Show all: ${label}`
}
