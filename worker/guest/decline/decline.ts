import type { Context } from '#core/context'
import { Refusal } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { Decline, DeclineReceipt } from '#party/shape/decline'
import { answerIdOf } from '../../desk/answer-id.ts'
import { refusalOf } from '../../desk/refusals.ts'
import { declineHash } from '../../desk/submission-hash.ts'
import { sendCommand } from '../../live/call.ts'
import { guestMenu } from '../look-up.ts'
import { declineReceiptFor, storedDeclineReceiptOf, storedReceiptOf } from '../receipts.ts'
import { hashToken } from '../token.ts'

/**
 * Stores that a guest's party cannot come, in place of the response of the edit token if there is one. Sending the same decline
 * again returns the same receipt.
 * @param invitation the invitation whose whole party declines, by the hash of its link's token
 * @param actor as `actorByLink` returns it
 * @param clientAddress the network address: the desk counts the mail addresses that are named from it
 * @returns the receipt, and whether the decline was created by this call
 * @throws Refusal as `refusalOf` makes it; 409 `id_reused` and `id_declined` carry the receipt of what was first sent
 *   with that id
 */
export async function declineAsGuest(
  {
    env,
    actor,
    clientAddress,
    language = null,
  }: Context<'env' | 'actor' | 'clientAddress'> & Partial<Context<'language'>>,
  {
    code,
    submissionId,
    email,
    names,
    editToken,
    invitation,
  }: { code: string; invitation?: string } & Decline,
): Promise<{ receipt: DeclineReceipt; created: boolean }> {
  const id = await answerIdOf('guest', code, submissionId)
  const receipt = await declineReceiptFor(env, code, id)
  const content = { email: email || null, names }
  const [hash, tokenHash, responseKey] = await Promise.all([
    declineHash(submissionId, content),
    hashToken(receipt.declineToken),
    editToken === undefined ? null : hashToken(editToken),
  ])
  const command: Command = {
    kind: 'decline',
    id,
    hash,
    tokenHash,
    responseKey,
    invitationKey: invitation,
    actor,
    language,
    ...content,
  }
  const result = await sendCommand(env, code, command, clientAddress)
  if ('done' in result && result.done === 'created') return { receipt, created: true }
  if ('done' in result) return { receipt: await storedDeclineReceiptOf(env, code, id), created: false }
  if (result.refused === 'id_declined')
    throw new Refusal('id_declined', { details: { decline: await storedDeclineReceiptOf(env, code, id) } })
  if (result.refused === 'id_reused')
    throw new Refusal('id_reused', { details: { receipt: await storedReceiptOf(env, code, id) } })
  // The look-up throws a refusal with the reason: the deadline has passed, or the event was refunded.
  if (result.refused === 'closed') await guestMenu(env, code, { bypassCache: true })
  throw refusalOf(command, result)
}
