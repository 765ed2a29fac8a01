import { site } from '../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) => `Stop mail about ${title || 'this event'}?`
export const stopAbout =
  'These are invitations, reminders and news from whoever hosts it. You still get mail that you ask for yourself, like the link to your answer.'
export const stopEvent = 'Stop mail about this event'
export const stopAll = 'Stop it for all events'
export const eventStopped = (title: string) => `Mail about ${title || 'this event'} has stopped`
export const eventStoppedAbout =
  'You will get no more invitations, reminders or news about it. You still get mail that you ask for yourself.'
export const allStopped = 'Mail about all events has stopped'
export const allStoppedAbout = `You will get no more invitations, reminders or news about any event from ${site.name}. You still get mail that you ask for yourself.`
export const startAgain = 'Get this mail again'
/** Once that has been pressed. */
export const started = (title: string) => `You get mail about ${title || 'this event'} again`
export const stopUnknownTitle = 'This link leads nowhere'
export const stopUnknown = 'It may have been cut off. Please open it from the mail again.'
