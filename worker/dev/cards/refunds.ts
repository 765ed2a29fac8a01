import { type CardBook, type CardRefund, type CardSession, cardId } from './book.ts'
import type { Courier } from './webhooks.ts'

/** The refunds of a payment, oldest first. */
export function refundsOf(book: CardBook, intent: string | null): CardRefund[] {
  return [...book.refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
}

/** The session of a payment. */
export function sessionOf(book: CardBook, intent: string): CardSession | undefined {
  return [...book.sessions.values()].find(({ payment_intent }) => payment_intent === intent)
}

/** The charge of a payment with its refunded amount, without failed or canceled refunds. */
function chargeOf(book: CardBook, intent: string) {
  const amount = sessionOf(book, intent)?.amount_total ?? 0
  const back = refundsOf(book, intent).filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const refunded = back.reduce((sum, one) => sum + one.amount, 0)
  return {
    id: cardId('ch'),
    object: 'charge',
    livemode: false,
    payment_intent: intent,
    amount,
    amount_refunded: refunded,
    refunded: refunded >= amount,
  }
}

/**
 * Refunds a payment in full or in part (`part`, in the smallest unit). Sends the events at once, whatever the refund's
 * status, as the provider does.
 * @returns null when the full amount is already refunded or pending
 */
export function makeRefund(
  book: CardBook,
  couriers: Courier,
  intent: string,
  part: number | null,
): CardRefund | null {
  const { amount, refunded } = chargeOf(book, intent)
  if (refunded) return null
  const session = sessionOf(book, intent)
  const refund: CardRefund = {
    id: cardId('re'),
    object: 'refund',
    // A test sets another status, such as pending, in the session's metadata.
    status: (session?.metadata.refund as CardRefund['status'] | undefined) ?? 'succeeded',
    payment_intent: intent,
    amount: part ?? amount,
    created: Math.floor(Date.now() / 1000),
  }
  book.refunds.set(refund.id, refund)
  couriers.tell(session?.id ?? intent, 'refund.created', refund)
  couriers.tell(session?.id ?? intent, 'charge.refunded', chargeOf(book, intent))
  return refund
}

/** Sets the status of a session's last refund. Sends the provider's events: three for a failed refund. */
export function settleRefund(
  book: CardBook,
  couriers: Courier,
  session: CardSession,
  status: CardRefund['status'],
): void {
  const refund = refundsOf(book, session.payment_intent).at(-1)
  if (!refund) return
  refund.status = status
  book.keep()
  couriers.tell(session.id, 'refund.updated', refund)
  couriers.tell(session.id, 'charge.refund.updated', refund)
  if (status === 'failed') couriers.tell(session.id, 'refund.failed', refund)
}
