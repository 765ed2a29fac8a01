export const nameRequired = 'Veuillez indiquer qui vous êtes'

export const linkRevoked = 'Ce lien a été fermé par l’organisation.'
export const kitchenLinkExpired = 'Ce lien a expiré. Veuillez en demander un nouveau à l’organisation.'
export const kitchenLinkUnknown =
  'Ce lien ne fonctionne pas. Veuillez en demander un nouveau à l’organisation.'
export const linkReads =
  'Ce lien ne permet ni de confirmer ni de donner un accord. Veuillez vous adresser à l’organisation.'
export const linkNoCards =
  'Ce lien ne montre pas le nom de tous les convives : il ne permet donc pas d’imprimer les marque-places. Veuillez vous adresser à l’organisation.'
