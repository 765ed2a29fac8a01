import type Stripe from 'stripe'
import type { Payments } from '#core/settings'

/**
 * The card provider's SDK, loaded when a payment first needs it: no guest's request waits for its code.
 * It tries a failed call again twice, under the same idempotency key.
 */
export async function provider({ secretKey, api }: Payments): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe')
  return new StripeSdk(secretKey, {
    httpClient: StripeSdk.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 4_000,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** What the provider says of a session, cut down to what we compare with our own records. */
export type CheckoutSession = {
  id: string
  status: 'open' | 'complete' | 'expired' | 'failed'
  paid: boolean
  live: boolean
  amountTotal: number
  currency: string
  customerId: string | null
  paymentIntent: string | null
  eventId: string
  userId: string
  plan: string
}

/** A session of the provider's, as we compare it. */
export function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    status: standing(session.status),
    paid: session.payment_status === 'paid',
    live: session.livemode,
    amountTotal: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customerId: idOf(session.customer),
    paymentIntent: idOf(session.payment_intent),
    eventId: session.metadata?.event_id ?? '',
    userId: session.client_reference_id ?? '',
    plan: session.metadata?.plan ?? '',
  }
}

function standing(status: string | null): CheckoutSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

/** The id of something the provider names by its id or shows whole. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

/** The provider's own code for a failed call, or '' for what came from elsewhere. */
export function failureCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
