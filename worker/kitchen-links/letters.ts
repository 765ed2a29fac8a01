import type { Database } from '#core/db'
import { countOrRefuse } from '#core/http/rate-limit'
import { settings } from '#core/settings'

/** Letters with kitchen links that one event may ask for a day: its planner names the addresses. */
export const lettersMax = 30
const day = 86_400_000

/** Counts a letter with a kitchen link. @throws Refusal 429 over the limit */
export async function countLetter(env: Env, db: Database, eventId: string): Promise<void> {
  const { secret } = settings(env)
  await countOrRefuse(db, secret, [{ kind: 'kitchen_letter', of: eventId, max: lettersMax, windowMs: day }])
}
