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
import type { ResponseList } from '#contract/answers'
import type { Database } from '#core/db'
import { outbox } from '#core/schema/outbox'
import { guestSelections } from '#core/schema/responses'
import { responseView } from '../desk/client.ts'
import { knownMenuOf, knownMenuRows } from '../desk/known-menu.ts'

const pageSize = 500

/** Where a page begins: behind the response of this instant and id. */
export type Cursor = { createdAt: number; id: string }

/** Null for what no page of ours has handed out. */
export function cursorFrom(text: string): Cursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return createdAt && id ? { createdAt: Number(createdAt), id } : null
}

/** The condition that finds the live responses of an event, those behind a cursor. */
export function liveBehind(eventId: string | SQL<string>, after: Cursor | null): SQL | undefined {
  const { id, createdAt } = guestSelections
  return and(
    eq(guestSelections.eventId, eventId),
    isNull(guestSelections.deletedAt),
    after
      ? and(lte(createdAt, after.createdAt), or(lt(createdAt, after.createdAt), lt(id, after.id)))
      : undefined,
  )
}

/** The live responses of an event, newest first, those behind a cursor. */
export function liveResponses(
  db: Database,
  eventId: string | SQL<string>,
  after: Cursor | null,
  limit: number,
) {
  const { id, createdAt } = guestSelections
  return db
    .select({
      id,
      leadGuestName: guestSelections.leadGuestName,
      leadGuestEmail: guestSelections.leadGuestEmail,
      guestCount: guestSelections.guestCount,
      party: guestSelections.selections,
      version: guestSelections.version,
      createdAt,
      updatedAt: guestSelections.updatedAt,
    })
    .from(guestSelections)
    .where(liveBehind(eventId, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The statement that counts an event's live responses and their guests. */
export function countResponses(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      responses: count().as('responses'),
      guests: sql<number>`coalesce(sum(${guestSelections.guestCount}), 0)`.as('guests'),
    })
    .from(guestSelections)
    .where(and(eq(guestSelections.eventId, eventId), isNull(guestSelections.deletedAt)))
}

/**
 * The statement that finds the responses whose last mail was given up: only the last one tells of the address that is
 * stored now.
 */
export function undeliveredResponses(db: Database, eventId: string | SQL<string>) {
  const later = alias(outbox, 'later')
  return db
    .select({ id: guestSelections.id })
    .from(guestSelections)
    .innerJoin(outbox, and(eq(outbox.subjectId, guestSelections.id), isNotNull(outbox.failedAt)))
    .where(
      and(
        eq(guestSelections.eventId, eventId),
        isNull(guestSelections.deletedAt),
        isNotNull(guestSelections.leadGuestEmail),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(and(eq(later.subjectId, outbox.subjectId), gt(later.createdAt, outbox.createdAt))),
        ),
      ),
    )
}

/** One page of an event's responses, 500 newest first, in one round trip. */
export async function listResponses(
  db: Database,
  eventId: string | SQL<string>,
  after: Cursor | null,
): Promise<ResponseList> {
  const [rows, menu, [total], failed] = await db.batch([
    liveResponses(db, eventId, after, pageSize + 1),
    knownMenuRows(db, eventId),
    countResponses(db, eventId),
    undeliveredResponses(db, eventId),
  ])
  const undelivered = new Set(failed.map(({ id }) => id))
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    responses: shown.map((row) => ({ ...responseView(row), undelivered: undelivered.has(row.id) })),
    ...(last && rows.length > pageSize && { next: `${last.createdAt}.${last.id}` }),
    menu: knownMenuOf(menu),
    total: total ?? { responses: 0, guests: 0 },
  }
}
