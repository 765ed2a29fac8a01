import type { SavedResponse } from '#contract/answers'
import { firstAnswerSaved, type Receipt } from '#contract/guest'
import type { Submission } from '#contract/party'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { atDesk, type Done } from '../desk/client.ts'
import { responseIdOf } from '../desk/response-id.ts'
import { submissionHash } from '../desk/submission-hash.ts'
import { guestMenu } from './look-up.ts'
import { editToken, editTokenHash, editUrl } from './token.ts'

/**
 * Stores a guest's party through the event's desk. The same submission id and content again give the same receipt.
 * @param address whose mail addresses are counted
 * @returns the receipt, and whether it was stored now
 * @throws Refusal as the desk words it; 409 `id_reused` carries the receipt of the first answer
 */
export async function submit(
  env: Env,
  code: string,
  submission: Submission,
  address: string,
): Promise<{ receipt: Receipt; created: boolean }> {
  const responseId = await responseIdOf('guest', code, submission.submissionId)
  const { secret, origin } = settings(env)
  const token = await editToken(secret, code, responseId)
  const receipt = { responseId, editToken: token, editUrl: editUrl(origin, token) }
  const { done } = await stored(env, code, { id: responseId, token, by: null, address }, submission, {
    receipt,
  })
  return { receipt, created: done === 'created' }
}

/**
 * Stores a party on a guest's behalf. The same submission id and content again give the same response. The answer never
 * carries the edit link: what is written through that counts as the guest's own act.
 * @param address whose mail addresses are counted
 * @param by the planner's id
 * @returns the response's id and version, and whether it was stored now
 * @throws Refusal as the desk words it; 409 `id_reused` carries the id of the first response
 */
export async function addForGuest(
  env: Env,
  code: string,
  submission: Submission,
  address: string,
  by: string,
): Promise<{ saved: SavedResponse; created: boolean }> {
  const responseId = await responseIdOf('planner', code, submission.submissionId)
  const token = await editToken(settings(env).secret, code, responseId)
  const { done, version } = await stored(env, code, { id: responseId, token, by, address }, submission, {
    responseId,
  })
  return { saved: { responseId, version }, created: done === 'created' }
}

async function stored(
  env: Env,
  code: string,
  { id, token, by, address }: { id: string; token: string; by: string | null; address: string },
  { submissionId, email, party }: Submission,
  first: { receipt: Receipt } | { responseId: string },
): Promise<Done> {
  const content = { email: email || null, party }
  const [hash, tokenHash] = await Promise.all([submissionHash(submissionId, content), editTokenHash(token)])
  try {
    return await atDesk(env, code, { kind: 'submit', id, hash, tokenHash, content, by }, address)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'id_reused')
      throw new Refusal(409, 'id_reused', firstAnswerSaved, { details: first })
    // Closed by its deadline or by a refund: the look-up says which.
    if (error instanceof Refusal && error.code === 'closed') await guestMenu(env, code, true)
    throw error
  }
}
