import { and, asc, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'

const others = sql<number>`(select count(*) from event_members where event_members.event_id = events.id)`

// A refunded event is hidden from everybody, and goes by itself.
const shared = (userId: string) =>
  and(usableBy(userId, 'owner'), isNull(events.refundedAt), sql`${others} > 0`)

/** The query for the events of a user that others plan, too. */
export function sharedEvents(db: Database, userId: string) {
  return db
    .select({ id: events.id, title: events.title, others: sql<number>`${others}`.as('others') })
    .from(events)
    .where(shared(userId))
    .orderBy(asc(events.eventDate), asc(events.id))
}

/** SQL condition: each event of the user's that others plan is among those named. */
export function namesAllShared(userId: string, named: readonly string[]): SQL {
  return sql`not exists (select 1 from events where ${shared(userId)}
    and events.id not in (select value from json_each(${JSON.stringify(named)})))`
}
