import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { authorBy, authorIn } from '#core/audit/author'
import type { Database, Results } from '#core/db'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { hasStatedNeed } from '#needs/rules/has-need'
import { withoutNeeds } from '#party/rules/without-needs'
import type { PlannerDecline } from '#party/shape/decline'
import type { ResponseList } from '#party/shape/responses'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { responseView } from '../desk/response-view.ts'
import { substitutesQuery } from '../kitchen/substitutes.ts'
import { menuWithRemoved, menuWithRemovedOf } from '../menu/read.ts'
import { seatedQueries } from '../seating/kitchen-tables.ts'

const pageSize = 500

/** Start of a page: after the response with this time and id. */
export type Cursor = { createdAt: number; id: string }

/** Parses a cursor; null for any other text. */
export function cursorFrom(text: string): Cursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return createdAt && id ? { createdAt: Number(createdAt), id } : null
}

/** The condition for the live responses of an event after a cursor. */
export function liveAfter(eventId: string | SQL<string>, after: Cursor | null): SQL | undefined {
  const { id, createdAt } = responses
  return and(
    eq(responses.eventId, eventId),
    isNull(responses.deletedAt),
    after
      ? and(lte(createdAt, after.createdAt), or(lt(createdAt, after.createdAt), lt(id, after.id)))
      : undefined,
  )
}

/** The query for the live responses of an event after a cursor, newest first. */
export function liveResponses(
  db: Database,
  eventId: string | SQL<string>,
  after: Cursor | null,
  limit: number,
) {
  const { id, createdAt } = responses
  return db
    .select({
      id,
      leadGuestName: responses.leadGuestName,
      leadGuestEmail: responses.leadGuestEmail,
      guestCount: responses.guestCount,
      party: responses.selections,
      version: responses.version,
      createdAt,
      updatedAt: responses.updatedAt,
      author: authorBy(responses.writtenBy).as('author'),
    })
    .from(responses)
    .where(liveAfter(eventId, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The query that counts an event's live responses and their guests. */
export function countResponses(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      responses: count().as('responses'),
      guests: sql<number>`coalesce(sum(${responses.guestCount}), 0)`.as('guests'),
    })
    .from(responses)
    .where(and(eq(responses.eventId, eventId), isNull(responses.deletedAt)))
}

/** The query for the responses whose last mail failed for good. Earlier mails may have gone to an earlier address. */
export function undeliveredResponses(db: Database, eventId: string | SQL<string>) {
  const later = alias(outbox, 'later')
  return db
    .select({ id: responses.id })
    .from(responses)
    .innerJoin(outbox, and(eq(outbox.subjectId, responses.id), isNotNull(outbox.failedAt)))
    .where(
      and(
        eq(responses.eventId, eventId),
        isNull(responses.deletedAt),
        isNotNull(responses.leadGuestEmail),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(and(eq(later.subjectId, outbox.subjectId), gt(later.createdAt, outbox.createdAt))),
        ),
      ),
    )
}

/** The query for the live declines of an event, newest first. `failed`: whether the last mail was given up. */
export function liveDeclines(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      id: declines.id,
      names: declines.names,
      email: declines.email,
      createdAt: declines.createdAt,
      // Names the table, since `id` alone is the outbox's column here.
      failed: sql<number | null>`(select o.failed_at is not null from outbox o
        where o.subject_id = ${declines}.id order by o.created_at desc limit 1)`.as('failed'),
    })
    .from(declines)
    .where(and(eq(declines.eventId, eventId), isNull(declines.deletedAt)))
    .orderBy(desc(declines.createdAt), desc(declines.id))
}

/** True if the last mail about a decline was given up. */
function isUndelivered({ failed, email }: { failed: number | null; email: string | null }): boolean {
  return failed === 1 && email !== null
}

function declineOf({
  failed,
  ...decline
}: Omit<PlannerDecline, 'undelivered'> & { failed: number | null }): PlannerDecline {
  return { ...decline, undelivered: isUndelivered({ failed, email: decline.email }) }
}

/** The query for the number of people of an event who do not come. */
export function countDeclined(db: Database, eventId: string | SQL<string>) {
  return db.select({ notComing: events.declinedGuests }).from(events).where(eq(events.id, eventId))
}

/** The query that counts the declines of an event whose last mail was given up. */
export function undeliveredDeclines(db: Database, eventId: string | SQL<string>) {
  return db
    .select({ count: count().as('declines') })
    .from(declines)
    .where(
      and(
        eq(declines.eventId, eventId),
        isNull(declines.deletedAt),
        isNotNull(declines.email),
        sql`(select o.failed_at is not null from outbox o
          where o.subject_id = ${declines}.id order by o.created_at desc limit 1) = 1`,
      ),
    )
}

type ListRows = Results<ReturnType<typeof responseListQueries>>

/** The queries of one page of an event's responses: 500, newest first. The first page has as many declines. */
export function responseListQueries(db: Database, eventId: string | SQL<string>, after: Cursor | null) {
  return {
    rows: liveResponses(db, eventId, after, pageSize + 1),
    menu: menuWithRemoved(db, eventId),
    total: countResponses(db, eventId),
    failed: undeliveredResponses(db, eventId),
    notComing: countDeclined(db, eventId),
    agreed: substitutesQuery(db, eventId),
    ...seatedQueries(db, eventId),
    ...(!after && { declined: liveDeclines(db, eventId).limit(pageSize + 1) }),
  }
}

/** The rows of `responseListQueries` for a member who does not see needs: without addresses, needs and substitutes. */
export function listWithoutNeeds(rows: ListRows): ListRows {
  return {
    ...rows,
    rows: rows.rows.map((row) => ({ ...row, leadGuestEmail: null, party: row.party.map(withoutNeeds) })),
    agreed: [],
    ...(rows.declined && { declined: rows.declined.map((decline) => ({ ...decline, email: null })) }),
  }
}

/** The rows of `responseListQueries` as the list. */
export function responseList({
  rows,
  menu,
  total,
  failed,
  notComing,
  agreed,
  tableNames,
  seated,
  declined,
}: ListRows): ResponseList {
  const undelivered = new Set(failed.map(({ id }) => id))
  const substitutesOf = Map.groupBy(agreed, ({ responseId }) => responseId)
  const tableNameOf = new Map(tableNames.map(({ id, name }) => [id, name]))
  const seatedOf = Map.groupBy(seated, ({ responseId }) => responseId)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    responses: page.map((row) => {
      const withNeed = row.party.flatMap((person, index) => (hasStatedNeed(person) ? [index] : []))
      const substitutes = substitutesOf.get(row.id)?.map(({ responseId: _responseId, ...one }) => one)
      const author = authorIn(row.author)
      const tables = seatedOf
        .get(row.id)
        ?.map(({ personId, tableId }) => [personId, tableNameOf.get(tableId)])
      return {
        ...responseView(row),
        undelivered: undelivered.has(row.id),
        withNeed,
        ...(author && { author }),
        ...(substitutes && { agreed: substitutes }),
        ...(tables && { tables: Object.fromEntries(tables) }),
      }
    }),
    ...(last && rows.length > pageSize && { next: `${last.createdAt}.${last.id}` }),
    menu: menuWithRemovedOf(menu),
    declines: (declined ?? []).slice(0, pageSize).map(declineOf),
    ...((declined?.length ?? 0) > pageSize && { moreDeclines: true as const }),
    total: { ...(total[0] ?? { responses: 0, guests: 0 }), notComing: notComing[0]?.notComing ?? 0 },
  }
}
