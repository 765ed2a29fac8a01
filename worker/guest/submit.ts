import type { Receipt } from '#contract/guest'
import type { Submission } from '#contract/party'
import { guestActor } from '#core/actor'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { guestRefusal, sendCommand } from '../desk/client.ts'
import type { Command } from '../desk/commands.ts'
import { responseIdOf } from '../desk/response-id.ts'
import { submissionHash } from '../desk/submission-hash.ts'
import { guestMenu } from './look-up.ts'
import { editToken, editTokenHash, editUrl } from './token.ts'

/**
 * Stores a guest's party. Sending the same submission again returns the same receipt.
 * @param address the network address whose mail addresses are counted
 * @returns the receipt, and whether the response was created by this call
 * @throws Refusal as `guestRefusal` makes it; 409 `id_reused` carries the receipt of the first submission of that id
 */
export async function submit(
  env: Env,
  code: string,
  { submissionId, email, party, menuVersion }: Submission,
  address: string,
): Promise<{ receipt: Receipt; created: boolean }> {
  const responseId = await responseIdOf('guest', code, submissionId)
  const { secret, origin } = settings(env)
  const token = await editToken(secret, code, responseId)
  const receipt = { responseId, editToken: token, editUrl: editUrl(origin, token) }
  const content = { email: email || null, party }
  const [hash, tokenHash] = await Promise.all([submissionHash(submissionId, content), editTokenHash(token)])
  const command: Command = {
    kind: 'submit',
    id: responseId,
    hash,
    tokenHash,
    content,
    menuVersion,
    actor: guestActor,
  }
  const result = await sendCommand(env, code, command, address)
  if ('done' in result) return { receipt, created: result.done === 'created' }
  if (result.refused === 'id_reused') throw new Refusal('id_reused', { details: { receipt } })
  // The look-up refuses with the reason: the deadline passed, or the event was refunded.
  if (result.refused === 'closed') await guestMenu(env, code, true)
  throw guestRefusal(command, result)
}
