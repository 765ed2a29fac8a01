// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

export const descriptions = {
  demo: 'Scelga un menu come farebbe un ospite: un esempio da provare, senza account. Non viene salvato nulla.',
  guestGuide:
    'Come scegliere il menu con il codice dell’evento, per Lei e il Suo gruppo, e come modificarlo in seguito.',
  catererGuide:
    'Per le cucine: che cosa mostra il link, come confermare la composizione dei piatti e concordare che cosa servire al loro posto.',
  privacy:
    'Che cosa conserviamo degli ospiti, chi lo vede, quando lo cancelliamo e quali sono i Suoi diritti.',
}

export const titles = {
  event: 'Scelta del menu',
  edit: 'Modifica le scelte',
  invite: 'Il Suo invito',
  try: 'Prova come ospite',
  demo: 'Prova come ospite',
  notComing: 'Non possiamo venire',
  kitchenLink: 'Per la cucina',
  stop: 'Email su un evento',
  notFound: 'Pagina non trovata',
  guestGuide: 'Aiuto per gli ospiti',
  catererGuide: 'Aiuto per la cucina',
  privacy: 'Informativa sulla privacy',
}

export function eventTitle(event: string): string {
  return `${event} · Scelta del menu`
}
export function chooseBy(day: string): string {
  return `Scelga il Suo menu entro ${day}.`
}
export function inviteTitle(event: string): string {
  return `Il Suo invito · ${event}`
}
export function previewTitle(event: string): string {
  return `Prova come ospite · ${event}`
}
export function notComingTitle(event: string): string {
  return `Non possiamo venire · ${event}`
}
export function editTitle(event: string): string {
  return `Modifica le scelte · ${event}`
}
export function kitchenTitle(event: string): string {
  return `Per la cucina · ${event}`
}
