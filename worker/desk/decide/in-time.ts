import { sql } from 'drizzle-orm'
import { isOpen } from '#events/rules/closing'
import { needsUntil } from '#needs/rules/needs-until'
import { restorableFor } from '#party/rules/restorable'
import type { EventState, ReceivedCommand } from '../shape.ts'

// The same in SQL: `isInTimeSql` in `../statements/changes.ts`, and the conditions in `declines.ts` and `submissions.ts` there.

/** True if a guest's command arrived after the deadline; one about needs alone, after the meal. */
export function isLate({ kind, actor, at }: ReceivedCommand, event: EventState): boolean {
  if (actor.kind !== 'guest' || isOpen(event, at)) return false
  const { closesAt, serviceDay = null, timeZone = 'UTC', refundedAt = null } = event
  return kind !== 'needs' || refundedAt !== null || at >= needsUntil({ closesAt, serviceDay, timeZone })
}

/** True if a suspension refuses a guest's command. Commands that erase a guest's details are never refused by it. */
export function isRefusedBySuspension(
  { kind, actor }: ReceivedCommand,
  { suspendedAt = null }: EventState,
): boolean {
  return suspendedAt !== null && actor.kind === 'guest' && kind !== 'remove' && kind !== 'remove_decline'
}

/** SQL condition on a row of `events`: neither it nor its planner is suspended. */
export const isNotSuspendedSql = sql.raw('suspended_at is null and planner_suspended_at is null')

// Milliseconds added to the time for restoring, for a click in the last second to arrive.
const restoreGrace = 5_000

/** The earliest deletion that can still be restored at a time. */
export function restorableSince(at: number): number {
  return at - restorableFor - restoreGrace
}

/** True if what was deleted at a time can still be restored at another. */
export function isInTimeToRestore(deletedAt: number, at: number): boolean {
  return deletedAt >= restorableSince(at)
}
