import { and, asc, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { deletingDue } from '#retention/rules'
import { archivedBy, columnsFor, plannerView } from './read.ts'
import { dayAfter, dayAt } from './rules/closing.ts'
import type { EventList, EventTotals } from './shape/event.ts'
import { events } from './table/events.ts'
import { listColumns, withList } from './table/list.ts'
import { usableBy } from './table/may-use.ts'

const pageSize = 500

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
