import { sinceText } from '../writing.ts'

// A live page's connection.

/** Bez połączenia od: 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Bez połączenia od: ${sinceText(since, timeZone)}`
export const mayBeOutOfDate = 'Te dane mogą być nieaktualne; odświeżą się same, gdy tylko wróci połączenie.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}. To mogło się już zmienić.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'Sprawdzanie połączenia…'
