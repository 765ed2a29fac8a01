// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'This event is paused at the moment. Everything that was answered is kept. Please contact the event organizer.'
