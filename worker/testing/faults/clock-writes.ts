import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database } from '#core/db'
import { dayAt, instantOf } from '#events/rules/closing'
import { events } from '#events/table/events'
import { eventMailings } from '#mailings/table'
import { sheetWatches } from '#sheets/table'
import { runCron } from '../../app/cron.ts'
import { writeReminders } from '../../mailings/write-reminders.ts'
import { notifyPlanners } from '../../notifications/notify-planners.ts'
import { anonymizeDeleted } from '../../retention/anonymize-deleted.ts'
import { eraseNeeds } from '../../retention/erase-needs.ts'
import { eraseOld } from '../../retention/erase-old.ts'
import { notifyOfLateChanges } from '../../sheets/late-changes.ts'
import { makeDinner, peanuts } from '../factories/dinner.ts'
import { makeEvent, makeKitchenLink } from '../factories/factories.ts'
import { makeInvitation } from '../factories/guest-list.ts'
import { makeDecline, makeResponse, partyOf } from '../factories/party-factories.ts'
import { answered, event, owner, type Write, type WriteCase } from './write-case.ts'

const db = database(env.DB)
const minute = 60_000
const day = 86_400_000

/** One of the clock's turns by itself: of all of them together, one that fails is soon lost among the others. */
export const turn = (run: (context: Context<'env' | 'db' | 'at'>) => Promise<unknown>): Write => ({
  run: (env) => run({ env, db: database(env.DB), at: now() }),
})

/** Writes of the clock. */
export const clockWrites: Record<string, WriteCase> = {
  'the clock': {
    given: async () => {
      const { event: one } = await answered()
      await db
        .update(events)
        .set({ closesAt: now() - 160 * day, eventDate: dayAt(now() - 160 * day, one.timeZone) })
        .where(eq(events.id, one.id))
      return { run: runCron }
    },
  },
  'the clock erases needs after the meal': {
    given: async () => {
      const { answer, eats, beef, issue, event: one } = await makeDinner({ guestLimit: 30 })
      await answer([eats('aaaaaa', beef, peanuts(1))])
      await issue()
      const closesAt = now() - 40 * day
      const eventDate = dayAt(closesAt, one.timeZone)
      await db.update(events).set({ closesAt, eventDate, serviceDay: eventDate }).where(eq(events.id, one.id))
      return turn(eraseNeeds)
    },
  },
  'the clock erases what is old': {
    given: async () => {
      const { planner } = await owner()
      const closesAt = now() - 400 * day
      const eventDate = dayAt(closesAt, 'Europe/Berlin')
      const one = await makeEvent(db, planner.id, {
        closesAt,
        eventDate,
        erasureNotifiedAt: now() - 31 * day,
      })
      await makeResponse(env, one, partyOf(2), { leadGuestEmail: `${crypto.randomUUID()}@example.com` })
      await makeDecline(env, one, ['Ann', 'Leo'])
      await makeKitchenLink(env, one, { email: `${crypto.randomUUID()}@example.com` })
      return turn(eraseOld)
    },
  },
  'the clock forgets who was deleted': {
    given: async () => {
      const { event: one } = await event()
      const [response, decline] = [
        await makeResponse(env, one, partyOf(2)),
        await makeDecline(env, one, ['Ann']),
      ]
      for (const [table, { id }] of [['guest_selections', response] as const, ['declines', decline] as const])
        await env.DB.prepare(`update ${table} set deleted_at = ?2, version = 2 where id = ?1`)
          .bind(id, now() - 10 * minute)
          .run()
      return turn(anonymizeDeleted)
    },
  },
  'the clock tells of a full and of a closed event': {
    given: async () => {
      const { event: full } = await event()
      for (let parties = 0; parties < 3; parties++) await makeResponse(env, full, partyOf(10))
      await answered({ closed: true })
      return turn(notifyPlanners)
    },
  },
  'the clock writes reminders': {
    given: async () => {
      const { event: one } = await answered()
      for (const name of ['Ann', 'Bob'])
        await makeInvitation(env, one, [name], { email: `${crypto.randomUUID()}@example.com` })
      // Noon of a day there, whatever the hour of the test.
      const noon = instantOf(dayAt(now(), one.timeZone), '12:00', one.timeZone)
      const plan = { windows: [1], hour: 12, nextAt: noon, nextWindow: 1 }
      await db.insert(eventMailings).values({ eventId: one.id, allowedAt: noon, ...plan })
      return { run: (env) => writeReminders({ env, db: database(env.DB), at: noon }) }
    },
  },
  'the clock tells of changes after a final sheet': {
    given: async () => {
      const dinner = await makeDinner({ guestLimit: 30, closingNotified: 1 })
      await dinner.close()
      await dinner.issue('final')
      await dinner.answer([dinner.eats('aaaaaa', dinner.beef)])
      await db
        .update(sheetWatches)
        .set({ changed: false, changedAt: now() - 11 * minute })
        .where(eq(sheetWatches.eventId, dinner.event.id))
      return turn(notifyOfLateChanges)
    },
  },
}
