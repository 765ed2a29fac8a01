import { closingOf } from '#contract/closing'
import { codeFrom, codeLength } from '#contract/code'
import type { EventInput, PlannerEvent } from '#contract/event'
import { audited } from '#ground/audit'
import type { Database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { events } from '#ground/schema'
import { notPast } from './deadline.ts'

const tries = 8

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(codeLength * 4))
}

/**
 * Creates a planner's event under a code nobody has: one that is taken is drawn again.
 * @param at the server's time in milliseconds
 * @param draw random bytes, more than a code needs
 * @throws Refusal 400 `invalid` for a day that is over in the event's zone; 503 when no free code was drawn
 */
export async function createEvent(
  db: Database,
  userId: string,
  input: EventInput,
  at: number,
  draw: () => Uint8Array = randomBytes,
): Promise<PlannerEvent> {
  notPast(input, at)
  const closesAt = closingOf(input.eventDate, input.timeZone)
  for (let tried = 0; tried < tries; tried++) {
    const eventCode = codeFrom(draw())
    if (!eventCode) continue
    const id = crypto.randomUUID()
    const [[created]] = await db.batch([
      db
        .insert(events)
        .values({ id, ...input, closesAt, eventCode, userId, createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: events.eventCode })
        .returning({ guestLimit: events.guestLimit }),
      audited(db, {
        userId,
        action: 'CREATE_EVENT',
        entityType: 'event',
        entityId: id,
        details: { title: input.title, event_code: eventCode, event_date: input.eventDate },
        at,
      }),
    ])
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
