import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Cela n’a pas fonctionné'
export const backToHome = 'Retour à l’accueil'
export const backToHomeTitle = 'Retour à l’accueil'
export const needsScript =
  'Ce formulaire a besoin de JavaScript. Activez-le, ou dites à votre hôte ce que vous souhaitez.'
export const stillLoading = 'Chargement en cours…'

export const nameTooLong = 'Le nom doit compter moins de 100 caractères'
export const emailInvalid = 'Veuillez saisir une adresse e-mail valide'

export const somethingWrong = 'Un problème est survenu. Veuillez réessayer.'
export const tooMany = 'Trop de tentatives.'
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'seconde', many: 'secondes', other: 'secondes' })
  if (minutes < 120) return againIn(minutes, { one: 'minute', many: 'minutes', other: 'minutes' })
  return againIn(Math.ceil(minutes / 60), { one: 'heure', many: 'heures', other: 'heures' })
}
function againIn(count: number, unit: { one: string; many: string; other: string }): string {
  return `Veuillez réessayer dans ${figure(count)} ${plural(count, unit)}.`
}

export const returnToHome = 'Retour à l’accueil'

// The pieces of web/ui.

export const close = 'Fermer'

export const pageMissing = 'Cette page n’existe pas'
export const pageMissingWhy = 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.'
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Si vous avez un code d’événement, saisissez-le sur ${homeLink}. Si vous organisez des événements, vous les trouverez sur ${plannerLink}.`
}
export const homePage = 'la page d’accueil'
export const plannerPage = 'votre page d’organisation'

export const loading = 'Chargement…'
export const youAreOffline = 'Vous êtes hors connexion. Ce sera fait dès que la connexion reviendra.'
export const notifications = 'Notifications'
export const tryAgain = 'Réessayer'
export function reference(requestId: string): string {
  return `Référence : ${requestId}`
}
export function showAll(label: string): string {
  return `Tout afficher : ${label}`
}
