import type { DeclineReceipt } from '#contract/decline'
import type { Receipt } from '#contract/guest'
import { settings } from '#core/settings'
import { declineToken, declineUrl, editToken, editUrl } from './token.ts'

/** What a guest gets for a stored response: its edit link. */
export async function receiptOf(env: Env, code: string, responseId: string): Promise<Receipt> {
  const { secret, origin } = settings(env)
  const token = await editToken(secret, code, responseId)
  return { responseId, editToken: token, editUrl: editUrl(origin, token) }
}

/** What a guest gets for a stored decline: the link to change their mind. */
export async function declineReceiptOf(env: Env, code: string, declineId: string): Promise<DeclineReceipt> {
  const { secret, origin } = settings(env)
  const token = await declineToken(secret, code, declineId)
  return { declineId, declineToken: token, declineUrl: declineUrl(origin, token) }
}
