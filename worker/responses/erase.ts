import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { audited } from '#ground/audit'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { events, guestSelections } from '#ground/schema'
import { editTokenHash } from './token.ts'

// Who chose what stays as a count.
const blankParty = sql`(select json_group_array(json_object('name', '', 'allergies', '',
  'selections', json(value ->> 'selections'))) from json_each(${guestSelections.selections}))`

/**
 * After closing, a guest takes names, allergies and address out of their answer; counts and choices stay.
 * @returns false when there is no such answer, or its event is still open
 */
export async function eraseByToken(env: Env, token: string): Promise<boolean> {
  const db = database(env.DB)
  const at = now()
  const [found] = await db
    .select({ id: guestSelections.id, eventId: events.id, title: events.title })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(
      and(
        eq(guestSelections.editTokenHash, await editTokenHash(token)),
        isNull(guestSelections.deletedAt),
        lte(events.closesAt, at),
      ),
    )
  if (!found) return false
  await db.batch([
    db
      .update(guestSelections)
      .set({ leadGuestName: '', leadGuestEmail: null, selections: blankParty, updatedAt: at })
      .where(
        and(
          eq(guestSelections.id, found.id),
          eq(guestSelections.eventId, found.eventId),
          ne(guestSelections.leadGuestName, ''),
        ),
      ),
    audited(db, {
      userId: null,
      action: 'ERASE_PERSONAL_DATA',
      entityType: 'guest_selection',
      entityId: found.id,
      details: { event_id: found.eventId, title: found.title },
      at,
    }),
  ])
  return true
}
