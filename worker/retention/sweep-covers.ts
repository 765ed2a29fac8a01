import { inArray, lte } from 'drizzle-orm'
import type { Context } from '#core/context'
import { database } from '#core/db'
import { leftCovers } from '#events/table/covers'

// D1 accepts a hundred parameters a statement.
const atOnce = 90

/** Deletes images that no event shows: replaced, removed, or left by a deleted event or account. */
export async function sweepCovers({ env, at }: Context<'env' | 'at'>): Promise<void> {
  const db = database(env.DB)
  for (;;) {
    const due = await db
      .select({ key: leftCovers.key })
      .from(leftCovers)
      .where(lte(leftCovers.dueAt, at))
      .limit(atOnce)
    const keys = due.map(({ key }) => key)
    if (keys.length === 0) return
    await env.COVERS.delete(keys)
    await db.delete(leftCovers).where(inArray(leftCovers.key, keys))
    if (keys.length < atOnce) return
  }
}
