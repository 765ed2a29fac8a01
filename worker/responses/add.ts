import { notFound, Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { SavedResponse } from '#party/shape/responses'
import type { PlannersSubmission } from '#party/shape/submission'
import { answerIdOf } from '../desk/answer-id.ts'
import { refusalOf } from '../desk/refusals.ts'
import { submissionHash } from '../desk/submission-hash.ts'
import { editToken, hashToken } from '../guest/token.ts'
import { notComingOf } from '../invitations/not-coming.ts'
import { sendCommand } from '../live/call.ts'

/**
 * Stores a party on a guest's behalf, within the capacity, also after the deadline. For an invitation it is that party's
 * answer, replaces a decline, and has no more people than the invitation has places. Sending the same submission again
 * returns the same response.
 * @param clientAddress the network address whose mail addresses are counted
 * @returns the response's id and version, and whether it was created by this call
 * @throws Refusal as `refusalOf` makes it; 404 `not_found`, 409 `answered` where the invitation has an
 *   answer, 409 `limit_reached` beyond its places; 409 `id_reused` carries the id of the first response
 */
export async function addResponse(
  {
    env,
    event: { eventCode: code },
    actor,
    clientAddress,
  }: EventContext<'env' | 'event' | 'actor' | 'clientAddress', 'eventCode'>,
  { submissionId, email, party, menuVersion, invitation }: PlannersSubmission,
): Promise<{ saved: SavedResponse; created: boolean }> {
  const responseId = await answerIdOf('planner', code, submissionId)
  const token = await editToken(settings(env).secret, code, responseId)
  const content = { email: email || null, party }
  const [hash, tokenHash] = await Promise.all([submissionHash(submissionId, content), hashToken(token)])
  const reference = { id: responseId, version: 1 }
  const invitationFields = invitation && {
    invitationKey: invitation.id,
    notComing: await notComingOf(env, code, reference, { ids: invitation.notComing, party }),
  }
  const command: Command = {
    kind: 'submit',
    id: responseId,
    hash,
    tokenHash,
    content,
    menuVersion,
    ...invitationFields,
    actor,
  }
  const result = await sendCommand(env, code, command, clientAddress)
  if ('done' in result)
    return { saved: { responseId, version: result.version }, created: result.done === 'created' }
  if (result.refused === 'id_reused') throw new Refusal('id_reused', { details: { responseId } })
  if (result.refused === 'unknown') throw notFound('invitation_not_found')
  throw refusalOf(command, result)
}
