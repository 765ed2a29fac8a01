import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { cronProgress } from '#admin/table'
import { type Database, runBatch } from '#core/db'
import { hmac, isHmac, randomToken } from '#core/hash'
import { inLane, type Lane, lanes, mailRests, waiting } from '#core/mail/table'
import { type SchemaObject, schemaDigest, schemaQuery } from '#core/schema/live-schema'
import { paymentOrders } from '#purchases/table'

/** Public health: the newest migration, and when the clock last ran. */
export type Health = { ok: true; schema: string | null; clock: number | null }

/**
 * Further health for the operator's token: since when the oldest mail is due, which lanes of mail rest, how many
 * refunds failed, a digest of the tables and triggers that are there, and the size of the database in bytes. No person is
 * in it.
 */
export type HealthInside = Health & {
  oldestMailDue: number | null
  restingLanes: (typeof mailRests.$inferSelect)[]
  failedRefunds: number
  schemaDigest: string
  databaseBytes: number
}

const oldestIn = (lane: Lane) =>
  sql.raw(`select min(due_at) as due from outbox where ${waiting} and ${inLane[lane]}`)

/** Reads how the site is. @param inside whether the caller showed the operator's token */
export async function readHealth(db: Database, inside: boolean, at: number): Promise<Health | HealthInside> {
  const schema = await db.$client
    .prepare('select name from d1_migrations order by id desc limit 1')
    .first<string>('name')
  const { clock } = await runBatch(db, {
    clock: db.select({ at: cronProgress.startedAt }).from(cronProgress).where(eq(cronProgress.task, 'clock')),
  })
  const health: Health = { ok: true, schema, clock: clock[0]?.at ?? null }
  if (!inside) return health
  const [[mails], restingLanes, [refunds], { results: objects, meta }] = await Promise.all([
    db.all<{ due: number | null }>(
      sql`select min(due) as due from (${sql.join(lanes.map(oldestIn), sql` union all `)}) where due <= ${at}`,
    ),
    db.select().from(mailRests).orderBy(mailRests.since),
    db
      .select({ failed: sql<number>`count(*)` })
      .from(paymentOrders)
      .where(and(isNull(paymentOrders.refundedAt), isNotNull(paymentOrders.refundFailedAt))),
    db.$client.prepare(schemaQuery).all<SchemaObject>(),
  ])
  return {
    ...health,
    oldestMailDue: mails?.due ?? null,
    restingLanes,
    failedRefunds: refunds?.failed ?? 0,
    schemaDigest: await schemaDigest(objects),
    databaseBytes: meta.size_after,
  }
}

/** Notes that the clock has run. */
export function noteClock(db: Database, at: number) {
  return db
    .insert(cronProgress)
    .values({ task: 'clock', startedAt: at })
    .onConflictDoUpdate({ target: cronProgress.task, set: { startedAt: at } })
}

/** True if a request shows the operator's token. Without one that is set nobody does. Takes as long for every guess. */
export async function showsToken(token: string | null, authorization: string | undefined): Promise<boolean> {
  if (token === null || !authorization?.startsWith('Bearer ')) return false
  const key = randomToken()
  return isHmac([key], authorization.slice('Bearer '.length), await hmac(key, token))
}
