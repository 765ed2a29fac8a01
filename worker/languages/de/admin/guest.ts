// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Diese Veranstaltung ist zurzeit pausiert. Alle Antworten bleiben erhalten. Bitte wenden Sie sich an die Gastgeber.'
