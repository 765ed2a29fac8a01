export const kitchenPaused =
  'Cette page est en pause pour le moment. Rien n’est perdu. Adressez-vous à la personne qui vous a donné le lien.'
