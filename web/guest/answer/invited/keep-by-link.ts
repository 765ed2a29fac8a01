import { readRecord, writeRecord } from '../../../client/device.ts'
import { dropReceipt, type KeptReceipt, keepReceipt } from '../../../client/receipt/kept-receipts.ts'
import { savedNoticeMs } from '../../form/sending/saved-notice.ts'

/**
 * Remembers the receipt that this device got by a personal link, in place of the one before: a response replaces a decline, and
 * a decline a response. An edit returns no receipt, since the link may have been forwarded: the page then reloads to show what
 * is stored, once the notice has been read.
 * @param link the token of the personal link
 */
export function keepInviteReceipt(link: string, receipt: KeptReceipt): void {
  if (!receipt.token) return void setTimeout(() => location.reload(), savedNoticeMs)
  const key = `platewise.invite.${link}`
  const previousToken = readRecord(key)
  if (typeof previousToken === 'string' && previousToken !== receipt.token) dropReceipt(previousToken)
  writeRecord(key, receipt.token)
  keepReceipt(receipt)
}
