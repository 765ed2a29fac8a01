import { sha256, shortSha256 } from '#core/hash'
import { settings } from '#core/settings'
import type { SentPerson } from '#party/shape/person'
import { declineToken } from '../guest/token.ts'

/** The decline of those of a party who do not come, one for each version of its answer. Nobody gets its link. */
export async function notComingOf(
  env: Env,
  code: string,
  answer: { id: string; version: number },
  { ids, party }: { ids: readonly string[]; party: readonly SentPerson[] },
) {
  const declineId = await shortSha256(JSON.stringify(['not coming', answer.id, answer.version]))
  const coming = new Set(party.map(({ id }) => id))
  return {
    ids: ids.filter((id) => !coming.has(id)),
    declineId,
    tokenHash: await sha256(await declineToken(settings(env).secret, code, declineId)),
  }
}
