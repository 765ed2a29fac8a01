import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import { settings } from '#core/settings'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { declineToken, declineUrl, editToken, editUrl, remadeDeclineToken, remadeEditToken } from './token.ts'

/** The receipt of a response that this call stores, signed with the current secret. */
export async function receiptFor(env: Env, code: string, responseId: string): Promise<Receipt> {
  return receipt(env, responseId, await editToken(settings(env).secret, code, responseId))
}

/** The receipt of a response that was stored before, perhaps under an earlier secret. @throws Refusal 410 as `remakeToken` does */
export async function storedReceiptOf(env: Env, code: string, responseId: string): Promise<Receipt> {
  const [row] = await database(env.DB)
    .select({ hash: responses.editTokenHash })
    .from(responses)
    .where(eq(responses.id, responseId))
  return receipt(env, responseId, await remadeEditToken(settings(env).secrets, code, responseId, row?.hash))
}

function receipt(env: Env, responseId: string, token: string): Receipt {
  return { responseId, editToken: token, editUrl: editUrl(settings(env).origin, token) }
}

/** The receipt of a decline that this call stores, signed with the current secret. */
export async function declineReceiptFor(env: Env, code: string, declineId: string): Promise<DeclineReceipt> {
  return declineReceipt(env, declineId, await declineToken(settings(env).secret, code, declineId))
}

/** The receipt of a decline that was stored before, perhaps under an earlier secret. @throws Refusal 410 as `remakeToken` does */
export async function storedDeclineReceiptOf(
  env: Env,
  code: string,
  declineId: string,
): Promise<DeclineReceipt> {
  const [row] = await database(env.DB)
    .select({ hash: declines.tokenHash })
    .from(declines)
    .where(eq(declines.id, declineId))
  return declineReceipt(
    env,
    declineId,
    await remadeDeclineToken(settings(env).secrets, code, declineId, row?.hash),
  )
}

function declineReceipt(env: Env, declineId: string, token: string): DeclineReceipt {
  return { declineId, declineToken: token, declineUrl: declineUrl(settings(env).origin, token) }
}
