import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Ajouter ou modifier des besoins alimentaires'
export function needsStillOpen(who: string): string {
  return `Vous ne pouvez plus modifier les plats. Les allergies et les régimes restent modifiables jusqu’au repas, et nous préviendrons ${who}.`
}
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'la cuisine' : organizer
}
export const saveNeeds = 'Enregistrer les besoins alimentaires'
export function needsSaved(who: string): string {
  return `C’est enregistré. Nous préviendrons ${who}.`
}
export const needsNotSaved =
  'L’enregistrement a échoué. Rien de ce que vous avez écrit n’est perdu : veuillez réessayer.'
export const needsChangedMeanwhile =
  'Entre-temps, cette réponse a été modifiée ailleurs ; elle s’affiche ci-dessus telle qu’elle est maintenant. Ce que vous avez écrit est conservé ici : comparez les deux, puis enregistrez à nouveau.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Tout votre groupe est retiré, et vos places se libèrent pour d’autres. Pour venir malgré tout, il faudrait répondre à nouveau.'
export const keepAnswer = 'Garder ma réponse'
export const withdrawWord = 'Retirer'
export const notSavedYet = 'Vos modifications ne sont pas enregistrées.'
export const saveIt = 'Enregistrer'
export const showSaved = 'Afficher ce qui est enregistré'
export const changesDropped = 'Vos modifications ont été abandonnées.'
export const leaveChanged = 'Quitter sans enregistrer ?'
export const leaveWarning =
  'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez la page.'
export const keepChanging = 'Rester ici'
export const leaveWord = 'Quitter sans enregistrer'
export const savedMeanwhile = 'Enregistré entre-temps'
export const keepSaved = 'Garder la réponse enregistrée'
export const yourChanges = 'Vos modifications'
export const keepMine = 'Garder mes modifications'
export function notInParty(name: string): string {
  return `Sans ${name}`
}
export const noEmail = 'Pas d’e-mail'
export const mailUndelivered =
  'Notre e-mail n’est pas arrivé à cette adresse. Corrigez-la, ou gardez le lien de cette page.'

export const eraseOffer =
  'Si vous le souhaitez, vous pouvez maintenant supprimer les noms, les allergies et l’adresse e-mail de votre groupe. Vos plats restent comptés.'
export const eraseWarning =
  'La cuisine ne saura plus rien de vos allergies. Les noms, les allergies et l’adresse e-mail de tout votre groupe sont supprimés.'
export const keepDetails = 'Garder mes données'
export const eraseWord = 'Effacer'

export const eraseFailed = 'Vos données n’ont pas pu être effacées. Veuillez réessayer.'
export const withdrawn = 'Votre réponse a été retirée.'
export const withdrawFailed = 'Votre réponse n’a pas pu être retirée. Veuillez réessayer.'
export const changedMeanwhile =
  'Entre-temps, cette réponse a été modifiée ailleurs. Laquelle faut-il garder ?'

// The edit page.

export const editing = 'Modifier vos choix'
export const yourInformation = 'Vos coordonnées'
export const additionalGuests = 'Autres convives'
export const withdrawAnswer = 'Retirer ma réponse'
export const cancel = 'Annuler'
export const update = 'Enregistrer mes choix'
export const updating = 'Enregistrement…'
export const savedShort = 'Enregistré'
export const saveWithout = 'Enregistrer sans ces plats'

export const eventLimitation = 'Places limitées'
export function limitation(limit: number, others: number, free: number): string {
  const all = plural(limit, {
    one: `${figure(limit)} personne`,
    many: `${figure(limit)} de personnes`,
    other: `${figure(limit)} personnes`,
  })
  const left = plural(free, {
    one: `Il reste ${figure(free)} place pour votre groupe.`,
    many: `Il reste ${figure(free)} places pour votre groupe.`,
    other: `Il reste ${figure(free)} places pour votre groupe.`,
  })
  return `Cet événement est limité à ${all} en tout. Autres personnes inscrites : ${figure(others)}. ${free > 0 ? left : 'L’événement est complet.'}`
}

export const updated = 'Vos choix ont bien été modifiés.'
export const updateFailed = 'Vos choix n’ont pas pu être modifiés. Veuillez réessayer.'
