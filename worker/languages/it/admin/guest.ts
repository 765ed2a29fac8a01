// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Al momento questo evento è in pausa. Tutte le risposte sono conservate. Si rivolga a chi organizza.'
