import { dayAfter, dayAt } from './closing.ts'
import { longDay } from './day.ts'
import { refundedKeptDays } from './retention.ts'
import { site } from './site.ts'
import { terms } from './terms.ts'

export const notRefundable = `Not refundable: the deadline is less than ${terms.refundBeforeDeadlineDays} days away.`
export const noLongerRefundable = 'Not refundable any more: the time for asking has passed.'

/** What a refund does to the event, wherever it is told. */
export const refundDeletes = `A refund closes and hides the event at once, and deletes it with all its data ${refundedKeptDays} days later.`

/** Said to its planner of a refunded event, by its address. */
export const eventRefunded =
  'This event was refunded. It is closed and hidden, and will be deleted with all its data.'

/** Said on the dashboard of a refunded event. `deletedOn` is a calendar day. */
export function refundedNotice(title: string, deletedOn: string): string {
  return `${title} was refunded. It is closed and hidden, and will be deleted with all its data on ${longDay(deletedOn)}.`
}

/** The guarantee as a rule, for whoever has no event in mind: FAQ and terms. */
export const refundRule = `You can ask for your money back within ${terms.refundWithinDays} days of the purchase, and at least ${terms.refundBeforeDeadlineDays} days before the event's submission deadline. ${refundDeletes}`

type Deadline = { eventDate: string; timeZone: string }

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

/** Whether a refund may still be asked for at an instant. */
export function isRefundable(event: Deadline, boughtAt: number, now: number): boolean {
  return dayAt(now, event.timeZone) <= refundableUntil(event, boughtAt)
}

/** What is said of refunds before paying: `Refundable until {date}`, or that it is not. */
export function refundWords(event: Deadline, now: number): string {
  return isRefundable(event, now, now)
    ? `Refundable until ${longDay(refundableUntil(event, now))}`
    : notRefundable
}

/** The same of a purchase already made. */
export function refundWordsOf(event: Deadline, boughtAt: number, now: number): string {
  if (isRefundable(event, boughtAt, now))
    return `Refundable until ${longDay(refundableUntil(event, boughtAt))}`
  return isRefundable(event, boughtAt, boughtAt) ? noLongerRefundable : notRefundable
}

/** What the delete dialog of a premium event says: to ask first while that is possible. */
export function deletingDoesNotRefund(event: Deadline, boughtAt: number, now: number): string {
  return isRefundable(event, boughtAt, now)
    ? `Deleting does not refund. Ask for a refund first: ${site.supportEmail}`
    : 'Deleting does not refund.'
}
