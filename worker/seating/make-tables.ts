import { and, asc, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import type { NamedTable } from './rules/csv.ts'
import { tablesMax } from './rules/limits.ts'
import type { NewTables } from './shape/requests.ts'
import { tables } from './table.ts'

/**
 * Makes tables at the end of an event's, and switches its tables on. Those without a name are numbered from the first
 * number above all others. The INSERT itself checks the limit, against concurrent ones. Tables that are there under the
 * ids already are the ones that are meant: a retry makes none.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `limit_reached`, 409 `id_taken` for an id of another event's table: the page draws another
 */
export async function makeTables(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  wanted: NewTables,
): Promise<NamedTable[]> {
  const rows = rowsOf(wanted)
  const added = JSON.stringify(rows)
  const ids = sql`(select value ->> 'id' from json_each(${added}))`
  const first = sql`(select coalesce(max(cast(name as integer)), 0) + 1 from tables where event_id = ${eventId}
    and name not glob '*[^0-9]*' and length(name) <= 4)`
  const { made, found } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        tables,
        {
          id: sql`t.value ->> 'id'`,
          eventId,
          name: sql`coalesce(t.value ->> 'name', cast(${first} + t.key as text))`,
          seats: sql`t.value ->> 'seats'`,
          sortOrder: sql`coalesce((select max(sort_order) from tables where event_id = ${eventId}), -1) + 1 + t.key`,
        },
        sql`from json_each(${added}) t where not exists (select 1 from tables where id in ${ids})
        and (select count(*) from tables where event_id = ${eventId}) <= ${tablesMax - rows.length}`,
      ),
      {
        actor,
        action: 'CREATE_TABLES',
        entityType: 'event',
        entityId: eventId,
        details: { title, tables: rows.length },
        at,
      },
    ),
    bump: bumpSeating(db, eventId, undefined, { tablesOn: true }),
    made: db
      .select({ id: tables.id, name: tables.name, seats: tables.seats })
      .from(tables)
      .where(and(eq(tables.eventId, eventId), sql`${tables.id} in ${ids}`))
      .orderBy(asc(tables.sortOrder), asc(tables.id)),
    found: db.select({ id: tables.id }).from(tables).where(sql`${tables.id} in ${ids}`),
  })
  if (made.length === rows.length) return made
  if (found.length > 0) throw new Refusal('id_taken')
  throw new Refusal('table_limit', { params: { limit: tablesMax } })
}

function rowsOf({ name, id, count = 1, ids, seats }: NewTables) {
  const drawn = ids ?? (id === undefined ? [] : [id])
  return Array.from({ length: count }, (_, index) => ({
    id: drawn[index] ?? randomId(menuIdLength),
    name: name ?? null,
    seats,
  }))
}
