import { sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { bumpSeating } from './bump.ts'
import type { SeatingSwitches } from './shape/requests.ts'

/**
 * Switches an event's tables, or the seats at them, on or off. What is switched off stays stored. Equal values write
 * nothing.
 */
export async function switchSeating(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { on, seats }: SeatingSwitches,
): Promise<void> {
  const tablesOn = on === undefined ? events.tablesOn : sql`${Number(on)}`
  const seatsOn = seats === undefined ? events.seatsOn : sql`${Number(seats)}`
  const differs = sql`(${events.tablesOn} <> ${tablesOn} or ${events.seatsOn} <> ${seatsOn})`
  await runBatch(db, {
    bump: audited(
      db,
      bumpSeating(db, eventId, differs, {
        ...(on !== undefined && { tablesOn: on }),
        ...(seats !== undefined && { seatsOn: seats }),
      }),
      {
        actor,
        action: 'UPDATE_SEATING',
        entityType: 'event',
        entityId: eventId,
        details: { title, ...(on !== undefined && { tables: on }), ...(seats !== undefined && { seats }) },
        at,
      },
    ),
  })
}
