import type { Context } from '#core/context'
import type { Command } from '#desk/shape'
import type { NeedsChange } from '#needs/shape/change'
import { refusalOf } from '../../desk/refusals.ts'
import { sendCommand } from '../../live/call.ts'
import { eventCodeOf, hashToken } from '../token.ts'

/**
 * Changes the needs of people of an edit link's response, but no dish. Possible after the deadline, too, until the meal.
 * @param actor as `actorByLink` returns it
 * @param clientAddress the network address whose edits are counted
 * @param language the guest's, in which they consent
 * @throws Refusal 404, 409 `changed` if one of the people was removed, 410 `expired` after the meal, 429
 *   or 503
 */
export async function changeNeedsByToken(
  { env, actor, clientAddress, language }: Context<'env' | 'actor' | 'clientAddress' | 'language'>,
  { token, ...change }: { token: string } & NeedsChange,
): Promise<{ responseId: string; version: number }> {
  const command: Command = { kind: 'needs', responseKey: await hashToken(token), ...change, actor, language }
  const result = await sendCommand(env, eventCodeOf(token), command, clientAddress)
  if ('refused' in result) throw refusalOf(command, result)
  return { responseId: result.id, version: result.version }
}
