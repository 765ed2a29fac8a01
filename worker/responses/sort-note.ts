import { notFound } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { SortedNote } from '#needs/shape/change'
import type { SavedResponse } from '#party/shape/responses'
import { plannerRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'

/**
 * Turns a person's note into needs, by the planner, or leaves it as it is. The note itself stays.
 * @throws Refusal 404 `not_found`, 409 `changed` with the newer response where its note is another
 */
export async function sortNote(
  { env, event: { eventCode: code }, actor }: EventContext<'env' | 'event' | 'actor', 'eventCode'>,
  { responseId, ...sorted }: { responseId: string } & SortedNote,
): Promise<SavedResponse> {
  const command: Command = { kind: 'sort_note', responseKey: responseId, ...sorted, actor }
  const result = await sendCommand(env, code, command)
  if ('refused' in result) throw plannerRefusal(command, result, notFound('response_not_found'))
  return { responseId: result.id, version: result.version }
}
