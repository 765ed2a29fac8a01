import { and, asc, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { isCompleteSql, isNewSortSql, isSort, sortOrderIn } from '#core/sql/new-sort'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import { tables } from './table.ts'

/**
 * Sorts an event's tables. An equal sort writes nothing.
 * @param ids the complete list of tables in their new sort
 * @throws Refusal 409 `changed` when the list is not what the event has now
 */
export async function orderTables(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  ids: string[],
): Promise<void> {
  const list = JSON.stringify(ids)
  const live = sql`select id from tables where event_id = ${eventId}`
  const { after } = await runBatch(db, {
    update: audited(
      db,
      db
        .update(tables)
        .set({ sortOrder: sortOrderIn(list, tables.id) })
        .where(and(eq(tables.eventId, eventId), isCompleteSql(list, live), isNewSortSql(list, live))),
      {
        actor,
        action: 'REORDER_TABLES',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
    bump: bumpSeating(db, eventId),
    after: db
      .select({ id: tables.id })
      .from(tables)
      .where(eq(tables.eventId, eventId))
      .orderBy(asc(tables.sortOrder), asc(tables.id)),
  })
  if (!isSort(after, ids)) throw new Refusal('tables_moved_on')
}
