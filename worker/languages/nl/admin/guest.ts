// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Dit evenement is tijdelijk stilgezet. Alle antwoorden blijven bewaard. Neem contact op met de organisator.'
