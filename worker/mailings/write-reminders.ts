import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { leftToday, mailFacts, senderOf } from './facts.ts'
import { remindersFor } from './queue-list-mails.ts'
import { nextReminder, whenDue } from './rules/plan.ts'
import { quotaOf } from './rules/quota.ts'
import { eventMailings } from './table.ts'

// Many plans say ten o'clock.
const atOnce = 100

/**
 * Queues the reminders that are due by their events' plans, and works out when the next ones are: also where a deadline
 * has moved. Reminders that are late or due at night wait for the next morning, or are dropped where the event closes
 * before. None are written for a menu without a dish, or where the operator has list mail off.
 */
export async function writeReminders({ env, db, at }: Context<'env' | 'db' | 'at'>): Promise<void> {
  if (settings(env).listMail === null) return
  for (const due of await dueReminders(db, at)) await writeThose(env, db, due, at)
}

function dueReminders(db: Database, at: number) {
  const { id: eventId, userId, guestLimit, closesAt, timeZone } = events
  return db
    .select({ mailing: eventMailings, event: { eventId, userId, guestLimit, closesAt, timeZone } })
    .from(eventMailings)
    .innerJoin(events, eq(events.id, eventMailings.eventId))
    .where(lte(eventMailings.nextAt, at))
    .orderBy(asc(eventMailings.nextAt))
    .limit(atOnce)
}

type Due = Awaited<ReturnType<typeof dueReminders>>[number]

async function writeThose(env: Env, db: Database, { mailing, event }: Due, at: number): Promise<void> {
  const { nextAt, nextWindow: window, windows, hour } = mailing
  const plan = { ...event, windows, hour }
  const verdict = window === null ? null : whenDue(plan, nextAt ?? at, at)
  const next = nextReminder(plan, at)
  const set =
    typeof verdict === 'number'
      ? { nextAt: verdict, nextWindow: window }
      : { nextAt: next?.at ?? null, nextWindow: next?.window ?? null }
  if (verdict === true && window !== null) await remind(env, db, event, window, at)
  await runBatch(db, {
    // A plan or deadline that was changed meanwhile stays as it was set.
    next: db
      .update(eventMailings)
      .set(set)
      .where(and(eq(eventMailings.eventId, event.eventId), eq(eventMailings.nextAt, nextAt ?? at))),
  })
}

/** Queues reminders of a window within the planner's quota. Those that are there already are not queued twice. */
async function remind(
  env: Env,
  db: Database,
  event: Due['event'],
  window: number,
  at: number,
): Promise<void> {
  const { eventId, closesAt } = event
  const sender = await senderOf(env, db, { id: eventId, userId: event.userId })
  for (const kind of ['remind', 'complete'] as const) {
    const [fact] = (await runBatch(db, { facts: mailFacts(db, sender, at) })).facts
    if (!fact?.hasMenu) return
    const quota = quotaOf(event, at - fact.joinedAt)
    const newParties = quota.parties === null ? null : Math.max(0, quota.parties - fact.parties)
    const room = { mails: leftToday(quota, fact), newParties }
    const { plannerKey } = sender
    await remindersFor(db, kind, { eventId, closesAt, window, at, plannerKey, room })
  }
}
