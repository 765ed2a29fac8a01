import { dayAt } from '#contract/closing'
import { deadlinePast } from '#contract/event'
import { Refusal } from '#ground/refusal'

/** Refuses a deadline that is over where the event is: today there is still in time. */
export function notPast({ eventDate, timeZone }: { eventDate: string; timeZone: string }, at: number): void {
  if (eventDate < dayAt(at, timeZone))
    throw new Refusal(400, 'invalid', deadlinePast, { fields: { eventDate: deadlinePast } })
}
