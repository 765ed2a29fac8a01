/** Mail of an event is paused by so many mails that came back of so many, or by complaints: two of any number. */
export const eventPause = { sent: 50, percentBounced: 5, complaints: 2 }

/** All mail to lists of a planner is paused by so many complaints, of all their events, within so many days. */
export const plannerPause = { complaints: 3, days: 30 }
