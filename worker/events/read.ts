import { and, asc, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Database, Results } from '#core/db'
import { deletingDue } from '#retention/rules'
import type { SheetKind } from '#sheets/shape/requests'
import { dayAfter, dayAt } from './rules/closing.ts'
import type { EventList, EventTotals, PlannerEvent } from './shape/event.ts'
import { events } from './table/events.ts'
import { type ListRow, listColumns, withList } from './table/list.ts'
import { mayUse, membership, standingIn, usableBy } from './table/may-use.ts'

const pageSize = 500

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
const archivedBy = (userId: string | SQL<string>) => sql<number>`exists (select 1 from archived_events
  where archived_events.user_id = ${userId} and archived_events.event_id = events.id)`

// The owner's name, for a member.
const ownerFor = (userId: string | SQL<string>) => sql<string | null>`case when events.user_id <> ${userId}
  then (select user.name from user where user.id = events.user_id) end`

// An offer of the event to the reader stands.
const offeredTo = (userId: string | SQL<string>) => sql<number>`exists (select 1 from handovers h
  where h.event_id = events.id and h.user_id = ${userId} and h.offered_by = events.user_id
  and h.accepted_at is null and h.expires_at > ${now()})`

// An event's card, in one row. The counts use indexes.
const columnsFor = (userId: string | SQL<string>) => ({
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
  const standing = standingIn(member)
  return {
    ...withList(row),
    premium: row.upgradedAt !== null,
    ...(suspended && { suspended }),
    ...(standing && { member: standing, owner: owner ?? '' }),
    ...(standing && offered && { offered: true as const }),
    ...(archived && { archived: true as const }),
  }
}

/** The query for one event as its planner sees it. */
export function plannerEvent(db: Database, eventId: string | SQL<string>, userId: string | SQL<string>) {
  return db
    .select(columnsFor(userId))
    .from(events)
    .where(mayUse(eventId, userId, 'viewer'))
    .limit(1)
}

/** Start of a page: after the event with this day and id, within its group. */
type Cursor = { group: Group; day: string; id: string }
type Group = 'all' | 'open' | 'closed'

function cursorText({ group, day, id }: Cursor): string {
  return `${group}.${day}.${id}`
}

/** Parses a cursor; null for a text that is none. */
export function cursorFrom(text: string): Cursor | null {
  const [, group, day, id] = /^(all|open|closed)\.(\d{4}-\d{2}-\d{2})\.([\w-]{1,64})$/.exec(text) ?? []
  return group && day && id ? { group: group as Group, day, id } : null
}

/** A group's events by date. Conditions on the day come first, so that the index finds the open and the closed ones. */
function page(db: Database, userId: string | SQL<string>, group: Group, after: Cursor | null, at: number) {
  const today = dayAt(at, 'UTC')
  const inGroup = {
    all: undefined,
    open: and(gte(events.eventDate, dayAfter(today, -2)), gt(events.closesAt, at)),
    closed: and(lte(events.eventDate, dayAfter(today, 2)), lte(events.closesAt, at)),
  }[group]
  const afterCursor =
    after?.group === group
      ? and(gte(events.eventDate, after.day), or(gt(events.eventDate, after.day), gt(events.id, after.id)))
      : undefined
  return db
    .select(columnsFor(userId))
    .from(events)
    .where(and(usableBy(userId, 'viewer'), isNull(events.refundedAt), inGroup, afterCursor))
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(pageSize + 1)
}

function totalsOf(db: Database, userId: string | SQL<string>, at: number) {
  return db
    .select({
      all: sql<number>`count(*)`.as('all_events'),
      open: sql<number>`count(case when ${events.closesAt} > ${at} then 1 end)`.as('open_events'),
      archived: sql<number>`count(case when ${archivedBy(userId)} then 1 end)`.as('archived_events'),
    })
    .from(events)
    .where(and(usableBy(userId, 'viewer'), isNull(events.refundedAt)))
}

// A refunded event is listed for seven days.
const refundedMax = 50

function refundedOf(db: Database, userId: string | SQL<string>) {
  return db
    .select({ id: events.id, title: events.title, timeZone: events.timeZone, refundedAt: events.refundedAt })
    .from(events)
    .where(and(usableBy(userId, 'owner'), isNotNull(events.refundedAt)))
    .orderBy(asc(events.refundedAt))
    .limit(refundedMax)
}

/** The page of the list: `openFirst` puts the open events before the closed, each by date; `after` continues a page. */
export type EventPage = { openFirst: boolean; after: Cursor | null }

/** The queries of one page of a planner's events: 500 by date, those open at `at` in a group of their own, and the counts of all. */
export function eventListQueries(
  db: Database,
  userId: string | SQL<string>,
  { openFirst, after }: EventPage,
  at: number,
) {
  const grouped = after ? after.group !== 'all' : openFirst
  const pageOf = (group: Group) => page(db, userId, group, after, at)
  return {
    totals: totalsOf(db, userId, at),
    refunded: refundedOf(db, userId),
    ...(!grouped && { all: pageOf('all') }),
    ...(grouped && after?.group !== 'closed' && { open: pageOf('open') }),
    ...(grouped && { closed: pageOf('closed') }),
  }
}

/** The rows of `eventListQueries` as the list. */
export function eventList(
  { totals, refunded, all, open, closed }: Results<ReturnType<typeof eventListQueries>>,
  at: number,
): EventList {
  const rows = Object.entries({ all, open, closed }).flatMap(([group, found]) =>
    (found ?? []).map((row) => ({ row, group: group as Group })),
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const next =
    last && rows.length > shown.length
      ? cursorText({ group: last.group, day: last.row.eventDate, id: last.row.id })
      : undefined
  return {
    at,
    events: shown.map(({ row }) => plannerView(row)),
    refunded: refunded.map(({ id, title, timeZone, refundedAt }) => ({
      id,
      title,
      deletedOn: dayAt(deletingDue({ refundedAt: refundedAt ?? at }), timeZone),
    })),
    ...(next && { next }),
    totals: withClosed(totals[0] ?? { all: 0, open: 0, archived: 0 }),
  }
}

function withClosed({ all, open, archived }: Omit<EventTotals, 'closed'>): EventTotals {
  return { all, open, closed: all - open, archived }
}

/** The query for how full each of a planner's events is, when it closes, and who of its list has answered. */
export function countsOfEvents(db: Database, userId: string | SQL<string>) {
  const { id, closesAt, guestLimit, registeredGuests, declinedGuests: notComing } = events
  return db
    .select({ id, closesAt, guestLimit, registeredGuests, notComing, ...listColumns })
    .from(events)
    .where(and(usableBy(userId, 'viewer'), isNull(events.refundedAt)))
}

/** The rows of `countsOfEvents` as an open dashboard reads them. */
export function eventCounts(rows: Results<{ counts: ReturnType<typeof countsOfEvents> }>['counts']) {
  return rows.map(withList)
}
