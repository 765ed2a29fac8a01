import { readRecord, writeRecord } from '../../../client/device.ts'
import { dropReceipt, type KeptReceipt, keepReceipt } from '../../../client/receipt/kept-receipts.ts'
import { savedShownMs } from '../../form/sending/saved-shown.ts'

/**
 * Remembers the receipt that this device got by a personal link, in the place of the one before: a response replaces a
 * decline, and a decline a response. A changed response has none, since the link's holder may not be who answered: then
 * the page is reloaded once it has said that it is saved.
 * @param link the token of the personal link
 */
export function keepByLink(link: string, receipt: KeptReceipt): void {
  if (!receipt.token) return void setTimeout(() => location.reload(), savedShownMs)
  const key = `platewise.invite.${link}`
  const previousToken = readRecord(key)
  if (typeof previousToken === 'string' && previousToken !== receipt.token) dropReceipt(previousToken)
  writeRecord(key, receipt.token)
  keepReceipt(receipt)
}
