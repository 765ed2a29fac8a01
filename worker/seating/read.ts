import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, type Results, statement } from '#core/db'
import { events } from '#events/table/events'
import { invitations } from '#invitations/table'
import { awaitedAt, keptAt } from './rules/awaited.ts'
import type { NamedGuest } from './rules/csv.ts'
import { roomAt, unplaced } from './rules/seating.ts'
import type { Seating, SeatingParty, TableList } from './shape/view.ts'
import { placements, tables } from './table.ts'

type EventId = string | SQL<string>

/** SQL for a person's id in `json_each(selections)`: people of before ids are named by their position. */
export function personIdIn(person: SQL): SQL<string> {
  return sql<string>`coalesce(${person}.value ->> 'id', cast(${person}.key as text))`
}

/** The queries for an event's tables and how many sit there. */
export function tableQueries(db: Database, eventId: EventId) {
  return {
    about: db
      .select({
        title: events.title,
        eventCode: events.eventCode,
        on: events.tablesOn,
        seats: events.seatsOn,
        version: events.seatingVersion,
      })
      .from(events)
      .where(eq(events.id, eventId)),
    tables: db
      .select({ id: tables.id, name: tables.name, seats: tables.seats })
      .from(tables)
      .where(eq(tables.eventId, eventId))
      .orderBy(asc(tables.sortOrder), asc(tables.id)),
    placed: db
      .select({
        responseId: placements.responseId,
        personId: placements.personId,
        tableId: placements.tableId,
        seat: placements.seat,
        fillId: placements.fillId,
        placedAt: placements.placedAt,
      })
      .from(placements)
      .where(and(eq(placements.eventId, eventId), isNull(placements.freedAt))),
    awaited: db
      .select({
        invitationId: invitations.id,
        label: invitations.label,
        count: invitations.silent,
        table: invitations.tableLabel,
      })
      .from(invitations)
      .where(and(eq(invitations.eventId, eventId), isNull(invitations.deletedAt), gt(invitations.silent, 0)))
      .orderBy(asc(invitations.sortKey), asc(invitations.id)),
  }
}

/** The same with the parties. */
export function seatingQueries(db: Database, eventId: EventId) {
  return { ...tableQueries(db, eventId), parties: partiesToSeat(db, eventId) }
}

export type SeatingRows = Results<ReturnType<typeof seatingQueries>>

/** The rows of `tableQueries` as a list. */
export function tableListOf({
  about: [about],
  tables: rows,
  placed,
  awaited,
}: Omit<SeatingRows, 'parties'>): TableList {
  const rooms = roomAt(rows, placed)
  const kept = keptAt(awaitedAt(awaited, rows))
  return {
    on: about?.on ?? false,
    seats: about?.seats ?? false,
    tables: rows.map((table, index) => {
      const { taken = 0, free = 0, over = 0 } = rooms[index] ?? {}
      const seats = kept.get(table.id) ?? 0
      return { ...table, taken, free, over, ...(seats > 0 && { kept: seats }) }
    }),
  }
}

/** The rows of `seatingQueries` as who sits where. */
export function seatingOf(rows: SeatingRows): Seating {
  const awaited = awaitedAt(rows.awaited, rows.tables)
  return {
    ...tableListOf(rows),
    parties: rows.parties,
    placements: rows.placed.map(({ responseId, personId, tableId, seat, fillId }) => ({
      responseId,
      personId,
      tableId,
      seat,
      ...(fillId !== null && { fillId }),
    })),
    unplaced: unplaced(guestsOf(rows), rows.placed, rows.tables).map(({ responseId, personId, party }) => ({
      responseId,
      personId,
      party,
    })),
    lastFill: lastFillOf(rows),
    ...(awaited.length > 0 && { awaited }),
  }
}

/** A seating for a member who does not see needs: a special guest's number tells that there are some. */
export function withoutSpecialNumbers(seating: Seating): Seating {
  const parties = seating.parties.map((party) => ({
    ...party,
    people: party.people.map((person) => ({ ...person, special: null })),
  }))
  return { ...seating, parties }
}

function lastFillOf({ placed }: Pick<SeatingRows, 'placed'>): Seating['lastFill'] {
  const filled = placed.filter(({ fillId }) => fillId !== null)
  const [first] = filled
  if (!first) return null
  const { fillId } = filled.reduce((last, one) => (one.placedAt > last.placedAt ? one : last), first)
  return { id: fillId ?? '', guests: filled.filter((one) => one.fillId === fillId).length }
}

/** Everybody who may be seated, in order of arrival. */
export function guestsOf({ parties }: Pick<SeatingRows, 'parties'>): NamedGuest[] {
  return parties.flatMap(({ responseId, lead, people }) =>
    people.map(({ personId, name }) => ({ responseId, personId, name, leadName: lead })),
  )
}

type StoredParty = { responseId: string; lead: string; people: string }

/** The people of the live responses, without their choices. */
function partiesToSeat(db: Database, eventId: EventId): Query<SeatingParty[]> {
  return {
    statement: statement(
      db,
      sql`select g.id as responseId, g.lead_guest_name as lead,
        (select json_group_array(json_object('personId', ${personIdIn(sql.raw('p'))}, 'name', p.value ->> 'name',
          'special', p.value ->> 'special')) from json_each(g.selections) p) as people
        from guest_selections g where g.event_id = ${eventId} and g.deleted_at is null order by g.created_at, g.id`,
    ),
    rows: ({ results }) =>
      (results as StoredParty[]).map(({ responseId, lead, people }) => ({
        responseId,
        lead,
        people: JSON.parse(people) as SeatingParty['people'],
      })),
  }
}
