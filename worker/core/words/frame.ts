import { site } from '../site.ts'

// The frame around every page, which the server renders.

/** Behind the product's name. */
export const tagline: string = site.tagline
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

/** The list of languages. */
export const language = 'Language'
/** The button beside it, where there is no script. */
export const changeLanguage = 'Change'
/** At the foot of a page in a language that no reader has signed off. */
export const soundsWrong = 'Does something sound wrong? Tell us'

// Documents to be read.

/** Above the list of what a document holds. */
export const onThisPage = 'On this page'
/** @param day as the language writes a short one */
export function lastUpdated(day: string): string {
  return `Last updated ${day}`
}
