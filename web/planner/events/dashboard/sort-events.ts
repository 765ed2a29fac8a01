import { closingDay, dayAt } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'

/** Sorts events by the day of the meal, else of the deadline: coming ones first, nearest first, then past ones, latest first. */
export function byMeal<T extends Pick<PlannerEvent, 'serviceDay' | 'closesAt' | 'timeZone'>>(
  events: readonly T[],
  at: number,
): T[] {
  const days = events.map((event) => ({ event, day: event.serviceDay ?? closingDay(event) }))
  const comes = ({ event, day }: (typeof days)[number]) => day >= dayAt(at, event.timeZone)
  const [ahead, past] = [days.filter(comes), days.filter((one) => !comes(one))]
  return [
    ...ahead.sort((one, other) => one.day.localeCompare(other.day)),
    ...past.sort((one, other) => other.day.localeCompare(one.day)),
  ].map(({ event }) => event)
}
