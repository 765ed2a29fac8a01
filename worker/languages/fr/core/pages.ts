// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

export const descriptions = {
  demo: 'Choisissez un menu comme le ferait un convive : un exemple à essayer, sans compte. Rien n’est enregistré.',
  guestGuide:
    'Comment choisir votre menu avec un code, pour vous et votre groupe, et comment le modifier ensuite.',
  catererGuide:
    'Pour les cuisines : ce que montre le lien, comment confirmer la composition des plats et convenir de ce qui est servi à la place.',
  privacy: 'Ce que nous conservons sur les convives, qui le voit, quand nous l’effaçons, et vos droits.',
}

export const titles = {
  event: 'Choix du menu',
  edit: 'Modifier vos choix',
  invite: 'Votre invitation',
  try: 'Essai en tant que convive',
  demo: 'Essai en tant que convive',
  notComing: 'Nous ne pouvons pas venir',
  kitchenLink: 'Pour la cuisine',
  stop: 'E-mails concernant un événement',
  notFound: 'Page introuvable',
  guestGuide: 'Aide pour les convives',
  catererGuide: 'Aide pour la cuisine',
  privacy: 'Politique de confidentialité',
}

export function eventTitle(event: string): string {
  return `${event} · Choix du menu`
}
export function chooseBy(day: string): string {
  return `Choisissez votre menu au plus tard le ${day}.`
}
export function inviteTitle(event: string): string {
  return `Votre invitation · ${event}`
}
export function previewTitle(event: string): string {
  return `Essai en tant que convive · ${event}`
}
export function notComingTitle(event: string): string {
  return `Nous ne pouvons pas venir · ${event}`
}
export function editTitle(event: string): string {
  return `Modifier vos choix · ${event}`
}
export function kitchenTitle(event: string): string {
  return `Pour la cuisine · ${event}`
}
