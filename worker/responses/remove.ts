import { notFound } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import { plannerRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'

/** Deletes a response. It can be restored for a minute. @throws Refusal 404 `not_found` */
export async function removeResponse(
  { env, event: { eventCode: code }, actor }: EventContext<'env' | 'event' | 'actor', 'eventCode'>,
  responseId: string,
): Promise<void> {
  const command: Command = { kind: 'remove', responseKey: responseId, erase: false, actor }
  const result = await sendCommand(env, code, command)
  if ('refused' in result) throw plannerRefusal(command, result, notFound('response_not_found'))
}
