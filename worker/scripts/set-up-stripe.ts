import Stripe from 'stripe'
import { site } from '../core/site.ts'
import { plans } from '../purchases/rules/plans.ts'
import { lookupKey } from '../purchases/shape.ts'
import { webhookEvents } from '../purchases/webhook-events.ts'
import { plan as planWords } from '../purchases/words/planner.ts'

/**
 * Creates the product, a price per plan and the webhook's endpoint in an operator's account, and changes only what
 * differs when it runs again. The endpoint speaks the SDK's version of the API, whatever the account's own is.
 * @param origin of the site, like https://platewise.example
 * @returns the settings by name, with the endpoint's secret only when it was just made, and endpoints that are outdated
 */
export async function setUpStripe(
  stripe: Stripe,
  origin: string,
): Promise<{ settings: Record<string, string>; outdated: string[] }> {
  const prices = await pricesOf(stripe)
  const url = `${origin}/api/stripe`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const ours = data.filter((endpoint) => endpoint.url === url)
  const current = ours.find(({ api_version: version }) => version === Stripe.API_VERSION)
  const outdated = ours.filter((endpoint) => endpoint !== current).map(({ id }) => id)
  const enabled_events = [...webhookEvents]
  if (current) {
    const complete = enabled_events.every((type) => current.enabled_events.includes(type))
    if (!complete || current.status === 'disabled')
      await stripe.webhookEndpoints.update(current.id, { enabled_events, disabled: false })
    return { settings: prices, outdated }
  }
  // The version of an endpoint never changes, so another version is another endpoint.
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url,
    enabled_events,
    api_version: Stripe.API_VERSION,
    description: site.name,
  })
  return { settings: { ...prices, STRIPE_WEBHOOK_SECRET: secret }, outdated }
}

async function pricesOf(stripe: Stripe): Promise<Record<string, string>> {
  const currency = site.currency.toLowerCase()
  const lookup_keys = plans.map(({ id }) => lookupKey(id))
  const { data: known } = await stripe.prices.list({ lookup_keys, active: true })
  const first = known[0]?.product
  const product =
    typeof first === 'string'
      ? first
      : (first?.id ?? (await stripe.products.create({ name: `${site.name} event upgrade` })).id)
  const settings: Record<string, string> = {}
  for (const plan of plans) {
    const unit_amount = plan.price * 100
    const lookup_key = lookupKey(plan.id)
    const same = known.find(
      (price) =>
        price.lookup_key === lookup_key && price.unit_amount === unit_amount && price.currency === currency,
    )
    // Prices are immutable. A new price replaces one that differs and takes over its lookup key.
    const replace = { product, currency, unit_amount, lookup_key, transfer_lookup_key: true }
    const price =
      same ?? (await stripe.prices.create({ ...replace, nickname: planWords.name(plan.guestLimit) }))
    settings[`STRIPE_PRICE_${plan.id}`] = price.id
  }
  return settings
}
