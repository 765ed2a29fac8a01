import { and, eq, sql } from 'drizzle-orm'
import { auditStatement } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import type { NamedTable } from './rules/csv.ts'
import type { TableInput } from './shape/requests.ts'
import { placements, tables } from './table.ts'

/**
 * Renames a table, or changes its seats. Whoever had a seat it no longer has stays at the table without one. Equal values
 * write nothing.
 * @throws Refusal 404 for a table that is not this event's
 */
export async function updateTable(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { tableId, name, seats }: { tableId: string } & TableInput,
): Promise<NamedTable> {
  const own = and(eq(tables.id, tableId), eq(tables.eventId, eventId))
  const { found } = await runBatch(db, {
    updated: db
      .update(tables)
      .set({ name, seats })
      .where(and(own, sql`(${tables.name} <> ${name} or ${tables.seats} <> ${seats})`)),
    audit: auditStatement(db, {
      actor,
      action: 'UPDATE_TABLE',
      entityType: 'event',
      entityId: eventId,
      details: { title, seats },
      at,
    }),
    bump: bumpSeating(db, eventId),
    unseated: db
      .update(placements)
      .set({ seat: null })
      .where(
        and(
          eq(placements.eventId, eventId),
          eq(placements.tableId, tableId),
          sql`${placements.seat} > ${seats}`,
        ),
      ),
    found: db.select({ id: tables.id, name: tables.name, seats: tables.seats }).from(tables).where(own),
  })
  const [table] = found
  if (!table) throw notFound('table_not_found')
  return table
}
