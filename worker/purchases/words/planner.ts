import { figure } from '../../core/figures.ts'
import { paidCategories } from '../../core/limits.ts'
import { site } from '../../core/site.ts'
import { terms } from '../../core/terms.ts'
import { longDay } from '../../languages/en/days.ts'
import { type Deadline, isRefundable, refundableUntil } from '../../purchases/rules/refund.ts'
import { refundedKeptDays } from '../../retention/rules.ts'

export const checkoutNotAuthenticated = 'Not authenticated'

/** Description of a payment at the card provider. */
export const paymentFor = (plan: string, title: string) => `${plan} for ${title}`
export const productNotFound = 'Product not found'
export const sessionNotCreated = 'Failed to create checkout session'
export const noCheckoutUrl = 'No checkout URL received'
export const badSignature = 'The signature is not valid.'
export const notAnEvent = 'This is not an event.'

// Upgrades, payments and refunds.

export const confirmed = 'Your email is confirmed, and you are signed in.'

/** Said when a planner comes back from an upgrade: the limit is the server's. */
export function upgraded(title: string, guestLimit: number): string {
  return `${title} now takes up to ${figure(guestLimit)} guests.`
}

/** Every person in a party counts as one: said wherever guest responses are the unit of sale. */
export const everyPersonCounts = 'Every person in a party counts as one.'

const extras = [
  `Up to ${paidCategories} menu categories`,
  'CSV export of all menu selections',
  'Emailed guest-edit links',
]

/** An upgrade of one event. `guests` is the limit it brings. */
export const plan = {
  name: (guests: number) => `${figure(guests)} guest responses`,
  description: (guests: number) => `For one event with up to ${figure(guests)} guests.`,
  features: (guests: number) => [`Up to ${figure(guests)} guest responses`, ...extras],
  extras,
}

/** Notes shown before paying. */
export const upgradeNotes = [
  'Event dates cannot be changed after upgrade.',
  'The upgrade applies only to this event. Your other events keep their limits.',
  'Payment goes through Stripe, our card provider. We never see your card.',
  'It takes effect right after payment.',
]

/** Shown when the server could not start a checkout. */
export const checkoutFailed = 'Failed to start checkout. Please try again.'
export const pastDeadline = 'Cannot upgrade past deadline'
export const notAboveLimit = 'This plan is not above the current limit of the event.'
export const paymentUnderWay =
  'A payment for this plan is already on its way. The limit rises as soon as it is confirmed.'
export const refundFailed = 'The refund could not be made. Please try again.'
export const nothingToRefund = 'There is no payment to refund.'
export const ordersNotLoaded = 'Your purchases could not be loaded. Please try again.'
export const upgradeUnavailable = 'Upgrade Not Available'
export const maximumReached = 'Maximum Capacity Reached'

/** Reasons for which a payment that came in changes nothing and should be given back. */
export const refundReasons = {
  event_gone: 'The event was deleted before the payment was confirmed.',
  event_refunded: 'The event was refunded before the payment was confirmed.',
  changed_hands: 'The event was handed over to somebody else before the payment was confirmed.',
  closed: 'The payment was confirmed after the deadline.',
  not_above: 'The event already had this limit or a higher one.',
  mismatch: 'The amount paid does not match the order.',
} as const

/** The reason for which a payment is listed again although it was given back, by whether its event has come back with it. */
export const refundFailedReasons = {
  event: 'The refund failed: the money has not reached the planner. The event is back, as it was before.',
  none: 'The refund failed: the money has not reached the planner.',
} as const

/** The reason for which a payment is listed, in words. */
export function refundReason({
  reason,
  refundFailedAt,
  counts,
}: {
  reason: keyof typeof refundReasons | null
  refundFailedAt: number | null
  counts: boolean
}): string {
  if (refundFailedAt !== null) return refundFailedReasons[counts ? 'event' : 'none']
  return reason ? refundReasons[reason] : ''
}

export const notRefundable = `Not refundable: the deadline is less than ${terms.refundBeforeDeadlineDays} days away.`
export const noLongerRefundable = 'No longer refundable: the time to ask has passed.'

/** Consequence of a refund for the event. */
export const refundDeletes = `A refund closes and hides the event at once, and deletes it with all its data ${refundedKeptDays} days later.`

/** Said to its planner of a refunded event, by its address. */
export const eventRefunded =
  'This event was refunded. It is closed and hidden, and will be deleted with all its data.'

/** Said on the dashboard of a refunded event. `deletedOn` is a calendar day. */
export function refundedNotice(title: string, deletedOn: string): string {
  return `${title} was refunded. It is closed and hidden, and will be deleted with all its data on ${longDay(deletedOn)}.`
}

/** The guarantee as a rule, for whoever has no event in mind: FAQ and terms. */
export const refundRule = `You can ask for your money back within ${terms.refundWithinDays} days of the purchase, and at least ${terms.refundBeforeDeadlineDays} days before the event’s submission deadline. ${refundDeletes}`

/** Refunds, before paying: `Refundable until {date}`, or that it is not. */
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

/** In the delete dialog of a premium event: to ask first while that is possible. */
export function deletingDoesNotRefund(event: Deadline, boughtAt: number, now: number): string {
  return isRefundable(event, boughtAt, now)
    ? `Deleting does not refund. Ask for a refund first: ${site.supportEmail}`
    : 'Deleting does not refund.'
}

/** Beside a limit that is reached. */
export const needMore = 'Need more?'
export const upgradeForMore = 'Upgrade'

// The dialog of an upgrade, and the papers of a payment.

/** The list of sizes, and details of the chosen one. */
export const sizes = 'How many guests?'
export const oneTime = 'one-time'
export const included = 'Included'
export const upgradeTo = (guests: string) => `Upgrade to ${guests} Guests`
export const upgrading = 'Processing...'
/** The deadline that paying locks. `day` is written out, with its zone. */
export const locksDeadline = (day: string) => `Paying locks the submission deadline: ${day}.`
export const changeFirst = 'Change it first'
/** The line of an event that has an upgrade already. */
export const paidInFull = (guests: string, price: string) =>
  `This event is paid up to ${guests} guests. A larger size costs its full price (${price}). Earlier payments are not deducted.`
/** Papers of one payment. */
export const papers = {
  column: 'Documents',
  receipt: 'Receipt',
  invoice: 'Invoice',
  of: (paper: string, event: string) => `${paper} of ${event}`,
  noReceipt: 'There is no receipt for this payment.',
  noInvoice: 'There is no invoice for this payment.',
  failed: 'The card provider could not be reached. Please try again.',
}
