import { sinceText } from '../writing.ts'

/** Sem conexão. Última atualização: 18:05 @param since when the page was last known to be true @param timeZone the device's when left out */
export const notConnectedSince = (since: number, timeZone?: string) =>
  `Sem conexão. Última atualização: ${sinceText(since, timeZone)}`
export const mayBeOutOfDate =
  'O que você vê pode estar desatualizado; tudo se atualiza sozinho quando a conexão voltar.'
/** After a sentence that was true then. */
export const mayHaveChanged = (since: number) => `${notConnectedSince(since)}. Pode ter mudado.`
/** Until it is known whether the page is still true. */
export const checkingLine = 'Verificando a conexão…'
