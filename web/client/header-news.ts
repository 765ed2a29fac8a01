import type { User } from '#account/shape/account'

const event = 'platewise:header'

/** News for the header, which is outside React's root. `user` is absent when only the address changed. */
type News = { user?: User | null }

/** Tells the site's script who is signed in now, or that the address changed without a new document. */
export function tellHeader(news: News = {}): void {
  document.dispatchEvent(new CustomEvent(event, { detail: news }))
}

/** For the site's script. */
export function onHeaderNews(listener: (news: News) => void): void {
  document.addEventListener(event, (sent) => listener((sent as CustomEvent<News>).detail))
}
