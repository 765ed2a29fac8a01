import { and, eq } from 'drizzle-orm'
import { closingOf } from '#contract/closing'
import { codeFrom, codeLength } from '#contract/code'
import type { EventInput, PlannerEvent } from '#contract/event'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { checkDeadline } from './deadline.ts'
import { updateEvent } from './update.ts'

type NewEvent = EventInput & { id?: string | undefined }

const tries = 8

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(codeLength * 4))
}

/**
 * Creates a planner's event under a code nobody has: one that is taken is drawn again. Under an id that was used
 * before it is that event, changed to what is sent now: a page that never heard the answer sends again.
 * @param at the server's time in milliseconds
 * @param draw random bytes, more than a code needs
 * @throws Refusal 400 `invalid` for a day that is over in the event's zone or too far ahead; 503 when no free code was drawn
 */
export async function createEvent(
  db: Database,
  userId: string,
  { id: own, ...input }: NewEvent,
  at: number,
  draw: () => Uint8Array = randomBytes,
): Promise<PlannerEvent> {
  checkDeadline(input, at)
  const closesAt = closingOf(input.eventDate, input.timeZone)
  for (let tried = 0; tried < tries; tried++) {
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
          userId,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ guestLimit: events.guestLimit }),
      audit: auditStatement(db, {
        userId,
        action: 'CREATE_EVENT',
        entityType: 'event',
        entityId: id,
        details: { title: input.title, event_code: eventCode, event_date: input.eventDate },
        at,
      }),
      existing: db
        .select()
        .from(events)
        .where(and(eq(events.id, id), eq(events.userId, userId))),
    })
    const [created] = inserted
    const [before] = existing
    if (!created && before) return updateEvent(db, before, input, at)
    if (!created) continue
    const { guestLimit } = created
    const nothingYet = {
      registeredGuests: 0,
      premium: false,
      upgradedAt: null,
      itemCount: 0,
      categoryCount: 0,
    }
    return { id, ...input, closesAt, eventCode, coverImageUrl: null, guestLimit, ...nothingYet }
  }
  throw new Refusal(503, 'unavailable', 'No free event code was found. Please try again.', { retryAfter: 1 })
}
