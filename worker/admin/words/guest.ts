// What an operator's suspension of an event, or of its planner, says to each who meets it.

export const guestsPaused =
  'This event is paused at the moment. Everything that was answered is kept. Please contact the event organizer.'
