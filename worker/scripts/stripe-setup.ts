import Stripe from 'stripe'
import { unstable_readConfig } from 'wrangler'
import { setUpStripe } from './set-up-stripe.ts'

// `STRIPE_SECRET_KEY=sk_… npm run stripe:setup -- staging` or `-- production`: creates the product, a price per plan and
// the webhook in the operator's Stripe account, or changes what differs. The settings alone go to stdout, to be piped to
// wrangler: the site refuses half of them, so they have to be set at once. STRIPE_API names a stand-in.
const key = process.env.STRIPE_SECRET_KEY
const [place] = process.argv.slice(2)
if (!key || (place !== 'staging' && place !== 'production')) {
  console.error(
    'Say for which place, with the secret key of your Stripe account (sk_test_… or sk_live_…):\n  STRIPE_SECRET_KEY=sk_… npm run stripe:setup -- production',
  )
  process.exit(1)
}
const { vars } = unstable_readConfig({ config: 'wrangler.toml', env: place })
const api = process.env.STRIPE_API ? new URL(process.env.STRIPE_API) : null
const stripe = new Stripe(key, {
  ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
})
const { settings, outdated } = await setUpStripe(stripe, String(vars.ORIGIN))

for (const [name, value] of Object.entries({ STRIPE_SECRET_KEY: key, ...settings }))
  console.log(`${name}=${value}`)
console.error(`
Set these at once, for one without the others stops the site: pipe them to
  npx wrangler secret bulk --env ${place}
${
  settings.STRIPE_WEBHOOK_SECRET
    ? 'Stripe shows STRIPE_WEBHOOK_SECRET this once. Where it is lost, delete the endpoint in its dashboard and run this again.'
    : 'The webhook was there already. Its secret is not shown again, and stays as it is set.'
}`)
if (outdated.length > 0)
  console.error(
    `Older endpoints speak another version of Stripe's API: ${outdated.join(', ')}. Delete them in its dashboard when the new secret is set.`,
  )
