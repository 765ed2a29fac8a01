import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import type { NotificationKind } from './shape.ts'
import { notificationsOff } from './table.ts'

/** SQL condition of `events`: its planner gets notifications of a kind about it. Nobody gets any about one that guests cannot reach. */
export function wants(kind: NotificationKind): SQL | undefined {
  return and(
    isNull(events.refundedAt),
    isNull(events.suspendedAt),
    isNull(events.plannerSuspendedAt),
    notExists(
      sql`(select 1 from ${notificationsOff} where ${notificationsOff.userId} = ${events.userId} and ${notificationsOff.kind} = ${kind})`,
    ),
  )
}

/** The event of a notification to its planner, and their address. None where they do not want it. */
export async function plannersEvent(db: Database, eventId: string, kind: NotificationKind) {
  const [row] = await db
    .select({ event: events, to: user.email })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(and(eq(events.id, eventId), wants(kind)))
    .limit(1)
  return row
}
