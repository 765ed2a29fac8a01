import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { cardPayments } from '../dev/cards/payments.ts'
import { webhookEvents } from '../purchases/webhook-events.ts'
import { setUpStripe } from './set-up-stripe.ts'

const origin = 'https://menus.test'

/** The provider's own SDK, and its stand-in in the place of the provider. */
function account() {
  const standIn = cardPayments('http://card-payments.test', null, null)
  const fetchIt = async (url: string | URL | Request, init?: RequestInit) =>
    standIn.fetch(new Request(url, init))
  return new Stripe('sk_test_standin', {
    host: 'card-payments.test',
    protocol: 'http',
    port: 80,
    httpClient: Stripe.createFetchHttpClient(fetchIt),
  })
}
const endpointsOf = async (stripe: Stripe) => (await stripe.webhookEndpoints.list()).data

it('makes the webhook once, with the SDK’s version of the API, and shows its secret once', async () => {
  const stripe = account()
  const first = await setUpStripe(stripe, origin)
  expect(Object.keys(first.settings)).toEqual([
    ...['STRIPE_PRICE_100', 'STRIPE_PRICE_500', 'STRIPE_PRICE_1000', 'STRIPE_PRICE_2000'],
    'STRIPE_WEBHOOK_SECRET',
  ])
  expect(first.settings.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/)
  const made = await endpointsOf(stripe)
  expect(made).toMatchObject([
    { url: 'https://menus.test/api/stripe', api_version: Stripe.API_VERSION, enabled_events: webhookEvents },
  ])
  const { STRIPE_WEBHOOK_SECRET: _, ...prices } = first.settings
  expect(await setUpStripe(stripe, origin)).toEqual({ settings: prices, outdated: [] })
  expect(await endpointsOf(stripe)).toEqual(made)
})

it('adds what an endpoint lacks, switches it on, and leaves those of other sites alone', async () => {
  const stripe = account()
  const lacking = { enabled_events: ['charge.refunded' as const], api_version: Stripe.API_VERSION }
  const { id } = await stripe.webhookEndpoints.create({ ...lacking, url: `${origin}/api/stripe` })
  await stripe.webhookEndpoints.update(id, { disabled: true })
  const other = await stripe.webhookEndpoints.create({ ...lacking, url: 'https://other.test/api/stripe' })
  const { settings, outdated } = await setUpStripe(stripe, origin)
  expect({ secret: settings.STRIPE_WEBHOOK_SECRET, outdated }).toEqual({ secret: undefined, outdated: [] })
  expect(await endpointsOf(stripe)).toMatchObject([
    { id, status: 'enabled', enabled_events: webhookEvents },
    { id: other.id, enabled_events: ['charge.refunded'] },
  ])
})

it('makes an endpoint beside one of another version, and names the old one', async () => {
  const stripe = account()
  const old = await stripe.webhookEndpoints.create({
    url: `${origin}/api/stripe`,
    enabled_events: ['charge.refunded'],
    api_version: '2024-06-20',
  })
  const { settings, outdated } = await setUpStripe(stripe, origin)
  expect(settings.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/)
  expect(outdated).toEqual([old.id])
  expect(await endpointsOf(stripe)).toHaveLength(2)
})

it('asks for exactly the events that are handled', () => {
  const handled = readFileSync('worker/purchases/webhook.ts', 'utf8').matchAll(/case '([a-z_.]+)'/g)
  expect(new Set([...handled].map(([, type]) => type))).toEqual(new Set(webhookEvents))
})
