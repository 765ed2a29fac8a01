// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Ein Menü wählen, wie es Gäste tun: ein Beispiel zum Ausprobieren, ohne Konto. Nichts wird gespeichert.',
  guestGuide: 'So wählen Sie Ihr Menü mit einem Code, für sich und Ihre Gruppe, und so ändern Sie es später.',
  catererGuide:
    'Für Küchen: was der Link zeigt, wie Sie Zutaten bestätigen und wie Sie vereinbaren, was stattdessen serviert wird.',
  privacy: 'Was wir über Gäste speichern, wer es sieht, wann wir es löschen und welche Rechte Sie haben.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Menüwahl',
  edit: 'Menüwahl ändern',
  invite: 'Ihre Einladung',
  try: 'Ausprobieren als Gast',
  demo: 'Ausprobieren als Gast',
  notComing: 'Absage',
  kitchenLink: 'Für die Küche',
  stop: 'E-Mails zu einer Veranstaltung',
  notFound: 'Seite nicht gefunden',
  guestGuide: 'Hilfe für Gäste',
  catererGuide: 'Hilfe für die Küche',
  privacy: 'Datenschutz',
}

export function eventTitle(event: string): string {
  return `${event}: Menüwahl`
}
export function chooseBy(day: string): string {
  return `Wählen Sie Ihr Menü bis ${day}.`
}
export function inviteTitle(event: string): string {
  return `Ihre Einladung · ${event}`
}
export function previewTitle(event: string): string {
  return `Ausprobieren als Gast · ${event}`
}
export function notComingTitle(event: string): string {
  return `Absage · ${event}`
}
export function editTitle(event: string): string {
  return `Menüwahl ändern · ${event}`
}
export function kitchenTitle(event: string): string {
  return `Für die Küche · ${event}`
}
