import Stripe from 'stripe'
import { plans } from '../contract/plans.ts'
import { lookupKey } from '../contract/purchase.ts'
import { site } from '../contract/site.ts'

// `STRIPE_SECRET_KEY=sk_… npm run stripe:setup`: creates the product and a price per plan in the operator's account.
// Finds prices by lookup key, so a second run changes only what differs. Prints the settings.
const key = process.env.STRIPE_SECRET_KEY
if (!key) {
  console.error('Set STRIPE_SECRET_KEY to the secret key of your Stripe account (sk_test_… or sk_live_…).')
  process.exit(1)
}
const api = process.env.STRIPE_API ? new URL(process.env.STRIPE_API) : null
const stripe = new Stripe(key, {
  ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
})
const currency = site.currency.toLowerCase()

const { data: known } = await stripe.prices.list({
  lookup_keys: plans.map(({ id }) => lookupKey(id)),
  active: true,
})
const firstProduct = known[0]?.product
const product =
  typeof firstProduct === 'string'
    ? firstProduct
    : (firstProduct?.id ?? (await stripe.products.create({ name: `${site.name} event upgrade` })).id)

const settings: string[] = []
for (const plan of plans) {
  const same = known.find(
    (price) =>
      price.lookup_key === lookupKey(plan.id) &&
      price.unit_amount === plan.price * 100 &&
      price.currency === currency,
  )
  // Prices are immutable. A new price replaces one that differs and takes over its lookup key.
  const price =
    same ??
    (await stripe.prices.create({
      product,
      currency,
      unit_amount: plan.price * 100,
      nickname: plan.name,
      lookup_key: lookupKey(plan.id),
      transfer_lookup_key: true,
    }))
  settings.push(`STRIPE_PRICE_${plan.id}=${price.id}`)
}

console.log(`${settings.join('\n')}

Set these with \`npx wrangler secret put NAME --env production\`, with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.
The webhook's address is <your origin>/api/stripe; its events are
checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded,
checkout.session.async_payment_failed, charge.refunded, charge.refund.updated, refund.created, refund.updated,
refund.failed, charge.dispute.created, charge.dispute.closed.`)
