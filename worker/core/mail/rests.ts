import { type SQL, sql } from 'drizzle-orm'
import { now } from '../clock.ts'
import type { Database } from '../db.ts'
import { errorFields, log } from '../log.ts'
import type { Email } from './email.ts'
import { type Lane, type MailKind, mailRests, outbox } from './table.ts'

const minute = 60_000
const hour = 60 * minute

/** A mail that is being sent, as it is stored. */
export type Taken = {
  id: string
  kind: MailKind
  subject_id: string
  tries: number
  created_at: number
  /** Of mails to kitchens alone, which are given up after a day. */
  planner_id: string | null
}

/** A mail that was not sent, and why. */
export type Unsent = { mail: Taken; code: string; error: unknown; givenUp: Email['givenUp'] }

/**
 * Errors that are nobody's fault but ours: for how many milliseconds the lane rests. The day's quota may come back sooner
 * than its end, and a mail about an account finds out.
 */
export const restsFor: Record<string, (lane: Lane, at: number) => number> = {
  E_RATE_LIMIT_EXCEEDED: () => 5 * minute,
  E_DAILY_LIMIT_EXCEEDED: (lane, at) => (lane === 'account' ? 5 * minute : Math.min(hour, untilNextDay(at))),
  E_SENDER_NOT_VERIFIED: () => 5 * minute,
  E_SENDER_DOMAIN_NOT_AVAILABLE: () => 5 * minute,
  E_INTERNAL_SERVER_ERROR: () => minute,
}

/** Milliseconds until the next 00:10 UTC, when a new day's quota holds. */
function untilNextDay(at: number): number {
  const tenPast = 10 * minute
  return 24 * hour - ((at - tenPast) % (24 * hour))
}

/** Has a lane rest. Its mails are due at once when it wakes, and lost no try. */
export async function rest(
  db: Database,
  lane: Lane,
  { code, error }: Unsent,
  refused: Unsent[],
): Promise<void> {
  const at = now()
  const until = at + (restsFor[code]?.(lane, at) ?? minute)
  log('warn', 'mail rests', { lane, until, code, ...errorFields(error) })
  const ids = JSON.stringify(refused.map(({ mail }) => mail.id))
  await db.batch([
    db
      .insert(mailRests)
      .values({ lane, since: at, until, reason: code })
      .onConflictDoUpdate({ target: mailRests.lane, set: { until, reason: code } }),
    db
      .update(outbox)
      .set({ dueAt: at, tries: sql`${outbox.tries} - 1` })
      .where(sql`${outbox.id} in (select value from json_each(${ids}))`),
  ])
}

/** Ends every rest once a lane has sent a mail after its own: the provider takes mail again. */
export function waking(lane: Lane, at: number): SQL {
  return sql`delete from ${mailRests} where exists (select 1 from ${mailRests} where lane = ${lane} and until <= ${at})`
}
