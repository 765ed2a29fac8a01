import { sinceText } from '../writing.ts'

// A live page's connection.

/** Geen verbinding sinds 18:05 */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Geen verbinding sinds ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'Wat u ziet, is misschien verouderd; het wordt vanzelf bijgewerkt zodra u weer verbinding hebt.'
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}: dit kan veranderd zijn.`
export const checkingLine = 'Verbinding wordt gecontroleerd…'
