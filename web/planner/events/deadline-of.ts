import type { PlannerEvent } from '#events/shape/event'
import { longDay, zoneName } from '#languages/en/days'

/** The deadline with its zone, as a sentence has it. */
export function deadlineOf({ eventDate, timeZone }: Pick<PlannerEvent, 'eventDate' | 'timeZone'>): string {
  return `${longDay(eventDate)} (${zoneName(timeZone)})`
}
