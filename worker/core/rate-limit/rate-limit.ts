import { inArray, sql } from 'drizzle-orm'
import { now } from '../clock.ts'
import type { Database } from '../db.ts'
import { hmac } from '../hash.ts'
import { Refusal } from '../http/refusal.ts'
import { errorFields, log } from '../log.ts'
import { attempts } from './table.ts'

// Within what a number holds exactly.
const randomId = sql.raw(`abs(random() % ${Number.MAX_SAFE_INTEGER})`)

export type Limit = {
  kind: typeof attempts.$inferSelect.kind
  /** Subject of the count: an address, a recipient. Stored as a keyed hash only. */
  of: string
  max: number
  /** Milliseconds an attempt counts for. */
  windowMs: number
}

/** The rows written; or the seconds until an attempt is allowed again, and the limits that are full. */
export type Counted = { ok: true; ids: number[] } | { ok: false; retryAfter: number; full: Limit['kind'][] }

/**
 * Counts an attempt under every limit, or under none if one of them is full. One statement checks and counts, so that
 * concurrent attempts cannot exceed a limit.
 * @returns the rows written, for `uncount` after a success; or the seconds until an attempt is allowed again
 */
export async function count(db: Database, secret: string, limits: Limit[]): Promise<Counted> {
  const at = now()
  const counted = await Promise.all(
    limits.map(async ({ kind, of, max, windowMs }) => ({
      kind,
      key: await hmac(secret, `${kind} ${of}`),
      max,
      windowMs,
    })),
  )
  const room = counted.map(
    ({
      kind,
      key,
      max,
      windowMs,
    }) => sql`(select count(*) from (select 1 from ${attempts} where kind = ${kind}
      and key = ${key} and at > ${at - windowMs} limit ${max})) < ${max}`,
  )
  const made = await db.all<{ id: number }>(sql`
    insert into ${attempts} (id, kind, key, at)
    select ${randomId}, value ->> 'kind', value ->> 'key', ${at} from json_each(${JSON.stringify(counted)})
    where ${sql.join(room, sql` and `)} returning id`)
  if (made.length > 0) return { ok: true, ids: made.map(({ id }) => id) }
  const full = await db.all<{ kind: Limit['kind']; until: number }>(
    sql.join(
      counted.map(
        ({
          kind,
          key,
          max,
          windowMs,
        }) => sql`select * from (select kind, at + ${windowMs} as until from ${attempts}
        where kind = ${kind} and key = ${key} and at > ${at - windowMs} order by at desc limit 1 offset ${max - 1})`,
      ),
      sql` union all `,
    ),
  )
  const until = Math.max(at, ...full.map((each) => each.until))
  return {
    ok: false,
    retryAfter: Math.max(1, Math.ceil((until - at) / 1000)),
    full: full.map(({ kind }) => kind),
  }
}

/**
 * `count`, for what must not happen uncounted.
 * @throws Refusal 503 when the database cannot count
 */
export async function countOrUnavailable(db: Database, secret: string, limits: Limit[]): Promise<Counted> {
  try {
    return await count(db, secret, limits)
  } catch (error) {
    log('error', 'an attempt could not be counted', errorFields(error))
    throw new Refusal('unavailable', { retryAfter: 10 })
  }
}

/**
 * `count`, which refuses when a limit is full.
 * @throws Refusal 429 over a limit, 503 when the database cannot count
 * @returns the rows made, as `count`
 */
export async function countOrRefuse(db: Database, secret: string, limits: Limit[]): Promise<number[]> {
  const counted = await countOrUnavailable(db, secret, limits)
  if (!counted.ok) throw new Refusal('too_many', { retryAfter: counted.retryAfter })
  return counted.ids
}

/** The time until which a limit is full, or null where it is not. Counts nothing. */
export async function fullUntil(
  db: Database,
  secret: string,
  { kind, of, max, windowMs }: Limit,
): Promise<number | null> {
  const key = await hmac(secret, `${kind} ${of}`)
  const [found] = await db.all<{ until: number }>(sql`select at + ${windowMs} as until from ${attempts}
    where kind = ${kind} and key = ${key} and at > ${now() - windowMs} order by at desc limit 1 offset ${max - 1}`)
  return found?.until ?? null
}

/** True if a limit is full now. Counts nothing. */
export async function isFull(db: Database, secret: string, limit: Limit): Promise<boolean> {
  return (await fullUntil(db, secret, limit)) !== null
}

/** Removes the rows of an attempt that succeeded. */
export async function uncount(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(attempts).where(inArray(attempts.id, ids))
}
