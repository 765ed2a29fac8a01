import { eq, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { hmac } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { deadlineInstant } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { events } from '#events/table/events'
import { isUpgrade, openAtDesk, requireOwnOrigin } from '../live/open-view.ts'
import { replicaFirst } from './look-up.ts'
import { limitUnknownCodes } from './rate-limits.ts'

const closingOfCode = preparedQuery((db) =>
  db
    .select({
      closesAt: events.closesAt,
      eventDate: events.eventDate,
      timeZone: events.timeZone,
      refundedAt: events.refundedAt,
    })
    .from(events)
    .where(eq(events.eventCode, sql.placeholder('code'))),
)

/**
 * The time at which a guest's live connection ends at the latest, in milliseconds: when the event closes, or, if it was closed early,
 * when it can no longer reopen.
 * @throws Refusal 404 `not_found`, 410 `closed`
 */
async function liveUntil(db: Database, code: string): Promise<number> {
  const { found } = await runBatch(db, { found: closingOfCode(db, { code }) })
  const [event] = found
  if (!event) throw new Refusal('code_not_found')
  const state = deadlineStateOf(event, now())
  if (state === 'over' || event.refundedAt !== null) throw new Refusal('answers_closed')
  return state === 'open' ? event.closesAt : deadlineInstant(event.eventDate, event.timeZone)
}

/**
 * Opens a guest's live connection to an event. The code is looked up first, so that unknown and closed events start no desk. An
 * event that was closed early is followed, too, since it may reopen.
 * @param clientAddress the caller's network address, whose wrong codes and open connections are counted
 * @throws Refusal 403 `origin`, 404 `not_found`, 410 `closed`, 429 `too_many`
 */
export async function guestLive(env: Env, request: Request, code: string, clientAddress: string) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const closesAt = await limitUnknownCodes(env, clientAddress, () =>
    replicaFirst(env, { bypassCache: false }, (db) => liveUntil(db, code)),
  )
  const from = await hmac(settings(env).secret, `live ${clientAddress}`)
  return openAtDesk(env, request, code, '/guest', { from, closes: String(closesAt) })
}
