import { and, eq, sql } from 'drizzle-orm'
import { cronProgress } from '#admin/table'
import type { Context } from '#core/context'
import { type Database, database } from '#core/db'
import { erasuresKeptDays } from './rules.ts'
import { erasures } from './table.ts'

/** One erasure, as the log holds it. */
export type Erasure = typeof erasures.$inferSelect

const prefix = 'erasures/'
const dayLength = 86_400_000
const rowsAtOnce = 500
const objectsAtOnce = 100
// Keys sort by their position, which is a time in milliseconds.
const keyOf = (position: number) => prefix + String(position).padStart(15, '0')
const positionOf = (key: string) => Number(key.slice(prefix.length))

// The log of erasures lies outside of the database, beside the covers, so that it survives a restore of the database to an
// earlier time. Each object holds what was erased by its position. The database knows how far it has written or repeated
// the log: whatever lies behind that happened after the time to which the database was restored.

/** Position in the log up to which the database knows it. */
export async function knownPosition(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: cronProgress.startedAt })
    .from(cronProgress)
    .where(eq(cronProgress.task, 'erasures'))
  return row?.at ?? 0
}

/**
 * Moves the position on from a known one.
 * @returns false when it is another one by now: another run was faster, or the database was restored meanwhile
 */
export async function movePosition(
  { db }: Context<'db'>,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const moved =
    from === 0
      ? await db
          .insert(cronProgress)
          .values({ task: 'erasures', startedAt: to })
          .onConflictDoNothing()
          .returning({ to: cronProgress.startedAt })
      : await db
          .update(cronProgress)
          .set({ startedAt: to })
          .where(and(eq(cronProgress.task, 'erasures'), eq(cronProgress.startedAt, from)))
          .returning({ to: cronProgress.startedAt })
  return moved.length > 0
}

/**
 * Copies what was erased from the database to the log. The position moves first: a copy that is lost on its way is made
 * again under the next one.
 * @param position how far the log was known when it was last looked at
 * @returns how many erasures were copied
 */
export async function logErasures({ env, at }: Context<'env' | 'at'>, position: number): Promise<number> {
  const db = database(env.DB)
  let known = position
  let copied = 0
  for (;;) {
    const rows = await db.select().from(erasures).limit(rowsAtOnce)
    if (rows.length === 0) return copied
    const next = Math.max(at, known + 1)
    if (!(await movePosition({ db }, { from: known, to: next }))) return copied
    await env.COVERS.put(keyOf(next), JSON.stringify(rows))
    await db.run(sql`delete from ${erasures} where (kind, subject) in
      (select value ->> 'kind', value ->> 'subject' from json_each(${JSON.stringify(rows)}))`)
    known = next
    copied += rows.length
  }
}

/** The log behind a position: what it says, how far that goes, and whether there is more. */
export async function logBehind(
  { COVERS }: Env,
  position: number,
): Promise<{ erased: Erasure[]; until: number; more: boolean }> {
  const { objects, truncated } = await COVERS.list({
    prefix,
    startAfter: keyOf(position),
    limit: objectsAtOnce,
  })
  const erased: Erasure[] = []
  for (const { key } of objects) {
    const object = await COVERS.get(key)
    if (object) erased.push(...(await object.json<Erasure[]>()))
  }
  return { erased, until: positionOf(objects.at(-1)?.key ?? keyOf(position)), more: truncated }
}

/** Deletes what the log has longer than the database can be restored to, a hundred objects at most, the oldest first. */
export async function sweepErasureLog({ env: { COVERS }, at }: Context<'env' | 'at'>): Promise<void> {
  const { objects } = await COVERS.list({ prefix, limit: objectsAtOnce })
  const over = objects
    .map(({ key }) => key)
    .filter((key) => positionOf(key) <= at - erasuresKeptDays * dayLength)
  if (over.length > 0) await COVERS.delete(over)
}
