import type { Context } from '#core/context'
import type { Command } from '#desk/shape'
import type { ResponseEdit } from '#party/shape/submission'
import { refusalOf } from '../../desk/refusals.ts'
import { sendCommand } from '../../live/call.ts'
import { eventCodeOf, hashToken } from '../token.ts'

/**
 * Changes the response of an edit link. The desk finds it by the token's hash.
 * @param actor as `actorByLink` returns it
 * @param clientAddress the network address: the desk counts the edits and mail addresses that come from it
 * @returns the response's id and new version
 * @throws Refusal 404, 409, 410, 429 or 503, as `refusalOf` makes it
 */
export async function editByToken(
  {
    env,
    actor,
    clientAddress,
    language = null,
  }: Context<'env' | 'actor' | 'clientAddress'> & Partial<Context<'language'>>,
  { token, email, party, version, base, menuVersion }: { token: string } & ResponseEdit,
): Promise<{ responseId: string; version: number }> {
  const command: Command = {
    kind: 'edit',
    responseKey: await hashToken(token),
    version: version ?? null,
    ...(base && { base: { email: base.email || null, party: base.party } }),
    content: { email: email || null, party },
    menuVersion,
    actor,
    language,
  }
  const result = await sendCommand(env, eventCodeOf(token), command, clientAddress)
  if ('refused' in result) throw refusalOf(command, result)
  return { responseId: result.id, version: result.version }
}
