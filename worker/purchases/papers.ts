import type Stripe from 'stripe'
import { database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { failureCode, provider } from './provider.ts'
import { ownOrder } from './read.ts'
import type { OrderPapers } from './shape.ts'

/**
 * Addresses of the provider's receipt and invoice for a planner's payment. Asked each time and not stored: its addresses
 * are good for a month, and its receipt tells of refunds.
 * @throws Refusal 404 for an unknown or unpaid order and for another planner's, 503 when the provider fails
 */
export async function papersOf(env: Env, userId: string, sessionId: string): Promise<OrderPapers> {
  const order = await ownOrder(database(env.DB), userId, sessionId)
  const { payments } = settings(env)
  if (!order || order.paidAt === null || !payments) throw notFound()
  try {
    const stripe = await provider(payments)
    const expand = ['payment_intent.latest_charge', 'invoice']
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand })
    const charge = expanded(expanded(session.payment_intent)?.latest_charge)
    return {
      receipt: charge?.receipt_url ?? null,
      invoice: expanded(session.invoice)?.hosted_invoice_url ?? null,
    }
  } catch (error) {
    if (failureCode(error) === 'resource_missing') return { receipt: null, invoice: null }
    log('warn', 'the papers could not be asked for', { sessionId, ...errorFields(error) })
    throw new Refusal('unavailable', { retryAfter: 5 })
  }
}

/** An object that was asked for expanded: the provider gives its id where it could not. */
function expanded<T extends Stripe.PaymentIntent | Stripe.Charge | Stripe.Invoice>(
  named: string | T | null | undefined,
): T | null {
  return typeof named === 'object' ? named : null
}
