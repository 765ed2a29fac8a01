import type { Context } from '#core/context'
import type { Command } from '#desk/shape'
import { refusalOf } from '../../desk/refusals.ts'
import { sendCommand } from '../../live/call.ts'
import { eraseResponse } from '../erase.ts'
import { eventCodeOf, hashToken } from '../token.ts'

/**
 * Withdraws the response of an edit link: its places are free, names, allergies and address are erased, and nobody can restore it,
 * even if the planner had deleted it before. After the deadline only the details are erased: its places and choices still count.
 * @param actor as `actorByLink` returns it
 * @throws Refusal 404 for an unknown link, 503 when the result is unknown
 */
export async function withdrawByToken(
  { env, actor }: Context<'env' | 'actor'>,
  token: string,
): Promise<void> {
  const code = eventCodeOf(token)
  const tokenHash = await hashToken(token)
  const command: Command = { kind: 'remove', responseKey: tokenHash, erase: true, actor }
  const result = await sendCommand(env, code, command)
  if ('done' in result) return
  if (result.refused === 'closed' && (await eraseResponse({ env, actor }, { code, tokenHash }))) return
  throw refusalOf(command, result)
}
