import type Stripe from 'stripe'
import type { Payments } from '#core/settings'

/**
 * The card provider's SDK, loaded at the first payment, so that guests' requests do not wait for it. It retries a failed
 * call twice, under the same idempotency key.
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

/** The fields of a provider's session that we compare with our own records. */
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

/** Reads those fields from a session of the SDK. */
export function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    status: sessionStatus(session.status),
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

function sessionStatus(status: string | null): CheckoutSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

/** The id of an object that the provider gives as an id or expanded. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

/** The provider's code for a failed call, or '' for other errors. */
export function failureCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
