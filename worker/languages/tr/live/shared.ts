import { sinceText } from '../writing.ts'

// A live page's connection.

/** Bağlantı yok, son bağlantı: 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Bağlantı yok, son bağlantı: ${sinceText(since, timeZone)}`
export const mayBeOutOfDate = 'Gördükleriniz eski olabilir; bağlantı gelince sayfa kendiliğinden yenilenir.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}. Bu değişmiş olabilir.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'Bağlantı kontrol ediliyor…'
