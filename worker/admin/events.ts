import { sql } from 'drizzle-orm'
import { type AdminEvent, adminPageSize, type EventsQuery, type Paged } from '#contract/admin'
import { type Database, statement } from '#ground/db'
import { premium } from '../events/read.ts'
import { pageOf } from './page-of.ts'

const columns = {
  planner: 'user.email',
  title: 'events.title collate nocase',
  date: 'events.event_date',
  created: 'events.created_at',
  guests: 'events.registered_guests',
} satisfies Record<EventsQuery['sort'], string>

/** A page of all events with their planners, fifty at a time; found by title, code or the planner's address. */
export async function listAllEvents(
  db: Database,
  { search, sort, order, page }: EventsQuery,
): Promise<Paged<AdminEvent>> {
  const from = sql`from events join user on user.id = events.user_id`
  const found = search
    ? sql`where instr(lower(events.title), lower(${search})) > 0 or events.event_code = upper(${search})
        or instr(lower(user.email), lower(${search})) > 0`
    : sql``
  const sorted = sql.raw(
    `order by ${columns[sort]} ${order}, events.event_date, events.title collate nocase, events.id`,
  )
  const [shown, total] = await db.$client.batch([
    statement(
      db,
      sql`select user.id as planner_id, user.email as planner_email, user.created_at as planner_created_at,
          user.last_sign_in_at as planner_last_sign_in, events.id as event_id, events.title as event_title,
          events.description as event_description, events.event_date as event_date, events.event_code as event_code,
          events.created_at as event_created_at, events.registered_guests as guest_count, ${premium} as has_upgrade
        ${from} ${found} ${sorted} limit ${adminPageSize} offset ${(page - 1) * adminPageSize}`,
    ),
    statement(db, sql`select count(*) as total ${from} ${found}`),
  ])
  return pageOf(page, total, (shown?.results ?? []) as Row[], event)
}

type Row = {
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
}

function event(row: Row): AdminEvent {
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
  }
}
