// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Wybór menu oczami gościa: przykład do wypróbowania, bez konta. Nic nie jest zapisywane.',
  guestGuide: 'Jak wybrać menu za pomocą kodu wydarzenia, dla siebie i swojej grupy, i jak je potem zmienić.',
  catererGuide:
    'Dla kuchni: co pokazuje link, jak potwierdzić składniki dań i jak uzgodnić, co podać w zamian.',
  privacy: 'Co przechowujemy o gościach, kto to widzi, kiedy to usuwamy i jakie prawa Państwu przysługują.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Wybór menu',
  edit: 'Zmiana wyboru menu',
  invite: 'Zaproszenie dla Państwa',
  try: 'Wypróbuj jako gość',
  demo: 'Wypróbuj jako gość',
  notComing: 'Nieobecność',
  kitchenLink: 'Dla kuchni',
  stop: 'Wiadomości o wydarzeniu',
  notFound: 'Nie znaleziono strony',
  guestGuide: 'Pomoc dla gości',
  catererGuide: 'Pomoc dla kuchni',
  privacy: 'Polityka prywatności',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `Wybór menu · ${event}`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Prosimy wybrać menu. Ostatni dzień: ${day}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `Zaproszenie dla Państwa · ${event}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `Wypróbuj jako gość · ${event}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `Nieobecność · ${event}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `Zmiana wyboru menu · ${event}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `Dla kuchni · ${event}`
}
