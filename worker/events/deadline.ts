import { deadlinePast, isPast } from '#contract/event'
import { Refusal } from '#ground/refusal'

/** Refuses a deadline that is over in the event's own zone. */
export function notPast(deadline: { eventDate: string; timeZone: string }, at: number): void {
  if (isPast(deadline, at))
    throw new Refusal(400, 'invalid', deadlinePast, { fields: { eventDate: deadlinePast } })
}
