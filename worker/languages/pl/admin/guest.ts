// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'To wydarzenie jest chwilowo wstrzymane. Wszystkie odpowiedzi są zachowane. Prosimy o kontakt z organizatorem.'
