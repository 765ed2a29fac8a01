import { and, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, insertSelect, type Query, runBatch, statement } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import { personIdIn } from './read.ts'
import type { PlacementsInput } from './shape/requests.ts'
import { placements } from './table.ts'

/**
 * Moves people to tables and seats, or from them: all of them or none. They move at once, so that two can change seats.
 * More people than a table has seats are taken. A seat that is given switches seats on. Who is where they are moved to is
 * left alone. A move that names a filling counts as its placement.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a guest or table that is not there, 400 for a seat the table has not, 409 with `details` of who
 *   has the seat
 */
export async function place(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { placements: moves }: PlacementsInput,
): Promise<void> {
  const list = JSON.stringify(
    moves.map(({ responseId, personId, tableId, seat, fillId }) => ({
      responseId,
      personId,
      tableId,
      fillId,
      seat: tableId === null ? null : (seat ?? null),
    })),
  )
  const all = sql`json_each(${list}) m`
  const isRefusedSql = sql`(not ${isGuestSql(eventId)} or (${to('tableId')} is not null and (${seatsAt(eventId)} is null
    or ${to('seat')} > ${seatsAt(eventId)} or exists (${sitting(list)}))))`
  const allFitSql = sql`not exists (select 1 from ${all} where ${isRefusedSql})`
  const named = sql`(${placements.responseId}, ${placements.personId}) in
    (select ${to('responseId')}, ${to('personId')} from ${all})`
  const isKeptSql = sql`exists (select 1 from placements o where o.response_id = ${to('responseId')}
    and o.person_id = ${to('personId')} and o.table_id = ${to('tableId')} and o.seat is ${to('seat')})`
  const isMovedSql = sql`exists (select 1 from ${all} where case when ${to('tableId')} is null
    then exists (select 1 from placements o where o.response_id = ${to('responseId')} and o.person_id = ${to('personId')})
    else not ${isKeptSql} end)`
  const withSeat = moves.some(({ tableId, seat }) => tableId !== null && seat != null)
  // Put back as of their filling's time, they do not make an earlier filling the last one.
  const filled = moves.some(({ fillId }) => fillId !== undefined)
    ? sql`left join (select fill_id, min(placed_at) as at from placements
        where event_id = ${eventId} and fill_id is not null group by fill_id) f on f.fill_id = ${to('fillId')}`
    : null
  const { wrong } = await runBatch(db, {
    bump: audited(
      db,
      bumpSeating(db, eventId, sql`${allFitSql} and ${isMovedSql}`, withSeat ? { seatsOn: true } : {}),
      {
        actor,
        action: 'PLACE_GUESTS',
        entityType: 'event',
        entityId: eventId,
        details: { title, guests: moves.length },
        at,
      },
    ),
    left: db.delete(placements).where(
      and(
        // Found by who they are: the plus keeps SQLite from reading all of the event's.
        sql`+${placements.eventId} = ${eventId}`,
        named,
        allFitSql,
        sql`not exists (select 1 from ${all} where ${to('responseId')} = ${placements.responseId}
          and ${to('personId')} = ${placements.personId} and ${to('tableId')} = ${placements.tableId}
          and ${to('seat')} is ${placements.seat})`,
      ),
    ),
    placed: insertSelect(
      db,
      placements,
      {
        eventId,
        responseId: to('responseId'),
        personId: to('personId'),
        tableId: to('tableId'),
        seat: to('seat'),
        placedAt: filled ? sql`coalesce(f.at, ${at})` : at,
        fillId: to('fillId'),
      },
      sql`from ${all} ${filled ?? sql``} where ${to('tableId')} is not null and ${allFitSql} and not ${isKeptSql}`,
    ),
    wrong: wrongMove(db, eventId, { all, unfit: isRefusedSql, list }),
  })
  if (wrong) throw refusalOf(wrong)
}

function to(key: 'responseId' | 'personId' | 'tableId' | 'seat' | 'fillId'): SQL {
  return sql.raw(`m.value ->> '${key}'`)
}

function isGuestSql(eventId: string): SQL {
  return sql`exists (select 1 from guest_selections g, json_each(g.selections) p where g.id = ${to('responseId')}
    and g.event_id = ${eventId} and g.deleted_at is null and ${personIdIn(sql.raw('p'))} = ${to('personId')})`
}

function seatsAt(eventId: string): SQL {
  return sql`(select t.seats from tables t where t.id = ${to('tableId')} and t.event_id = ${eventId})`
}

/** The person who has the seat and is not moved. */
function sitting(list: string): SQL {
  return sql`select o.response_id, o.person_id from placements o where o.table_id = ${to('tableId')}
    and o.seat = ${to('seat')} and o.freed_at is null and not exists (select 1 from json_each(${list}) n
      where n.value ->> 'responseId' = o.response_id and n.value ->> 'personId' = o.person_id)`
}

type Wrong = {
  guest: number
  seats: number | null
  seat: number | null
  tableId: string | null
  responseId: string | null
  personId: string | null
  name: string | null
}

/** The first move that cannot be made, and who sits there. */
function wrongMove(
  db: Database,
  eventId: string,
  { all, unfit, list }: { all: SQL; unfit: SQL; list: string },
): Query<Wrong | undefined> {
  return {
    statement: statement(
      db,
      sql`select ${isGuestSql(eventId)} as guest, ${seatsAt(eventId)} as seats, ${to('seat')} as seat,
          ${to('tableId')} as tableId, s.response_id as responseId, s.person_id as personId,
          (select p.value ->> 'name' from guest_selections g, json_each(g.selections) p
            where g.id = s.response_id and ${personIdIn(sql.raw('p'))} = s.person_id) as name
        from ${all} left join placements s on (s.response_id, s.person_id) in (${sitting(list)})
        where ${unfit} order by m.key limit 1`,
    ),
    rows: ({ results }) => results[0] as Wrong | undefined,
  }
}

function refusalOf({ guest, seats, seat, tableId, responseId, personId, name }: Wrong): Refusal {
  if (!guest) return notFound('guest_to_seat_gone')
  if (tableId !== null && seats === null) return notFound('table_not_found')
  if (seats !== null && seat !== null && seat > seats) return new Refusal('seat_unknown')
  return new Refusal('seat_taken', {
    params: { guest: name ?? '' },
    details: { responseId, personId, name },
  })
}
