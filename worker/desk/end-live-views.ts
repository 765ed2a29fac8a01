import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { dayAfter, dayAt } from '#contract/closing'
import { now } from '#core/clock'
import { database } from '#core/db'
import { callDesk } from '#core/desk-call'
import { sha256 } from '#core/hash'
import { errorFields, log } from '#core/log'
import { events } from '#core/schema/events'

/** How many desks are told of an ended session: what stands open at others ends by itself within ten minutes. */
const desksTold = 50

/**
 * Ends the live views of a session that has ended, at the planner's open events with the nearest deadlines. The session
 * is over already, so a failure is only logged.
 * @param token the session's, or null when all sessions of the planner have ended
 */
export async function endLiveViews(env: Env, planner: string, token: string | null): Promise<void> {
  const at = now()
  // The day before today: somewhere it still is.
  const since = dayAfter(dayAt(at, 'UTC'), -1)
  const session = token === null ? null : await sha256(token)
  try {
    const open = await database(env.DB)
      .select({ code: events.eventCode })
      .from(events)
      .where(and(eq(events.userId, planner), gte(events.eventDate, since), gt(events.closesAt, at)))
      .orderBy(asc(events.eventDate), asc(events.id))
      .limit(desksTold)
    await Promise.all(
      open.map(({ code }) =>
        callDesk(env, code, async (desk): Promise<void> => desk.endSession(planner, session)),
      ),
    )
  } catch (error) {
    log('warn', 'live views were not told of an ended session', errorFields(error))
  }
}
