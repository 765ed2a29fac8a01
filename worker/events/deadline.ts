import { Refusal } from '#core/http/refusal'
import { deadlineError } from './shape/event.ts'
import { mealError } from './shape/meal.ts'

/** Refuses with 400 a deadline that has passed in the event's time zone, or is more than 24 months ahead. */
export function checkDeadline(deadline: { eventDate: string; timeZone: string }, at: number): void {
  const sentence = deadlineError(deadline, at)
  if (sentence) throw new Refusal('invalid', { fields: { eventDate: sentence } })
}

/**
 * Refuses with 400 a new day of the meal that is too far ahead.
 * @param before the day the event had
 */
export function checkMeal(
  { serviceDay, timeZone }: { serviceDay?: string | null | undefined; timeZone: string },
  before: string | null,
  at: number,
): void {
  const sentence = serviceDay && serviceDay !== before ? mealError(serviceDay, timeZone, at) : null
  if (sentence) throw new Refusal('invalid', { fields: { serviceDay: sentence } })
}
