import { Refusal } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { SavedResponse } from '#party/shape/responses'
import { plannerRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'

/**
 * Restores a deleted response under the same id and edit link.
 * @throws Refusal 409 `capacity` when its places are taken, 410 `removed` after a minute
 */
export async function restoreResponse(
  { env, event: { eventCode: code }, actor }: EventContext<'env' | 'event' | 'actor', 'eventCode'>,
  responseId: string,
): Promise<SavedResponse> {
  const command: Command = { kind: 'restore', responseKey: responseId, actor }
  const result = await sendCommand(env, code, command)
  if ('refused' in result) throw plannerRefusal(command, result, new Refusal('restore_over'))
  return { responseId: result.id, version: result.version }
}
