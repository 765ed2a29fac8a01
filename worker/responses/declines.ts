import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#core/clock'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { oncePerMinute, queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { PlannersDecline } from '#party/shape/decline'
import { declines } from '#party/table/declines'
import { answerIdOf } from '../desk/answer-id.ts'
import { plannerRefusal } from '../desk/refusals.ts'
import { declineHash } from '../desk/submission-hash.ts'
import { declineToken, hashToken, remadeDeclineToken } from '../guest/token.ts'
import { sendCommand } from '../live/call.ts'

const declineNotFound = () => notFound('decline_not_found')

/**
 * Stores a decline on a guest's behalf, also after the deadline. For an invitation it is the answer of that party, under the
 * names of the list. Sending the same decline again returns the same one. The planner never gets its link.
 * @param clientAddress the network address whose mail addresses are counted
 * @throws Refusal 404 `not_found`, 409 `answered` where somebody of the party comes
 */
export async function addDecline(
  {
    env,
    event: { eventCode: code },
    actor,
    clientAddress,
  }: EventContext<'env' | 'event' | 'actor' | 'clientAddress', 'eventCode'>,
  { submissionId, email, names, invitation }: PlannersDecline,
): Promise<{ id: string; created: boolean }> {
  const id = await answerIdOf('planner', code, submissionId)
  const token = await declineToken(settings(env).secret, code, id)
  const content = { email: email || null, names }
  const [hash, tokenHash] = await Promise.all([declineHash(submissionId, content), hashToken(token)])
  const command: Command = {
    kind: 'decline',
    id,
    hash,
    tokenHash,
    ...content,
    responseKey: null,
    invitationKey: invitation,
    actor,
  }
  const result = await sendCommand(env, code, command, clientAddress)
  if ('done' in result) return { id, created: result.done === 'created' }
  throw plannerRefusal(command, result, invitation ? notFound('invitation_not_found') : declineNotFound())
}

/** Deletes a decline. It can be restored for a minute. @throws Refusal 404 `not_found` */
export async function removeDecline(
  { env, event: { eventCode: code }, actor }: EventContext<'env' | 'event' | 'actor', 'eventCode'>,
  decline: string,
): Promise<void> {
  const command: Command = { kind: 'remove_decline', declineKey: decline, erase: false, actor }
  const result = await sendCommand(env, code, command)
  if ('refused' in result) throw plannerRefusal(command, result, declineNotFound())
}

/** Restores a deleted decline under the same link. @throws Refusal 410 `removed` after a minute */
export async function restoreDecline(
  { env, event: { eventCode: code }, actor }: EventContext<'env' | 'event' | 'actor', 'eventCode'>,
  decline: string,
): Promise<void> {
  const command: Command = { kind: 'restore_decline', declineKey: decline, actor }
  const result = await sendCommand(env, code, command)
  if ('refused' in result) throw plannerRefusal(command, result, new Refusal('restore_over'))
}

/**
 * Queues the mail with a decline's link again, at most once a minute.
 * @throws Refusal 404 `not_found`, 400 `invalid`, 410 when its link cannot be made again
 */
export async function mailDecline(
  { env, db, event }: EventContext<'env' | 'db' | 'event', 'id' | 'eventCode'>,
  id: string,
): Promise<void> {
  const at = now()
  const [found] = await db
    .select({ email: declines.email, tokenHash: declines.tokenHash })
    .from(declines)
    .where(and(eq(declines.id, id), eq(declines.eventId, event.id), isNull(declines.deletedAt)))
  if (!found) throw declineNotFound()
  if (found.email === null) throw new Refusal('no_address')
  await remadeDeclineToken(settings(env).secrets, event.eventCode, id, found.tokenHash)
  await runBatch(db, {
    queued: queueMail(db, { kind: 'decline_link', subjectId: id, dedupeKey: oncePerMinute(at), at }),
  })
}
