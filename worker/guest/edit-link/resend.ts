import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { eventCodeOf, hashToken, remadeEditToken } from '../token.ts'
import { queueEditLinkAgain } from './queue-again.ts'

/**
 * Queues the mail with the edit link to the stored address again, at most once a minute.
 * @throws Refusal 404 for an unknown link, 410 `expired` after the deadline, and for a secret that the server no longer
 *   has, 400 if no address is stored
 */
export async function resendLink(env: Env, token: string): Promise<void> {
  const code = eventCodeOf(token)
  const hash = await hashToken(token)
  const db = database(env.DB)
  const at = now()
  const [found] = await db
    .select({
      id: responses.id,
      email: responses.leadGuestEmail,
      closesAt: events.closesAt,
    })
    .from(responses)
    .innerJoin(events, eq(events.id, responses.eventId))
    .where(and(eq(responses.editTokenHash, hash), isNull(responses.deletedAt)))
  if (!found) throw notFound('link_invalid')
  if (!isOpen(found, at)) throw new Refusal('link_expired')
  if (!found.email) throw new Refusal('no_address')
  // Refused with `expired` if no secret makes this link any more: no mail is queued that could not be written.
  await remadeEditToken(settings(env).secrets, code, found.id, hash)
  await queueEditLinkAgain(db, found.id, at)
}
