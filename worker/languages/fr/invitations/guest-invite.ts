import { inAList, plural } from '../forms.ts'

// The page of a personal link.

export const askForLink =
  'Vous figurez sur la liste ? Saisissez votre adresse e-mail, et nous vous envoyons votre lien.'
export const linkEmail = 'Votre adresse e-mail'
export const sendMyLink = 'M’envoyer mon lien'
export const sendingLink = 'Envoi…'
export const linkOnItsWay =
  'Si cette adresse figure sur la liste, votre lien est en route. Si aucun e-mail n’arrive, adressez-vous à la personne qui vous invite.'
export const coming = 'Vient'
export const notComing = 'Ne vient pas'
export function doesCome(name: string): string {
  return `${name} vient ?`
}
export const everyoneComes = 'Nous venons tous'
export const sayWhoComes = 'Veuillez indiquer qui vient'
export const nobodyComes = 'Personne ne vient ?'
export function alsoBring(count: number): string {
  return `Vous pouvez venir avec ${count} ${plural(count, {
    one: 'personne de plus',
    many: 'de personnes de plus',
    other: 'personnes de plus',
  })}`
}
export const answeredBefore =
  'Vous avez déjà répondu, et vous pouvez modifier votre réponse ici. Ce que vous nous avez dit de vos allergies est conservé, sans être affiché ici.'
export function declinedBefore(organizer: string): string {
  return `Vous avez dit à ${organizer} que vous ne pouvez pas venir. Si vos projets ont changé, dites-le ici.`
}
export function willNotCome(names: string[]): string {
  return `Absences : ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Pas encore de réponse pour ${inAList(names)}. Vous pouvez répondre plus tard avec le même lien.`
}
export const inviteNotLoaded = 'Votre invitation n’a pas pu être chargée. Veuillez réessayer.'
export const changedMeanwhile =
  'Entre-temps, cette réponse a été modifiée sur un autre appareil. Votre propre modification n’est pas enregistrée : voici la réponse la plus récente.'
