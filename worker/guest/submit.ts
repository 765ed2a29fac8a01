import { type Actor, guestActor } from '#core/actor'
import type { Context } from '#core/context'
import { Refusal } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { Receipt } from '#party/shape/guest'
import type { Submission } from '#party/shape/submission'
import { answerIdOf } from '../desk/answer-id.ts'
import { refusalOf } from '../desk/refusals.ts'
import { submissionHash } from '../desk/submission-hash.ts'
import { sendCommand } from '../live/call.ts'
import { guestMenu } from './look-up.ts'
import { receiptFor, storedDeclineReceiptOf, storedReceiptOf } from './receipts.ts'
import { eventCodeOf, hashToken } from './token.ts'

type SubmitResult = { receipt: Receipt; created: boolean }

/** The invitation that a submission answers, and which of its people do not come. */
type InvitationAnswer = Pick<Extract<Command, { kind: 'submit' }>, 'invitationKey' | 'notComing'>

/** The decline that a submission replaces, or the invitation it answers. */
type SubmitTarget = ({ kind: 'submit' } & InvitationAnswer) | { kind: 'rejoin'; declineKey: string }

/**
 * Stores a guest's party. Sending the same submission again returns the same receipt.
 * @param answer the invitation that it answers, if any
 * @param clientAddress the network address: the desk counts the mail addresses that are named from it
 * @param language of mails about it
 * @returns the receipt, and whether the response was created by this call
 * @throws Refusal as `refusalOf` makes it; 409 `id_reused` and `id_declined` carry the receipt of what was first sent
 *   with that id
 */
export function submit(
  { env, clientAddress, language }: Context<'env' | 'clientAddress'> & Partial<Context<'language'>>,
  { code, ...form }: { code: string } & Submission,
  answer: InvitationAnswer & { actor?: Actor } = {},
): Promise<SubmitResult> {
  const { actor = guestActor, ...invited } = answer
  return send({ env, actor, clientAddress, language: language ?? null }, code, form, {
    kind: 'submit',
    ...invited,
  })
}

/**
 * Stores the party of a guest who had declined, in place of the decline.
 * @param token the decline's
 * @param actor as `actorByLink` returns it
 * @throws Refusal as `submit` does; 409 `decline_gone` if the decline was removed or replaced before
 */
export async function rejoinByToken(
  { env, actor, clientAddress, language }: Context<'env' | 'actor' | 'clientAddress' | 'language'>,
  { token, ...form }: { token: string } & Submission,
): Promise<SubmitResult> {
  const context = { env, actor, clientAddress, language }
  return send(context, eventCodeOf(token), form, { kind: 'rejoin', declineKey: await hashToken(token) })
}

async function send(
  { env, actor, clientAddress, language }: Context<'env' | 'actor' | 'clientAddress' | 'language'>,
  code: string,
  { submissionId, email, party, menuVersion }: Submission,
  target: SubmitTarget,
): Promise<SubmitResult> {
  const id = await answerIdOf('guest', code, submissionId)
  const receipt = await receiptFor(env, code, id)
  const content = { email: email || null, party }
  const [hash, tokenHash] = await Promise.all([
    submissionHash(submissionId, content),
    hashToken(receipt.editToken),
  ])
  const command: Command = { ...target, id, hash, tokenHash, content, menuVersion, actor, language }
  const result = await sendCommand(env, code, command, clientAddress)
  if ('done' in result && result.done === 'created') return { receipt, created: true }
  if ('done' in result) return { receipt: await storedReceiptOf(env, code, id), created: false }
  if (result.refused === 'id_reused')
    throw new Refusal('id_reused', { details: { receipt: await storedReceiptOf(env, code, id) } })
  if (result.refused === 'id_declined')
    throw new Refusal('id_declined', { details: { decline: await storedDeclineReceiptOf(env, code, id) } })
  // The look-up throws a refusal with the reason: the deadline has passed, or the event was refunded.
  if (result.refused === 'closed') await guestMenu(env, code, { bypassCache: true })
  throw refusalOf(command, result)
}
