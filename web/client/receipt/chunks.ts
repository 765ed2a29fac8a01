import { chunk } from '../chunk.tsx'

const load = () => import('./receipt.tsx')

/** The receipt, which is not on the page that a guest arrives at. */
export const receipt = chunk(async () => (await load()).Receipt)

/** Actions of a receipt that the page already shows. */
export const receiptActions = chunk(async () => (await load()).ReceiptActions)
