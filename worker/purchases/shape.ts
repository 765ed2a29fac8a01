import * as z from 'zod/mini'
import { locale } from '#languages/en/locale'
import { productNotFound, type refundReasons } from '#purchases/words/planner'
import { site } from '../core/site.ts'
import { type PlanId, plans } from './rules/plans.ts'

export const checkoutRequest = z.object({ plan: z.string(productNotFound) })

/**
 * An order as its planner sees it. `pending`: not paid yet. `needs_refund`: taken, but must be refunded.
 * `refund_failed`: refunded, but not received.
 */
export type OrderState = 'pending' | 'paid' | 'unpaid' | 'needs_refund' | 'refund_failed' | 'refunded'

export type OrderStatus = {
  status: OrderState
  eventId: string
  /** As the event was called when it was ordered. */
  eventTitle: string
  guestLimit: number
  plan: PlanId
}

export type Order = OrderStatus & {
  sessionId: string
  /** In the smallest unit of the currency. */
  amountTotal: number
  currency: string
  createdAt: number
  /** When the payment was confirmed; null while it is not. */
  paidAt: number | null
}

/** Addresses of the provider's receipt and invoice for a payment; null for one it has not. */
export type OrderPapers = { receipt: string | null; invoice: string | null }

export type RefundReason = keyof typeof refundReasons

/** A payment an admin should refund, or refund again. */
export type OrderToRefund = Order & {
  /** Why the payment had no effect. Null for one that counted. */
  reason: RefundReason | null
  /** When its refund failed. Null if none was tried. */
  refundFailedAt: number | null
  /** True if it counts for its event. Refunding it closes that event again. */
  counts: boolean
  userId: string
  /** Name and address are null once the account is gone. */
  plannerName: string | null
  plannerEmail: string | null
}

/** Formats an amount in the smallest unit of the currency: 1000 and usd give $10.00. */
export function money(amount: number, currency: string, language = locale): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
}

/** A plan's price as the pricing page shows it: $10. */
export function planPrice(price: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: site.currency,
    maximumFractionDigits: 0,
  }).format(price)
}

/** The plan with an id, or undefined. */
export function planOf(id: string) {
  return plans.find((plan) => plan.id === id)
}

/** The lookup name of a plan's price in the operator's account at the provider. */
export function lookupKey(plan: PlanId): string {
  return `platewise_event_${plan}`
}
