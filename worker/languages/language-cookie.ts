/** The cookie that keeps the language chosen for a page. */
export const languageCookie = 'lang'

const yearInSeconds = 365 * 24 * 60 * 60

/** The cookie as it is set, for a year, by the server and by the page alike. @param tag the language's */
export function languageCookieOf(tag: string): string {
  return `${languageCookie}=${tag}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax; Secure`
}
