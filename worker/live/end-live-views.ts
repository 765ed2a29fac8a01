import { and, asc, gt, gte } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { errorFields, log } from '#core/log'
import { dayAfter, dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'
import { callDesk } from './call.ts'

/** Number of desks notified. Views at the others end by themselves within ten minutes. */
const desksMax = 50

/**
 * Ends the live views of an ended session, at the planner's open events with the nearest deadlines. The session has ended
 * already: a failure is only logged.
 * @param token the session's token, or null when all sessions of the planner have ended
 */
export async function endLiveViews(env: Env, planner: string, token: string | null): Promise<void> {
  const at = now()
  // Yesterday in UTC: in some time zone it still is that day.
  const since = dayAfter(dayAt(at, 'UTC'), -1)
  const session = token === null ? null : await sha256(token)
  try {
    const openEvents = await database(env.DB)
      .select({ code: events.eventCode })
      .from(events)
      .where(and(usableBy(planner, 'viewer'), gte(events.eventDate, since), gt(events.closesAt, at)))
      .orderBy(asc(events.eventDate), asc(events.id))
      .limit(desksMax)
    await Promise.all(
      openEvents.map(({ code }) =>
        callDesk(env, code, async (desk): Promise<void> => desk.sessionEnded(planner, session)),
      ),
    )
  } catch (error) {
    log('warn', 'live views of an ended session not closed', errorFields(error))
  }
}
