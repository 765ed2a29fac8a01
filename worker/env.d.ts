/** Environment of the Worker: the bindings of wrangler.toml, and settings as text (parsed by core/settings.ts). */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    COVERS: R2Bucket
    DESK: DurableObjectNamespace<import('./desk/event-desk.ts').EventDesk>
    ASSETS: Fetcher
    EMAIL: SendEmail
    CODE_MISSES: RateLimit
    SUBMISSIONS: RateLimit
    ORIGIN: string
    SECRET: string
    SECRET_OLD?: string
    HEALTH_TOKEN?: string
    MAIL_FROM: string
    LIST_MAIL?: string
    LIST_FROM?: string
    MAIL_DAILY?: string
    ADMIN_EMAILS?: string
    CARD_PAYMENTS?: string
    COVER_IMAGES?: string
    PSEUDO_LANGUAGE?: string
    DESK_REGION?: string
    JURISDICTION?: string
    STRIPE_SECRET_KEY?: string
    STRIPE_WEBHOOK_SECRET?: string
    STRIPE_PRICE_100?: string
    STRIPE_PRICE_500?: string
    STRIPE_PRICE_1000?: string
    STRIPE_PRICE_2000?: string
    STRIPE_API?: string
  }
}

type Env = Cloudflare.Env
