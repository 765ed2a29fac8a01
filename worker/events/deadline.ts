import { deadlineComplaint } from '#contract/event'
import { Refusal } from '#core/http/refusal'

/** Refuses a deadline that is over in the event's own zone, or more than 24 months ahead there. */
export function checkDeadline(deadline: { eventDate: string; timeZone: string }, at: number): void {
  const sentence = deadlineComplaint(deadline, at)
  if (sentence) throw new Refusal(400, 'invalid', sentence, { fields: { eventDate: sentence } })
}
