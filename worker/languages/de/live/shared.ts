import { sinceText } from '../writing.ts'

// A live page's connection.

/** Keine Verbindung seit 18:05 */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Keine Verbindung seit ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'Was Sie sehen, ist vielleicht veraltet; es wird von selbst aktuell, sobald Sie wieder verbunden sind.'
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}: Das kann sich geändert haben.`
export const checkingLine = 'Verbindung wird geprüft …'
