import { and, eq } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import { auditStatement } from '#core/audit/audit'
import { type Database, runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventRow } from '#events/table/events'
import { bumpSeating } from './bump.ts'
import { tables } from './table.ts'

/**
 * Removes a table. Whoever sat there sits nowhere.
 * @throws Refusal 404 for a table that is not this event's
 */
export async function removeTable(
  db: Database,
  { id: eventId, title }: EventRow,
  tableId: string,
  actor: UserActor,
  at: number,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: db
      .delete(tables)
      .where(and(eq(tables.id, tableId), eq(tables.eventId, eventId)))
      .returning({ id: tables.id }),
    audit: auditStatement(db, {
      actor,
      action: 'DELETE_TABLE',
      entityType: 'event',
      entityId: eventId,
      details: { title },
      at,
    }),
    bump: bumpSeating(db, eventId),
  })
  if (removed.length === 0) throw notFound('table_not_found')
}
