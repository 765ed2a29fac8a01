import { and, eq, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { type OwnNeed, ownNeedsMax } from '#needs/rules/needs'
import { storedOwnNeedsMax, updateOwnNeeds } from '#needs/rules/own-needs'
import { ownNeedsFull, tooManyNeeds } from '#needs/words/planner'
import { bumpMenuVersion } from '../menu/version.ts'
import type { EventContext } from './table/context.ts'
import { events } from './table/events.ts'

const attemptsMax = 5

/** The query for an event's own needs. */
export function ownNeedsOf(db: Database, eventId: string | SQL<string>) {
  return db.select({ needs: events.ownNeeds }).from(events).where(eq(events.id, eventId))
}

/**
 * Stores which needs of its own an event offers, by their names. What is not named is archived. Equal names write nothing.
 * @param was the names that the planner's page offered; left out, what is stored
 * @param at the server's time in milliseconds
 * @throws Refusal 404 when the event is gone, 400 `invalid` for more than it offers or keeps, 409 `changed` where others keep on
 *   changing them
 */
export async function setOwnNeeds(
  { db, event: { id, title }, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at', 'id' | 'title'>,
  { names, was }: { names: readonly string[]; was?: readonly string[] | undefined },
): Promise<OwnNeed[]> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const { found } = await runBatch(db, {
      found: db
        .select({ stored: sql<string>`${events.ownNeeds}`.as('own_needs_text') })
        .from(events)
        .where(eq(events.id, id)),
    })
    const [row] = found
    if (!row) throw notFound('event_not_found')
    const needs = updateOwnNeeds(JSON.parse(row.stored) as OwnNeed[], names, was)
    if (needs.length > storedOwnNeedsMax) throw new Refusal('invalid', { fields: { needs: tooManyNeeds } })
    if (needs.filter(({ archived }) => !archived).length > ownNeedsMax)
      throw new Refusal('invalid', { fields: { needs: ownNeedsFull } })
    const text = JSON.stringify(needs)
    if (text === row.stored) return needs
    const { updated } = await runBatch(db, {
      updated: audited(
        db,
        db
          .update(events)
          .set({ ownNeeds: sql`${text}` })
          .where(and(eq(events.id, id), sql`${events.ownNeeds} = ${row.stored}`))
          .returning({ id: events.id }),
        {
          actor,
          action: 'UPDATE_OWN_NEEDS',
          entityType: 'event',
          entityId: id,
          details: { event_id: id, title },
          at,
        },
      ),
      version: bumpMenuVersion(db, id),
    })
    if (updated.length > 0) return needs
  }
  throw new Refusal('menu_moved_on')
}
