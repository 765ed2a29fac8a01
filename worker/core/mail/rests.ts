import { type SQL, sql } from 'drizzle-orm'
import { now } from '../clock.ts'
import type { Database } from '../db.ts'
import { errorFields, log } from '../log.ts'
import type { Email } from './email.ts'
import { type Lane, type MailKind, mailRests, outbox, type RestingLane } from './table.ts'

const minute = 60_000
const hour = 60 * minute

/** A mail that is being sent, as it is stored. */
export type Taken = {
  id: string
  kind: MailKind
  subject_id: string
  tries: number
  created_at: number
  /** Only mails to kitchens, which are given up after a day. */
  planner_id: string | null
}

/** A mail that was not sent, and why. */
export type Unsent = { mail: Taken; code: string; error: unknown; onGivenUp: Email['onGivenUp'] }

/**
 * Errors that are nobody's fault but ours: for how many milliseconds the lane rests. The day's quota may come back sooner
 * than its end, and a mail about an account finds out; mail to guest lists leaves the rest of the day to the others.
 */
export const restsFor: Record<string, (lane: RestingLane, at: number) => number> = {
  E_RATE_LIMIT_EXCEEDED: () => 5 * minute,
  E_DAILY_LIMIT_EXCEEDED: (lane, at) => {
    if (lane === 'account') return 5 * minute
    return lane === 'list' ? untilNextDay(at) : Math.min(hour, untilNextDay(at))
  },
  E_SENDER_NOT_VERIFIED: () => 5 * minute,
  E_SENDER_DOMAIN_NOT_AVAILABLE: () => 5 * minute,
  E_INTERNAL_SERVER_ERROR: (lane) => (lane === 'list' ? 5 * minute : minute),
}

/** Milliseconds until the next 00:10 UTC, when a new day's quota holds. */
export function untilNextDay(at: number): number {
  const tenPast = 10 * minute
  return 24 * hour - ((at - tenPast) % (24 * hour))
}

/** The statement that has a lane rest after an error, and a line for the operator. */
export function resting(db: Database, lane: RestingLane, { code, error }: Pick<Unsent, 'code' | 'error'>) {
  const at = now()
  const until = at + (restsFor[code]?.(lane, at) ?? minute)
  log('warn', 'mail rests', { lane, until, code, ...errorFields(error) })
  return db
    .insert(mailRests)
    .values({ lane, since: at, until, reason: code })
    .onConflictDoUpdate({ target: mailRests.lane, set: { until, reason: code } })
}

/** Has a lane of the outbox rest. Its mails are due at once when it wakes, and lost no try. */
export async function rest(db: Database, lane: Lane, first: Unsent, refused: Unsent[]): Promise<void> {
  const at = now()
  const ids = JSON.stringify(refused.map(({ mail }) => mail.id))
  await db.batch([
    resting(db, lane, first),
    db
      .update(outbox)
      .set({ dueAt: at, tries: sql`${outbox.tries} - 1` })
      .where(sql`${outbox.id} in (select value from json_each(${ids}))`),
  ])
}

/**
 * Ends the rests of the outbox once one of its lanes has sent a mail after its own: the provider takes mail again. Mail to
 * guest lists has a sender and a share of the day of its own, and finds out by itself.
 */
export function waking(lane: RestingLane, at: number): SQL {
  const woken = lane === 'list' ? sql`lane = 'list'` : sql`lane <> 'list'`
  return sql`delete from ${mailRests} where ${woken}
    and exists (select 1 from ${mailRests} where lane = ${lane} and until <= ${at})`
}
