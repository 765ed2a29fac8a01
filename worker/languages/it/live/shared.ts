import { sinceText } from '../writing.ts'

// A live page's connection.

export const notConnectedSince = (since: number, timeZone?: string) =>
  `Senza connessione da: ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'Quello che vede potrebbe non essere aggiornato; la pagina si aggiorna da sola appena torna la connessione.'
export const mayHaveChanged = (since: number) =>
  `${notConnectedSince(since)}. Nel frattempo può essere cambiato.`
export const checkingLine = 'Verifica della connessione…'
