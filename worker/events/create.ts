import { eq, sql } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import { auditLogs, besideGuests, eventOfEntry } from '#core/audit/table'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { NamedTable } from '#seating/rules/csv'
import { insertMenu, type NewCategory } from '../menu/insert-menu.ts'
import { insertTables } from '../seating/copy-tables.ts'
import { checkDeadline, checkMeal } from './deadline.ts'
import { deadlineInstant } from './rules/closing.ts'
import { codeFrom, codeLength } from './rules/code.ts'
import type { EventInput, PlannerEvent } from './shape/event.ts'
import type { EventRow } from './table/events.ts'
import { events } from './table/events.ts'
import { updateEvent } from './update.ts'

type NewEvent = EventInput & { id?: string | undefined }

/**
 * Parts a new event takes from another one: its menu, its tables, its own needs, which dishes name, and what its kitchen is told. `from`
 * is that event's code.
 */
type Copied = {
  from: string
  categories: NewCategory[]
  tables: NamedTable[]
  settings: Pick<
    EventRow,
    | 'ownNeeds'
    | 'kitchenContact'
    | 'sparePercent'
    | 'extras'
    | 'asksAge'
    | 'tablesOn'
    | 'seatsOn'
    | 'lateChangeMails'
  >
}

const attemptsMax = 8

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(codeLength * 4))
}

/**
 * Creates an event of the actor under a random code; a code that is taken is drawn again. If the actor has an event under
 * the id already that was made in the same way (created, or copied from the same event), that one is changed to the input: a
 * page that lost the response sends its request again.
 * @param at the server's time in milliseconds
 * @param more `draw` makes random bytes, more than a code needs; `copied` is stored in the same batch
 * @throws Refusal 400 `invalid` for a day that has passed in the event's time zone or is too far ahead; 409 `id_taken` for the id of
 *   another planner's event, or of one that was made otherwise; 503 when no free code was drawn
 */
export async function createEvent(
  { db, actor, at }: Context<'db' | 'actor' | 'at', UserActor>,
  { draw = randomBytes, copied, id: own, ...input }: NewEvent & { draw?: () => Uint8Array; copied?: Copied },
): Promise<PlannerEvent> {
  checkDeadline(input, at)
  checkMeal(input, null, at)
  const closesAt = deadlineInstant(input.eventDate, input.timeZone)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const eventCode = codeFrom(draw())
    if (!eventCode) continue
    const id = own ?? crypto.randomUUID()
    const { inserted, existing, made } = await runBatch(db, {
      inserted: audited(
        db,
        db
          .insert(events)
          .values({
            id,
            ...input,
            ...copied?.settings,
            closesAt,
            firstClosesAt: closesAt,
            eventCode,
            userId: actor.id,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning({ guestLimit: events.guestLimit }),
        {
          actor,
          action: 'CREATE_EVENT',
          entityType: 'event',
          entityId: id,
          details: {
            title: input.title,
            event_code: eventCode,
            event_date: input.eventDate,
            ...(copied && { copied_from: copied.from }),
          },
          at,
        },
      ),
      ...(copied && insertTables(db, id, copied.tables)),
      ...(copied && insertMenu(db, id, copied.categories, at)),
      existing: db.select().from(events).where(eq(events.id, id)),
      made: db
        .select({ from: sql<string | null>`details ->> 'copied_from'`.as('copied_from') })
        .from(auditLogs)
        .where(sql`${eventOfEntry} = ${id} and ${besideGuests} and action = 'CREATE_EVENT'`),
    })
    const [created] = inserted
    const [before] = existing
    if (!created && before && before.userId !== actor.id) throw new Refusal('id_taken')
    if (!created && before?.refundedAt) throw new Refusal('event_refunded')
    // The id of an event that was made otherwise is no retry: that event stays as it is.
    const again = (made[0]?.from ?? null) === (copied?.from ?? null)
    if (!created && before && !again) throw new Refusal('id_taken')
    if (!created && before) return updateEvent({ db, event: before, actor, at }, input)
    if (!created) continue
    const { guestLimit } = created
    const figures = {
      registeredGuests: 0,
      notComing: 0,
      premium: false,
      upgradedAt: null,
      itemCount: copied?.categories.flatMap(({ items }) => items).length ?? 0,
      categoryCount: copied?.categories.length ?? 0,
      lastSheet: null,
      tablesOn: copied?.settings.tablesOn ?? false,
      keepPlaces: input.keepPlaces ?? false,
      entry: input.entry ?? 'open',
    }
    const { serviceDay = null, serviceTime = null, venue = null, hostName = null, hostContact = null } = input
    const { cloth = 'plain', quiet = false, language = 'en' } = input
    const details = { serviceDay, serviceTime, venue, hostName, hostContact, cloth, quiet, language }
    return { id, ...input, ...details, closesAt, eventCode, coverImageUrl: null, guestLimit, ...figures }
  }
  throw new Refusal('no_free_code', { retryAfter: 1 })
}
