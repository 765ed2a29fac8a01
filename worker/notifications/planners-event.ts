import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import type { LetterKind } from './shape.ts'
import { lettersOff } from './table.ts'

/** SQL condition of `events`: its planner gets letters of a kind about it. Nobody gets any about one that guests cannot reach. */
export function wants(kind: LetterKind): SQL | undefined {
  return and(
    isNull(events.refundedAt),
    isNull(events.suspendedAt),
    isNull(events.plannerSuspendedAt),
    notExists(
      sql`(select 1 from ${lettersOff} where ${lettersOff.userId} = ${events.userId} and ${lettersOff.kind} = ${kind})`,
    ),
  )
}

/** The event of a letter to its planner, and their address. None where they do not want it. */
export async function plannersEvent(db: Database, eventId: string, kind: LetterKind) {
  const [row] = await db
    .select({ event: events, to: user.email })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(and(eq(events.id, eventId), wants(kind)))
    .limit(1)
  return row
}
