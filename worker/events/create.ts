import { and, eq } from 'drizzle-orm'
import { closingOf } from '#contract/closing'
import { codeFrom, codeLength } from '#contract/code'
import type { EventInput, PlannerEvent } from '#contract/event'
import type { UserActor } from '#core/actor'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { checkDeadline } from './deadline.ts'
import { updateEvent } from './update.ts'

type NewEvent = EventInput & { id?: string | undefined }

const attemptsMax = 8

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(codeLength * 4))
}

/**
 * Creates an event of the actor under a random code; a code that is taken is drawn again. If the actor has an event under
 * the id already, that one is changed to the input: a page that lost the response sends its request again.
 * @param at the server's time in milliseconds
 * @param draw random bytes, more than a code needs
 * @throws Refusal 400 `invalid` for a day that has passed in the event's time zone or is too far ahead; 503 when no free
 *   code was drawn
 */
export async function createEvent(
  db: Database,
  actor: UserActor,
  { id: own, ...input }: NewEvent,
  at: number,
  draw: () => Uint8Array = randomBytes,
): Promise<PlannerEvent> {
  checkDeadline(input, at)
  const closesAt = closingOf(input.eventDate, input.timeZone)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const eventCode = codeFrom(draw())
    if (!eventCode) continue
    const id = own ?? crypto.randomUUID()
    const { inserted, existing } = await runBatch(db, {
      inserted: db
        .insert(events)
        .values({
          id,
          ...input,
          closesAt,
          firstClosesAt: closesAt,
          eventCode,
          userId: actor.id,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ guestLimit: events.guestLimit }),
      audit: auditStatement(db, {
        actor,
        action: 'CREATE_EVENT',
        entityType: 'event',
        entityId: id,
        details: { title: input.title, event_code: eventCode, event_date: input.eventDate },
        at,
      }),
      existing: db
        .select()
        .from(events)
        .where(and(eq(events.id, id), eq(events.userId, actor.id))),
    })
    const [created] = inserted
    const [before] = existing
    if (!created && before) return updateEvent(db, before, input, actor, at)
    if (!created) continue
    const { guestLimit } = created
    const empty = {
      registeredGuests: 0,
      notComing: 0,
      premium: false,
      upgradedAt: null,
      itemCount: 0,
      categoryCount: 0,
    }
    return { id, ...input, closesAt, eventCode, coverImageUrl: null, guestLimit, ...empty }
  }
  throw new Refusal('no_free_code', { retryAfter: 1 })
}
