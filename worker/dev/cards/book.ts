import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '../../core/site.ts'
import { plans } from '../../purchases/rules/plans.ts'
import { lookupKey } from '../../purchases/shape.ts'

/** A checkout session as the provider shows it: the fields the product reads. */
export type CardSession = {
  id: string
  object: 'checkout.session'
  livemode: boolean
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  customer: string | null
  payment_intent: string | null
  /** The id of its invoice, once it is paid and one was asked for. */
  invoice: string | null
  invoice_creation?: { enabled: boolean }
  client_reference_id: string | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  expires_at: number
  url: string | null
  created: number
}

/** A refund as the provider shows it: the fields the product reads. */
export type CardRefund = {
  id: string
  object: 'refund'
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  payment_intent: string
  amount: number
  created: number
}

export type CardPrice = {
  id: string
  object: 'price'
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string | null
  product: string
}

/** A customer as the provider shows it: the fields the product writes. */
export type CardCustomer = { id: string; object: 'customer'; name: string; email: string }

/** An address that events are sent to, as the provider shows it. */
export type CardEndpoint = {
  id: string
  object: 'webhook_endpoint'
  url: string
  enabled_events: string[]
  api_version: string | null
  status: 'enabled' | 'disabled'
}

export type CardEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: unknown }
}

/** Delivery of one session's events. A test can delay, duplicate, hold, lose or wrongly sign them. */
export type Travel = {
  mode: 'send' | 'hold' | 'lose'
  /** Milliseconds before an event is sent. */
  delay: number
  copies: number
  sign: 'right' | 'wrong'
  /** Milliseconds after which a payment made "later" settles by itself. */
  settles: number
}

/** Makes the next `fail` calls for one of our events fail, before or after they take effect. */
export type Trouble = { fail: number; after: boolean }

/** The stand-in's state. Sessions, refunds and customers are also kept in a file to survive a restart. */
export type CardBook = {
  sessions: Map<string, CardSession>
  prices: Map<string, CardPrice>
  customers: Map<string, CardCustomer>
  endpoints: Map<string, CardEndpoint>
  /** Refunds by id, in order of creation. */
  refunds: Map<string, CardRefund>
  /** Responses by idempotency key. */
  answers: Map<string, { params: string; answer: Promise<{ status: number; body: unknown }> }>
  events: Map<string, CardEvent[]>
  travels: Map<string, Travel>
  troubles: Map<string, Trouble>
  /** Sessions whose later payment has succeeded or failed. */
  settled: Set<string>
  /** Idempotency keys of the calls that created a session, by our event. */
  asked: Map<string, string[]>
  keep(): void
}

/**
 * Creates a stand-in's state, with a price for each plan.
 * @param file stores sessions, refunds and customers across restarts; null stores nothing
 */
export function cardBook(file: string | null): CardBook {
  const kept: { sessions: CardSession[]; refunds: CardRefund[]; customers?: CardCustomer[] } =
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sessions: [], refunds: [] }
  const book: CardBook = {
    sessions: new Map(kept.sessions.map((session) => [session.id, session])),
    prices: new Map(
      plans.map(({ id, price }) => [
        `price_${id}`,
        {
          id: `price_${id}`,
          object: 'price',
          active: true,
          currency: site.currency.toLowerCase(),
          unit_amount: price * 100,
          lookup_key: lookupKey(id),
          product: 'prod_upgrade',
        },
      ]),
    ),
    customers: new Map((kept.customers ?? []).map((customer) => [customer.id, customer])),
    endpoints: new Map(),
    refunds: new Map(kept.refunds.map((refund) => [refund.id, refund])),
    answers: new Map(),
    events: new Map(),
    travels: new Map(),
    troubles: new Map(),
    settled: new Set(),
    asked: new Map(),
    keep() {
      if (file)
        writeFileSync(
          file,
          JSON.stringify({
            sessions: [...book.sessions.values()],
            refunds: [...book.refunds.values()],
            customers: [...book.customers.values()],
          }),
        )
    },
  }
  return book
}

/** Returns the session, marked as expired if it is open past `expires_at`. */
export function sessionNow(book: CardBook, id: string): CardSession | undefined {
  const session = book.sessions.get(id)
  if (session?.status === 'open' && session.expires_at * 1000 <= Date.now())
    Object.assign(session, { status: 'expired', url: null })
  return session
}

/** Creates an id in the provider's format: a prefix and random characters. */
export function cardId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`
}
