import { capacityState } from '#events/rules/capacity'
import { dayAt, isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { PlannerEvent } from '#events/shape/event'
import { closesIn, waitsFor } from '#events/words/planner-dashboard'

const dayLength = 86_400_000
const soon = 3

/** Words for what an event waits for, and the link to the first of it. */
export type Need = { event: PlannerEvent; leads: 'menu' | 'full' | 'kitchen' | 'event'; waits: string[] }

/**
 * The events that wait for their planner, in their order: no menu, full, closing within three days, and closed without a
 * final sheet for the kitchen, until the meal is over.
 */
export function needsOf(events: PlannerEvent[], at: number): Need[] {
  return events.flatMap((event) => {
    if (!isOpen(event, at)) return wantsSheet(event, at) ? [awaiting(event)] : []
    const days = daysLeft(event, at)
    const bare = event.itemCount === 0
    const full = capacityState(event) === 'full'
    const waits = [
      ...(bare ? [waitsFor.menu] : []),
      ...(full ? [waitsFor.full] : []),
      ...(days <= soon ? [closesIn(days)] : []),
    ]
    return waits.length > 0 ? [{ event, leads: bare ? 'menu' : full ? 'full' : 'event', waits }] : []
  })
}

function awaiting(event: PlannerEvent): Need {
  return { event, leads: 'kitchen', waits: [waitsFor.sheet] }
}

function wantsSheet(event: PlannerEvent, at: number): boolean {
  return event.registeredGuests > 0 && event.lastSheet !== 'final' && !mealIsOver(event, at)
}

/** Days from today to the day on which an event closes, where it is. */
function daysLeft({ closesAt, timeZone }: PlannerEvent, at: number): number {
  const day = (instant: number) => Date.parse(dayAt(instant, timeZone))
  return (day(closesAt - 1) - day(at)) / dayLength
}
