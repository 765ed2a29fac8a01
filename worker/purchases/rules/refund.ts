import { terms } from '../../core/terms.ts'
import { dayAfter, dayAt } from '../../events/rules/closing.ts'

export type Deadline = { eventDate: string; timeZone: string }

/**
 * The last calendar day on which a refund can be asked for: the earlier of purchase + 30 days and deadline − 30
 * days, in the event's own zone.
 * @param boughtAt the instant of the purchase in milliseconds
 */
export function refundableUntil({ eventDate, timeZone }: Deadline, boughtAt: number): string {
  const afterPurchase = dayAfter(dayAt(boughtAt, timeZone), terms.refundWithinDays)
  const beforeDeadline = dayAfter(eventDate, -terms.refundBeforeDeadlineDays)
  return [afterPurchase, beforeDeadline].sort()[0] ?? afterPurchase
}

/** True if a refund may still be asked for at an instant. */
export function isRefundable(event: Deadline, boughtAt: number, now: number): boolean {
  return dayAt(now, event.timeZone) <= refundableUntil(event, boughtAt)
}
