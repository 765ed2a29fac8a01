// Refusals of answers that no page words itself.

export const answerRemoved = 'Cette réponse a été supprimée. Veuillez vous adresser à votre hôte.'
export const declineGone =
  'Entre-temps, cette réponse a été modifiée ou supprimée. Veuillez l’envoyer comme nouvelle réponse.'
export const declineSaved = 'Vous nous avez déjà dit que vous ne pouvez pas venir.'
export const firstAnswerSaved =
  'Votre première réponse est déjà enregistrée. Y enregistrer vos modifications ?'
export const linkInvalid =
  'Ce lien de modification n’est pas valide ou a expiré. Veuillez vous adresser à votre hôte.'
export const noAddress = 'Il n’y a pas d’adresse e-mail à laquelle envoyer le lien.'
export const tooManyAddresses =
  'Trop d’adresses e-mail ont été indiquées. Laissez l’adresse comme elle était, ou vide.'
export const needsClosed =
  'Ce qu’il faut éviter ne peut plus être modifié ici. Parlez-en à votre hôte et, le jour même, au personnel.'
