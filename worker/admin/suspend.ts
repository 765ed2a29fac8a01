import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import type { UserActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'
import type { Suspension } from './shape/suspension.ts'

/**
 * Suspends an event, or with no reason lifts its suspension. What is so already stays, and is not audited.
 * @returns the codes of the events whose open pages are to be told
 * @throws Refusal 404 when it does not exist
 */
export async function suspendEvent(
  { db, actor, at }: Context<'db' | 'actor' | 'at', UserActor>,
  { id, suspension }: { id: string; suspension: Suspension | null },
): Promise<string[]> {
  const { found } = await runBatch(db, {
    changed: audited(
      db,
      db
        .update(events)
        .set(columnsOf(suspension, at))
        .where(and(eq(events.id, id), changes(events, suspension))),
      {
        actor,
        action: suspension ? 'SUSPEND_EVENT' : 'RESTORE_EVENT',
        entityType: 'event',
        entityId: id,
        at,
      },
    ),
    found: db.select({ code: events.eventCode }).from(events).where(eq(events.id, id)),
  })
  if (found.length === 0) throw notFound('admin_event_not_found')
  return found.map(({ code }) => code)
}

/** The same for a planner with all their events. An admin's account is not there. */
export async function suspendPlanner(
  { db, actor, at }: Context<'db' | 'actor' | 'at', UserActor>,
  { id, suspension }: { id: string; suspension: Suspension | null },
): Promise<string[]> {
  const planner = and(eq(user.id, id), eq(user.role, 'planner'))
  const { found, codes } = await runBatch(db, {
    changed: audited(
      db,
      db
        .update(user)
        .set(columnsOf(suspension, at))
        .where(and(planner, changes(user, suspension))),
      {
        actor,
        action: suspension ? 'SUSPEND_PLANNER' : 'RESTORE_PLANNER',
        entityType: 'user',
        entityId: id,
        at,
      },
    ),
    events: db
      .update(events)
      .set({ plannerSuspendedAt: sql`(select suspended_at from user where id = ${id} and role = 'planner')` })
      .where(usableBy(id, 'owner')),
    found: db.select({ id: user.id }).from(user).where(planner),
    codes: db.select({ code: events.eventCode }).from(events).where(usableBy(id, 'owner')),
  })
  if (found.length === 0) throw notFound()
  return codes.map(({ code }) => code)
}

function columnsOf(suspension: Suspension | null, at: number) {
  return { suspendedAt: suspension && at, suspensionReason: suspension?.reason ?? null }
}

/** SQL condition: true where it is not suspended already, and for the same reason; or not lifted already. */
function changes(row: typeof events | typeof user, suspension: Suspension | null): SQL | undefined {
  if (!suspension) return isNotNull(row.suspendedAt)
  return or(isNull(row.suspendedAt), ne(row.suspensionReason, suspension.reason))
}
