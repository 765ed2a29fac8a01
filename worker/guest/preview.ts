import { sql } from 'drizzle-orm'
import { sessionTokenIn, signedInUserIdSql, unauthenticated, userOfSession } from '#account/http/session'
import { primaryFirstDb, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { isAboveFreeLimit } from '#events/rules/capacity'
import { events } from '#events/table/events'
import { mayUseSql } from '#events/table/may-use'
import type { GuestMenu, Unavailable } from '#party/shape/guest'
import { nothingToPreview } from '#party/words/planner'
import { translatedMenu, translatedMenuOf } from '../menu/guests/read-for-guests.ts'
import { eventView, formQuestions, type TranslatedMenu } from './look-up.ts'

/**
 * The event for a planner who tries the guest's form: its live menu, even before the event is shared, when it is full, and after
 * the deadline. All places count as free. It is read past all caches.
 * @param cookies the Cookie header
 * @param at the server's time in milliseconds
 * @throws Refusal 401 signed out, 404 for another planner's event, 410 for a refunded one
 */
export async function previewMenu(
  env: Env,
  cookies: string,
  eventId: string,
  at: number,
): Promise<TranslatedMenu> {
  const token = await sessionTokenIn(env, cookies)
  if (!token) throw unauthenticated()
  const db = primaryFirstDb(env)
  const isTheirs = mayUseSql(eventId, signedInUserIdSql({ token, at }), 'viewer')
  const { session, event, menu } = await runBatch(db, {
    session: userOfSession(db, { token, at }),
    event: db.select().from(events).where(isTheirs),
    menu: translatedMenu(db, sql<string>`(select ${events.id} from ${events} where ${isTheirs})`),
  })
  if (session.length === 0) throw unauthenticated()
  const [row] = event
  if (!row) throw notFound('event_not_found')
  if (row.refundedAt !== null) throw new Refusal('event_refunded')
  const { guestLimit, menuVersion } = row
  return {
    event: { ...eventView(row, at), registeredGuests: 0 },
    categories: translatedMenuOf(menu),
    guestLimit,
    registeredGuests: 0,
    asksEmail: isAboveFreeLimit(guestLimit),
    menuVersion,
    ...formQuestions(row),
  }
}

/** The menu; or, if it has no dishes, the sentence that says so to its planner. */
export function orNothingToPreview(menu: GuestMenu): GuestMenu | Unavailable {
  const hasDishes = menu.categories.some(({ items }) => items.length > 0)
  return hasDishes ? menu : { sentence: nothingToPreview, refusalCode: 'no_items' }
}
