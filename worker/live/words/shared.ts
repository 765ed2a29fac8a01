import { sinceText } from '../../languages/en/days.ts'

// A live page's connection.

/** Not connected since 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Not connected since ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'What you see may be out of date; it updates by itself once you are connected again.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}: this may have changed.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'Checking the connection…'
