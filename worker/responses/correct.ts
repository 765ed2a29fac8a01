import { notFound } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { SavedResponse } from '#party/shape/responses'
import type { Correction } from '#party/shape/submission'
import { plannerRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'

/**
 * Changes a response on a guest's behalf: the capacity holds, the deadline does not bind.
 * @param address the network address whose edits and mail addresses are counted
 * @throws Refusal 404 for a response that is not this event's, 409 `changed` with the newer one, or as the desk refuses
 */
export async function correctResponse(
  {
    env,
    event: { eventCode: code },
    actor,
    address,
  }: EventContext<'env' | 'event' | 'actor' | 'address', 'eventCode'>,
  { responseId, email, party, version, base, menuVersion }: { responseId: string } & Correction,
): Promise<SavedResponse> {
  const content = { email: email || null, party }
  const command: Command = {
    kind: 'edit',
    response: responseId,
    version: version ?? null,
    ...(base && { base: { email: base.email || null, party: base.party } }),
    content,
    menuVersion,
    actor,
  }
  const result = await sendCommand(env, code, command, address)
  if ('refused' in result) throw plannerRefusal(command, result, notFound('response_not_found'))
  return { responseId: result.id, version: result.version }
}
