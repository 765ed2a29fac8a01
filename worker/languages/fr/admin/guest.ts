// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Cet événement est en pause pour le moment. Toutes les réponses sont conservées. Veuillez vous adresser à votre hôte.'
