import { sinceText } from '../writing.ts'

// A live page's connection.

export const notConnectedSince = (since: number, timeZone?: string) =>
  `Hors connexion depuis : ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'Ce que vous voyez n’est peut-être plus à jour ; la page s’actualise d’elle-même une fois reconnectée.'
export const mayHaveChanged = (since: number) =>
  `${notConnectedSince(since)}. Cela a peut-être changé entre-temps.`
export const checkingLine = 'Vérification de la connexion…'
