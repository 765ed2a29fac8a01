import { plural } from '../forms.ts'

// Pages of a personal link.

export const invitationAnswered =
  'Entre-temps, une réponse a été donnée à cette invitation. Veuillez recharger la page.'
export const invitationChanged =
  'Entre-temps, cette réponse a été modifiée. Veuillez recharger la page pour voir la plus récente.'
export const byInvitation = 'Cet événement est sur invitation personnelle.'
export const answerByInvitation =
  'Cet événement est sur invitation personnelle. Veuillez répondre avec le lien de votre invitation.'
export function invitationSize(places: number): string {
  return `Cette invitation est pour ${places} ${plural(places, { one: 'personne', many: 'de personnes', other: 'personnes' })}. Veuillez retirer quelqu’un de votre groupe.`
}
