import * as z from 'zod/mini'
import { productNotFound } from '#words/api'
import { locale } from '#words/locale'
import type { refundReasons } from '#words/planner'
import { type PlanId, plans } from './plans.ts'
import { site } from './site.ts'

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
export type RefundReason = keyof typeof refundReasons

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

/** An amount in the smallest unit as people read it: 1000 and usd give $10.00. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
}

/** A plan's price as the pricing page shows it: $10. */
export function planPrice(price: number): string {
  return new Intl.NumberFormat(locale, {
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
