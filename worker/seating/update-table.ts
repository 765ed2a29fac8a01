import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { clashesOf, differsFrom, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import type { NamedTable } from './rules/csv.ts'
import type { TableChange } from './shape/requests.ts'
import { placements, tables } from './table.ts'

/**
 * Renames a table, or changes its seats. Whoever had a seat it no longer has stays at the table without one. Equal values
 * write nothing.
 * @throws Refusal 404 for a table that is not this event's, 409 `changed` where somebody else changed the same field since the
 *   form was opened
 */
export async function updateTable(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { tableId, was, ...sent }: { tableId: string } & TableChange,
): Promise<NamedTable> {
  const own = and(eq(tables.id, tableId), eq(tables.eventId, eventId))
  const touched = touchedOf(sent, was)
  const { name, seats } = touched
  const { found } = await runBatch(db, {
    updated: audited(
      db,
      db
        .update(tables)
        .set({ name: name ?? sql`${tables.name}`, seats: seats ?? sql`${tables.seats}` })
        .where(and(own, differsFrom(tables, touched), isUnchangedSql(tables, touched, was))),
      {
        actor,
        action: 'UPDATE_TABLE',
        entityType: 'event',
        entityId: eventId,
        details: { title, seats: sent.seats, of: tableId, fields: Object.keys(touched) },
        at,
      },
    ),
    bump: bumpSeating(db, eventId),
    unseated: db
      .update(placements)
      .set({ seat: null })
      .where(
        and(
          eq(placements.eventId, eventId),
          eq(placements.tableId, tableId),
          sql`${placements.seat} > (select ${tables.seats} from ${tables} where ${own})`,
        ),
      ),
    found: db.select({ id: tables.id, name: tables.name, seats: tables.seats }).from(tables).where(own),
  })
  const [table] = found
  if (!table) throw notFound('table_not_found')
  await refuseClashes(db, clashesOf(table, touched, was), { eventId, action: 'UPDATE_TABLE', of: tableId })
  return table
}
