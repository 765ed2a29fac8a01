import { sinceText } from '../writing.ts'

/** Sin conexión. Última actualización: 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Sin conexión. Última actualización: ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'Lo que ve puede estar desfasado; se actualiza solo en cuanto vuelva la conexión.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}. Puede haber cambiado.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'Comprobando la conexión…'
