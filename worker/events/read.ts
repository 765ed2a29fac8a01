import { type SQL, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Database } from '#core/db'
import type { SheetKind } from '#sheets/shape/issued'
import type { PlannerEvent } from './shape/event.ts'
import { events } from './table/events.ts'
import { type ListRow, listColumns, withList } from './table/list.ts'
import { mayUseSql, membership, parseMembership } from './table/may-use.ts'

const upgradedAt = sql<number | null>`(select max(event_purchases.created_at) from event_purchases
  where event_purchases.event_id = events.id and event_purchases.refunded_at is null)`

const categoryCount = sql<number>`(select count(*) from menu_categories
  where menu_categories.event_id = events.id and menu_categories.deleted_at is null)`

const itemCount = sql<number>`(select count(*) from menu_categories join menu_items on menu_items.category_id = menu_categories.id
  where menu_categories.event_id = events.id and menu_categories.deleted_at is null and menu_items.deleted_at is null)`

// The kind of its newest sheet. The index of its sheets is followed to its end.
const lastSheet = sql<SheetKind | null>`(select sheets.kind from sheets where sheets.event_id = events.id
  order by sheets.number desc limit 1)`

// Why an event is suspended, by itself or with its planner.
const suspension = sql<string | null>`case when events.suspended_at is not null then events.suspension_reason
  when events.planner_suspended_at is not null
  then (select user.suspension_reason from user where user.id = events.user_id) end`

// The reader's own mark, found by its key.
export const archivedBy = (userId: string | SQL<string>) => sql<number>`exists (select 1 from archived_events
  where archived_events.user_id = ${userId} and archived_events.event_id = events.id)`

// The owner's name, for a member.
const ownerFor = (userId: string | SQL<string>) => sql<string | null>`case when events.user_id <> ${userId}
  then (select user.name from user where user.id = events.user_id) end`

// An offer of the event to the reader stands.
const offeredTo = (userId: string | SQL<string>) => sql<number>`exists (select 1 from handovers h
  where h.event_id = events.id and h.user_id = ${userId} and h.offered_by = events.user_id
  and h.accepted_at is null and h.expires_at > ${now()})`

// An event's card, in one row. The counts use indexes.
export const columnsFor = (userId: string | SQL<string>) => ({
  id: events.id,
  title: events.title,
  description: events.description,
  eventDate: events.eventDate,
  timeZone: events.timeZone,
  closesAt: events.closesAt,
  eventCode: events.eventCode,
  coverImageUrl: events.coverImageUrl,
  guestLimit: events.guestLimit,
  registeredGuests: events.registeredGuests,
  hostName: events.hostName,
  hostContact: events.hostContact,
  serviceDay: events.serviceDay,
  serviceTime: events.serviceTime,
  venue: events.venue,
  cloth: events.cloth,
  quiet: events.quiet,
  language: events.language,
  keepPlaces: events.keepPlaces,
  entry: events.entry,
  notComing: events.declinedGuests,
  upgradedAt: sql<number | null>`${upgradedAt}`.as('upgraded_at'),
  categoryCount: sql<number>`${categoryCount}`.as('category_count'),
  itemCount: sql<number>`${itemCount}`.as('item_count'),
  lastSheet: sql<SheetKind | null>`${lastSheet}`.as('last_sheet'),
  tablesOn: events.tablesOn,
  suspended: sql<string | null>`${suspension}`.as('suspended'),
  archived: sql<number>`${archivedBy(userId)}`.as('archived'),
  offered: sql<number>`${offeredTo(userId)}`.as('offered'),
  member: sql<string | null>`${membership(userId)}`.as('member'),
  owner: sql<string | null>`${ownerFor(userId)}`.as('owner'),
  ...listColumns,
})

type Row = Omit<
  PlannerEvent,
  'premium' | 'suspended' | 'listed' | 'member' | 'archived' | 'owner' | 'offered'
> &
  ListRow & {
    suspended?: string | null
    member?: string | null
    owner?: string | null
    archived?: number
    offered?: number
  }

/** A row of `plannerEvent` as its planner sees it. */
export function plannerView({ suspended, member, owner, archived, offered, ...row }: Row): PlannerEvent {
  const memberAccess = parseMembership(member)
  return {
    ...withList(row),
    premium: row.upgradedAt !== null,
    ...(suspended && { suspended }),
    ...(memberAccess && { member: memberAccess, owner: owner ?? '' }),
    ...(memberAccess && offered && { offered: true as const }),
    ...(archived && { archived: true as const }),
  }
}

/** The query for one event as its planner sees it. */
export function plannerEvent(db: Database, eventId: string | SQL<string>, userId: string | SQL<string>) {
  return db
    .select(columnsFor(userId))
    .from(events)
    .where(mayUseSql(eventId, userId, 'viewer'))
    .limit(1)
}
