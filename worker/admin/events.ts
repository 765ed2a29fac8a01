import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { isPremiumSql } from '../purchases/premium.ts'
import { paginate, type Sort } from './paginate.ts'
import { searchBy } from './search.ts'
import type { AdminEvent, EventsQuery, Paged } from './shape/lists.ts'

const byEvent = sql`events cross join user on user.id = events.user_id`
const byPlanner = sql`planner_counts cross join events on planner_counts.event_count > 0
  and events.user_id = planner_counts.user_id cross join user on user.id = events.user_id`

const sorts = {
  planner: { from: byPlanner, key: 'planner_counts.email', rest: ['events.event_date', 'events.id'] },
  title: { from: byEvent, key: 'events.title collate nocase', rest: ['events.id'] },
  date: { from: byEvent, key: 'events.event_date', rest: ['events.id'] },
  created: { from: byEvent, key: 'events.created_at', rest: ['events.id'] },
  guests: { from: byEvent, key: 'events.sorted_guests', rest: ['events.id'] },
} satisfies Record<EventsQuery['sort'], Sort>

/** The columns of an `EventRow`. */
export const eventColumns = sql`user.id as planner_id, user.email as planner_email, user.created_at as planner_created_at,
  user.last_sign_in_at as planner_last_sign_in, events.id as event_id, events.title as event_title,
  events.description as event_description, events.event_date as event_date, events.event_code as event_code,
  events.created_at as event_created_at, events.registered_guests as guest_count, ${isPremiumSql} as has_upgrade,
  events.refunded_at as refunded_at, events.suspended_at as suspended_at,
  events.planner_suspended_at as planner_suspended_at,
  case when events.suspended_at is null then user.suspension_reason else events.suspension_reason end as suspension_reason`

/**
 * A page of all events with their planners, fifty at a time, or of those that are found by the words of their title,
 * their code and their planner's name and address. By guests they are sorted as `sortGuests` copied the counts within the
 * last hour; the figures shown are those of now.
 */
export async function listAllEvents(
  db: Database,
  { search, sort, order, after }: EventsQuery,
): Promise<Paged<AdminEvent>> {
  return paginate(db, {
    kind: 'event',
    columns: eventColumns,
    sort: sorts[sort],
    order,
    after,
    found: await searchBy(db, 'event', search),
    joined: sql`events on events.id = found.value cross join planner_counts on planner_counts.user_id = events.user_id
      cross join user on user.id = events.user_id`,
    view: event,
  })
}

export type EventRow = {
  planner_id: string
  planner_email: string
  planner_created_at: number
  planner_last_sign_in: number | null
  event_id: string
  event_title: string
  event_description: string
  event_date: string
  event_code: string
  event_created_at: number
  guest_count: number
  has_upgrade: number
  refunded_at: number | null
  suspended_at: number | null
  planner_suspended_at: number | null
  suspension_reason: string | null
}

/** A row as admins see it. */
export function event(row: EventRow): AdminEvent {
  return {
    plannerId: row.planner_id,
    plannerEmail: row.planner_email,
    plannerCreatedAt: row.planner_created_at,
    plannerLastSignIn: row.planner_last_sign_in,
    eventId: row.event_id,
    eventTitle: row.event_title,
    eventDescription: row.event_description,
    eventDate: row.event_date,
    eventCode: row.event_code,
    eventCreatedAt: row.event_created_at,
    guestCount: row.guest_count,
    hasUpgrade: row.has_upgrade === 1,
    refundedAt: row.refunded_at,
    suspendedAt: row.suspended_at,
    plannerSuspendedAt: row.planner_suspended_at,
    suspensionReason: row.suspension_reason,
  }
}
