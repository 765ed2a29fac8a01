import fc from 'fast-check'
import { evil, scalar, tree } from './bodies.ts'

// Sent by `app/fuzz.test.ts` beside bodies: queries, and events that claim to be the card provider's.

/** Queries: of names that some route reads, with values that it takes and others. */
export const query = fc
  .dictionary(
    fc.constantFrom(
      ...['search', 'sort', 'order', 'after', 'first', 'planner', 'event', 'entity', 'action', 'day'],
      ...['paper', 'by', 'pages', 'stock', 'x', 'y', 'courses', 'special', 'sheet', 'to', 'name', 'lang'],
    ),
    fc.oneof(
      evil,
      fc.constantFrom('letter', 'l4794', 'l7414', 'together', 'email', 'desc', 'party', '1.5', 'off'),
    ),
    { maxKeys: 4 },
  )
  .map((asked) => new URLSearchParams(asked).toString())

const cardKey = fc.constantFrom(
  ...['id', 'object', 'payment_intent', 'payment_status', 'status', 'amount', 'amount_total', 'currency'],
  ...['metadata', 'client_reference_id', 'customer', 'customer_details', 'reason', 'created', '__proto__'],
)

/** Events of the card provider, which may hold anything. */
export const cardEvent = fc.record(
  {
    id: fc.oneof(fc.constant('evt_1'), scalar),
    type: fc.oneof(
      fc.constantFrom(
        ...['checkout.session.completed', 'checkout.session.expired'],
        ...['checkout.session.async_payment_failed', 'refund.created', 'refund.failed'],
        ...['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'],
      ),
      scalar,
    ),
    livemode: fc.oneof(fc.constant(false), scalar),
    data: fc.oneof(fc.record({ object: fc.dictionary(cardKey, fc.oneof(scalar, tree)) }), tree),
  },
  { requiredKeys: ['id', 'type', 'livemode', 'data'] },
)
