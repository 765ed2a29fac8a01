import * as z from 'zod/mini'
import { type PlanId, plans } from '#purchases/rules/plans'
import { canonicalEmail } from './email.ts'

const origin = z
  .string('ORIGIN is missing: the address people reach the site at, like https://platewise.example')
  .check(
    z.refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'ORIGIN must be an origin without a path, like https://platewise.example',
    ),
  )

// Those a D1 database can live in.
const regions = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'] as const

// Those that databases, buckets and desks have in common.
const jurisdictions = ['eu', 'fedramp', 'us'] as const

const price = z.optional(z.string().check(z.regex(/^price_/, 'STRIPE_PRICE_* must be ids of prices')))

const schema = z.object({
  ORIGIN: origin,
  SECRET: z
    .string('SECRET is missing: at least 32 random characters that sign sessions and edit links')
    .check(
      z.minLength(32, 'SECRET is too short: at least 32 random characters that sign sessions and edit links'),
    ),
  /** The secret before: what it signed still holds, and nothing new is signed with it. */
  SECRET_OLD: z.optional(
    z.string().check(z.minLength(32, 'SECRET_OLD is too short: it is the SECRET of before')),
  ),
  /** Shown by the operator's monitor to `/api/health`, which then tells more. */
  HEALTH_TOKEN: z.optional(
    z.string().check(z.minLength(32, 'HEALTH_TOKEN is too short: at least 32 random characters')),
  ),
  MAIL_FROM: z
    .string('MAIL_FROM is missing: the address mails come from')
    .check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'MAIL_FROM must be one plain address')),
  /** `on` lets planners have mail sent to their guest lists. */
  LIST_MAIL: z._default(z.enum(['on', 'off'], 'LIST_MAIL is either on or off'), 'off'),
  /** The address mails to guest lists come from: of a subdomain of its own. Without it, `MAIL_FROM`. */
  LIST_FROM: z.optional(
    z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'LIST_FROM must be one plain address')),
  ),
  /** Mails a day that the provider takes: mail to lists stops at 80 % of them. */
  MAIL_DAILY: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'MAIL_DAILY must be a number of mails')),
      z.transform(Number),
    ),
    1000,
  ),
  /** Addresses whose accounts are admins from the first sign-in after their confirmation on, separated by commas. */
  ADMIN_EMAILS: z._default(z.string(), ''),
  /** `off` takes every upgrade action away; payments already made are still confirmed and refunded. */
  CARD_PAYMENTS: z._default(z.enum(['on', 'off'], 'CARD_PAYMENTS is either on or off'), 'on'),
  /** `on` offers the pseudo-languages en-XA and ar-XB, with which layouts are tried. */
  PSEUDO_LANGUAGE: z._default(z.enum(['on', 'off'], 'PSEUDO_LANGUAGE is either on or off'), 'off'),
  /** `on` lets planners give their events a cover image. */
  COVER_IMAGES: z._default(z.enum(['on', 'off'], 'COVER_IMAGES is either on or off'), 'off'),
  /** The region of desks: that of the database. */
  DESK_REGION: z.optional(z.enum(regions, `DESK_REGION must be one of ${regions.join(', ')}`)),
  /** Region that no data leaves, desks' included. Set before the first deploy, or never: another one has other desks. */
  JURISDICTION: z.optional(z.enum(jurisdictions, `JURISDICTION must be one of ${jurisdictions.join(', ')}`)),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^(sk|rk)_(test|live)_/, 'STRIPE_SECRET_KEY must start with sk_test_ or sk_live_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must start with whsec_')),
  ),
  STRIPE_PRICE_100: price,
  STRIPE_PRICE_500: price,
  STRIPE_PRICE_1000: price,
  STRIPE_PRICE_2000: price,
  /** The address of the card provider's stand-in; never set in production. */
  STRIPE_API: z.optional(
    z.string().check(z.refine((text) => URL.canParse(text), 'STRIPE_API must be an origin')),
  ),
})

/** Access to the card provider; null in the settings when there is no account with it. */
export type Payments = {
  secretKey: string
  webhookSecret: string
  /** The provider's price of each plan that is for sale. */
  prices: Partial<Record<PlanId, string>>
  api: URL | null
  /** True if real money moves: an event of the other kind is not for us. */
  live: boolean
  /** False takes the upgrade actions away. */
  on: boolean
}

export type Settings = {
  origin: string
  /** Signs. */
  secret: string
  /** Verify: the one that signs first, and the one before. */
  secrets: readonly string[]
  healthToken: string | null
  mailFrom: string
  /** Mail to guest lists: null where the operator has not switched it on. */
  listMail: { from: string; daily: number } | null
  adminEmails: string[]
  payments: Payments | null
  /** True if planners may upload cover images. */
  covers: boolean
  /** True if the pseudo-languages en-XA and ar-XB are on offer, with which layouts are tried. */
  pseudoLanguage: boolean
  /** The region in which an event's desk is made when it is first called; null leaves it to Cloudflare. */
  deskRegion: (typeof regions)[number] | null
  /** Region that desks never leave; null in local runs, where the platform has none. */
  jurisdiction: (typeof jurisdictions)[number] | null
}

let last: { env: unknown; settings: Settings } | undefined

/**
 * The settings, parsed once for each environment object.
 * @throws an Error whose sentence names every setting that is missing or wrong
 */
export function settings(env: Record<string, unknown> | Env): Settings {
  if (last?.env === env) return last.settings
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'))
  const { ORIGIN, SECRET, SECRET_OLD, MAIL_FROM, ADMIN_EMAILS } = result.data
  const payments = paymentsOf(result.data)
  const adminEmails = ADMIN_EMAILS.split(',')
    .map(canonicalEmail)
    .filter((address) => address !== '')
  const covers = result.data.COVER_IMAGES === 'on'
  last = {
    env,
    settings: {
      origin: ORIGIN,
      secret: SECRET,
      secrets: SECRET_OLD === undefined ? [SECRET] : [SECRET, SECRET_OLD],
      healthToken: result.data.HEALTH_TOKEN ?? null,
      mailFrom: MAIL_FROM,
      listMail:
        result.data.LIST_MAIL === 'on'
          ? { from: result.data.LIST_FROM ?? MAIL_FROM, daily: result.data.MAIL_DAILY }
          : null,
      adminEmails,
      payments,
      covers,
      pseudoLanguage: result.data.PSEUDO_LANGUAGE === 'on',
      deskRegion: result.data.DESK_REGION ?? null,
      jurisdiction: result.data.JURISDICTION ?? null,
    },
  }
  return last.settings
}

function paymentsOf(data: z.infer<typeof schema>): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = data
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or none')
  return {
    secretKey,
    webhookSecret,
    prices: Object.fromEntries(
      plans.flatMap(({ id }) => (data[`STRIPE_PRICE_${id}`] ? [[id, data[`STRIPE_PRICE_${id}`]]] : [])),
    ),
    api: api ? new URL(api) : null,
    live: /^.._live_/.test(secretKey),
    on: data.CARD_PAYMENTS === 'on',
  }
}
