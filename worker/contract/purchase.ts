import * as z from 'zod/mini'
import { type PlanId, plans } from './plans.ts'
import { site } from './site.ts'

export const checkoutNotAuthenticated = 'Not authenticated'
export const productNotFound = 'Product not found'
export const sessionNotCreated = 'Failed to create checkout session'
export const noCheckoutUrl = 'No checkout URL received'
/** What the planner sees when the server could not start a checkout. */
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

/** What the planner is told before paying. */
export const upgradeNotes: readonly string[] = [
  'Event dates cannot be changed after upgrade.',
  'The upgrade applies only to this event. Your other events keep their limits.',
  'Payment goes through Stripe, our card provider. We never see your card.',
  'It takes effect right after payment.',
]

export const checkoutRequest = z.object({ plan: z.string(productNotFound) })

/**
 * An order as its planner is told of it. Not paid yet: `pending`; taken, but not to be kept: `needs_refund`; given back,
 * but not received: `refund_failed`.
 */
export type OrderState = 'pending' | 'paid' | 'unpaid' | 'needs_refund' | 'refund_failed' | 'refunded'

export type OrderStatus = { status: OrderState; eventId: string; guestLimit: number; plan: PlanId }

export type Order = OrderStatus & {
  sessionId: string
  eventTitle: string
  /** In the smallest unit of the currency. */
  amountTotal: number
  currency: string
  createdAt: number
  /** When the payment was confirmed; null while it is not. */
  paidAt: number | null
}

/** Why a payment that came in changes nothing and should be given back. */
export const refundReasons = {
  event_gone: 'The event was deleted before the payment was confirmed.',
  event_refunded: 'The event was refunded before the payment was confirmed.',
  closed: 'The payment was confirmed after the deadline.',
  not_above: 'The event already had this limit or a higher one.',
  mismatch: 'What was paid is not what was ordered.',
} as const
export type RefundReason = keyof typeof refundReasons

/** Why a payment is listed again although it was given back, by whether its event has come back with it. */
export const refundFailedReasons = {
  event: 'The refund failed: the money has not reached the planner. The event is back, as it was before.',
  none: 'The refund failed: the money has not reached the planner.',
} as const

/** A payment an admin should give back, or give back again. */
export type OrderToRefund = Order & {
  /** Why it changed nothing; null for one that counted. */
  reason: RefundReason | null
  /** When its refund failed; null for one that was never tried. */
  refundFailedAt: number | null
  /** Whether it counts for its event: giving it back closes that event again. */
  counts: boolean
  userId: string
  /** Null once the account is gone. */
  plannerEmail: string | null
}

/** Why a payment is listed, in words. */
export function refundReason({ reason, refundFailedAt, counts }: OrderToRefund): string {
  if (refundFailedAt !== null) return refundFailedReasons[counts ? 'event' : 'none']
  return reason ? refundReasons[reason] : ''
}

/** An amount in the smallest unit as people read it: 1000 and usd give $10.00. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
}

/** A plan's price as the pricing page shows it: $10. */
export function planPrice(price: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: site.currency,
    maximumFractionDigits: 0,
  }).format(price)
}

/** The plan of an id, or undefined for what is none. */
export function planOf(id: string) {
  return plans.find((plan) => plan.id === id)
}

/** The name under which a plan's price is found in the operator's account at the provider. */
export function lookupKey(plan: PlanId): string {
  return `platewise_event_${plan}`
}
