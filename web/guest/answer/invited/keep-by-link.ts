import { readRecord, writeRecord } from '../../../client/device.ts'
import { dropReceipt, type Kept, keepReceipt } from '../../../client/receipt/kept-receipts.ts'

/**
 * Remembers the receipt that this device got by a personal link, in the place of the one before: an answer takes the place
 * of a decline, and a decline that of an answer.
 * @param link the token of the personal link
 */
export function keepByLink(link: string, receipt: Kept): void {
  const key = `platewise.invite.${link}`
  const before = readRecord(key)
  if (typeof before === 'string' && before !== receipt.token) dropReceipt(before)
  writeRecord(key, receipt.token)
  keepReceipt(receipt)
}
