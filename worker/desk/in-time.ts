import { restorableFor } from '#contract/answers'
import { isOpen } from '#contract/closing'
import type { Capacity, ReceivedCommand } from './commands.ts'

/** Whether a guest's command arrived after the deadline. */
export function isLate({ actor, at }: ReceivedCommand, event: Capacity): boolean {
  return actor.kind === 'guest' && !isOpen(event, at)
}

// Milliseconds added to the time for restoring, for a click in the last second to arrive.
const restoreGrace = 5_000

/** The earliest deletion that can still be restored at a time. */
export function restorableSince(at: number): number {
  return at - restorableFor - restoreGrace
}

/** Whether what was deleted at a time can still be restored at another. */
export function inTimeToRestore(deletedAt: number, at: number): boolean {
  return deletedAt >= restorableSince(at)
}
