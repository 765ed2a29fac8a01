// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Kies een menu zoals een gast dat doet: een voorbeeld om te proberen, zonder account. Er wordt niets opgeslagen.',
  guestGuide: 'Zo kiest u uw menu met een code, voor uzelf en uw gezelschap, en zo wijzigt u het later.',
  catererGuide:
    'Voor keukens: wat de link laat zien, hoe u bevestigt wat er in een gerecht zit en hoe u afspreekt wat er in plaats daarvan komt.',
  privacy: 'Wat we over gasten bewaren, wie het ziet, wanneer we het wissen en welke rechten u hebt.',
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
  guestGuide: 'Hulp voor gasten',
  catererGuide: 'Hulp voor de keuken',
  privacy: 'Privacyverklaring',
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
export function previewTitle(event: string): string {
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
