// Of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Kies een menu zoals een gast dat doet: een voorbeeld om te proberen, zonder account. Er wordt niets opgeslagen.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Menukeuze',
  edit: 'Menukeuze wijzigen',
  invite: 'Uw uitnodiging',
  try: 'Probeer het als gast',
  demo: 'Probeer het als gast',
  notComing: 'Afmelding',
  kitchenLink: 'Voor de keuken',
  stop: 'E-mails over een evenement',
  notFound: 'Pagina niet gevonden',
}

export function eventTitle(event: string): string {
  return `${event}: menukeuze`
}
export function chooseBy(day: string): string {
  return `Kies uw menu uiterlijk op ${day}.`
}
export function inviteTitle(event: string): string {
  return `Uw uitnodiging · ${event}`
}
export function tryTitle(event: string): string {
  return `Probeer het als gast · ${event}`
}
export function notComingTitle(event: string): string {
  return `Afmelding · ${event}`
}
export function editTitle(event: string): string {
  return `Menukeuze wijzigen · ${event}`
}
export function kitchenTitle(event: string): string {
  return `Voor de keuken · ${event}`
}
