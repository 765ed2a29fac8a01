import { sinceText } from '../writing.ts'

// A live page's connection.

/** Not connected since 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `انقطع الاتصال منذ ${sinceText(since, timeZone)}`
export const mayBeOutOfDate = 'قد يكون ما يظهر هنا قديمًا، وسيُحدَّث تلقائيًا عند عودة الاتصال.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}: ربما تغيّر هذا.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'جارٍ التحقق من الاتصال…'
