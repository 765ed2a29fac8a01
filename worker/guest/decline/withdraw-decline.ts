import type { Context } from '#core/context'
import type { Command } from '#desk/shape'
import { refusalOf } from '../../desk/refusals.ts'
import { sendCommand } from '../../live/call.ts'
import { eraseDecline } from '../erase.ts'
import { eventCodeOf, hashToken } from '../token.ts'

/**
 * Withdraws a decline: it no longer counts, its names and address are erased, and nobody can restore it. After the deadline only
 * the names and the address are erased, and it still counts.
 * @param actor as `actorByLink` returns it
 * @throws Refusal 404 for an unknown link, 503 when the result is unknown
 */
export async function withdrawDecline(
  { env, actor }: Context<'env' | 'actor'>,
  token: string,
): Promise<void> {
  const code = eventCodeOf(token)
  const tokenHash = await hashToken(token)
  const command: Command = { kind: 'remove_decline', declineKey: tokenHash, erase: true, actor }
  const result = await sendCommand(env, code, command)
  if ('done' in result) return
  if (result.refused === 'closed' && (await eraseDecline({ env, actor }, { code, tokenHash }))) return
  throw refusalOf(command, result)
}
