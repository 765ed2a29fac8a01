import { firstAnswerSaved, type Receipt } from '#contract/guest'
import type { Submission } from '#contract/party'
import { sha256 } from '#ground/hash'
import { Refusal } from '#ground/refusal'
import { settings } from '#ground/settings'
import { atDesk } from './at-desk.ts'
import { editToken, editTokenHash, editUrl } from './token.ts'

/**
 * Stores a party's answer through the event's desk. The same id and content again give the same receipt.
 * @param by the planner's id when the planner answers on the guest's behalf, else null
 * @returns the receipt, and whether it was stored now
 * @throws Refusal as the desk words it; 409 `id_reused` carries the receipt of the first answer
 */
export async function submit(
  env: Env,
  code: string,
  { submissionId, email, party }: Submission,
  by: string | null = null,
): Promise<{ receipt: Receipt; created: boolean }> {
  const { secret, origin } = settings(env)
  const content = { email: email || null, party }
  const token = await editToken(secret, code, submissionId)
  const receipt = { responseId: submissionId, editToken: token, editUrl: editUrl(origin, token) }
  const [hash, tokenHash] = await Promise.all([sha256(JSON.stringify(content)), editTokenHash(token)])
  try {
    const { done } = await atDesk(env, code, {
      kind: 'submit',
      id: submissionId,
      hash,
      tokenHash,
      content,
      by,
    })
    return { receipt, created: done === 'created' }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'id_reused')
      throw new Refusal(409, 'id_reused', firstAnswerSaved, { details: { receipt } })
    throw error
  }
}
