import { and, eq } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import { tables } from './table.ts'

/**
 * Removes a table. Whoever sat there sits nowhere.
 * @throws Refusal 404 for a table that is not this event's
 */
export async function removeTable(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  tableId: string,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: audited(
      db,
      db
        .delete(tables)
        .where(and(eq(tables.id, tableId), eq(tables.eventId, eventId)))
        .returning({ id: tables.id }),
      {
        actor,
        action: 'DELETE_TABLE',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
    bump: bumpSeating(db, eventId),
  })
  if (removed.length === 0) throw notFound('table_not_found')
}
