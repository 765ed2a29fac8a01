// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'Nous ne pouvons pas venir'
export const tellThem = 'Oui, prévenir'
/** The names come as a list: whether it is one person is not known. */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Nous dirons à ${organizer} que vous ne pouvez pas venir : ${names}. Vous pouvez changer d’avis jusqu’à la date limite.`
}
export const answerGoes = 'Votre réponse et ses plats sont retirés, et vos places se libèrent pour d’autres.'
export const waitsForInternet =
  'Pas d’internet : personne n’est encore prévenu. Gardez cette page ouverte et l’envoi se fera tout seul.'
export const goBack = 'Retour'
export const telling = 'Envoi…'

export const youDeclined = 'Vous nous avez dit que vous ne pouvez pas venir'
export const notComingNames = 'Qui ne peut pas venir'
export function changeUntil(day: string): string {
  return `Votre réponse est enregistrée. Si vos projets changent, dites-le-nous au plus tard le ${day} avec ce lien.`
}
export function closedSince(day: string): string {
  return `Les réponses sont closes depuis le ${day}. Celle-ci ne peut plus être modifiée.`
}
export const comeAfterAll = 'Finalement, nous pouvons venir'
export const namesErased = 'Les noms de cette réponse ont été effacés.'
export const takeBack = 'Retirer cette réponse'
export const takeBackWarning =
  'Vous ne compterez ni parmi les présents ni parmi les absents. Vos noms et votre adresse sont effacés.'
export const eraseWarning =
  'Vos noms et votre adresse sont effacés définitivement. Vous comptez toujours parmi les absents.'
export const takenBack = 'Votre réponse a été retirée.'
export const takeBackFailed = 'Cela n’a pas fonctionné. Rien n’a été modifié : veuillez réessayer.'
