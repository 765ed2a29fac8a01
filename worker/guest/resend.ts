import { and, eq, isNull } from 'drizzle-orm'
import { isOpen } from '#contract/closing'
import { now } from '#core/clock'
import { database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { guestSelections } from '#core/schema/responses'
import { queueAskedLetter } from './asked-letter.ts'
import { editTokenHash, eventCodeOf } from './token.ts'

/**
 * Queues the mail with the edit link to the stored address again, at most once a minute.
 * @throws Refusal 404 for an unknown link, 410 `expired` after closing, 400 when no address is stored
 */
export async function resendLink(env: Env, token: string): Promise<void> {
  eventCodeOf(token)
  const db = database(env.DB)
  const at = now()
  const [found] = await db
    .select({
      id: guestSelections.id,
      email: guestSelections.leadGuestEmail,
      closesAt: events.closesAt,
    })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(
      and(eq(guestSelections.editTokenHash, await editTokenHash(token)), isNull(guestSelections.deletedAt)),
    )
  if (!found) throw notFound('link_invalid')
  if (!isOpen(found, at)) throw new Refusal('link_expired')
  if (!found.email) throw new Refusal('no_address')
  await queueAskedLetter(db, found.id, at)
}
