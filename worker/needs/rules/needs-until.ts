import { deadlineInstant } from '../../events/rules/closing.ts'
import { keptAfterDays } from '../../retention/rules.ts'

/**
 * The time until which guests may change their needs, also after answers are closed: the end of the meal's day, or 30 days
 * after the closing of an event without one.
 */
export function needsUntil({
  closesAt,
  serviceDay,
  timeZone,
}: {
  closesAt: number
  serviceDay?: string | null
  timeZone: string
}): number {
  const until = serviceDay ? deadlineInstant(serviceDay, timeZone) : closesAt + keptAfterDays * 86_400_000
  return Math.max(closesAt, until)
}
