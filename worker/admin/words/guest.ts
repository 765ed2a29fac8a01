// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'This event is paused at the moment. All answers are kept. Please contact the event organizer.'
