import { deadlineComplaint } from '#contract/event'
import { Refusal } from '#core/http/refusal'

/** Refuses with 400 a deadline that has passed in the event's time zone, or is more than 24 months ahead. */
export function checkDeadline(deadline: { eventDate: string; timeZone: string }, at: number): void {
  const sentence = deadlineComplaint(deadline, at)
  if (sentence) throw new Refusal('invalid', { fields: { eventDate: sentence } })
}
