/** Days before the deadline on which a reminder can go out, and how many of them one event has. */
export const reminderWindows = [14, 7, 5, 3, 1] as const
export const windowsMax = 3
/** The windows that are ticked at first. */
export const usualWindows = [7, 3, 1]

/** Hours in the event's zone at which reminders can go out, and the one that is set at first. */
export const reminderHours = { first: 8, last: 19, usual: 10 }

/** Code points of a planner's own words in a mail. */
export const mailNoteMax = 300
