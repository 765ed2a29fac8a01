import { figure } from '#core/figures'
import { capacityState } from '#events/rules/capacity'
import { dayAt, isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { lastDayToday, placesEnd } from '#events/words/planner-dashboard'
import { longDay, weekday } from '#languages/en/days'

const week = 7 * 86_400_000

/**
 * Sentence on the places of a nearly full event, which nobody can add to after it closes: "29 of 30 places taken.
 * You can add more until Sunday." Null for one with enough places, a full one, and a closed one.
 */
export function placesEndOf(
  event: Pick<PlannerEvent, 'guestLimit' | 'registeredGuests' | 'closesAt' | 'timeZone'>,
  at: number,
): string | null {
  const { closesAt, timeZone, registeredGuests, guestLimit } = event
  if (!isOpen(event, at) || capacityState(event) !== 'near') return null
  const [last, today] = [dayAt(closesAt - 1, timeZone), dayAt(at, timeZone)]
  const near = Date.parse(last) - Date.parse(today) < week
  const day = last === today ? lastDayToday : near ? weekday(last) : longDay(last)
  return placesEnd(figure(registeredGuests), figure(guestLimit), day)
}

/** True if an event closes within a week: then its places are named beside its count. */
export function closesSoon({ closesAt }: Pick<PlannerEvent, 'closesAt'>, at: number): boolean {
  return closesAt - at < week
}
