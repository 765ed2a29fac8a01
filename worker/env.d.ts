/** What Cloudflare hands the Worker: the bindings of wrangler.toml, and settings as text (parsed by ground/settings.ts). */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    DESK: DurableObjectNamespace<import('./responses/desk.ts').EventDesk>
    ASSETS: Fetcher
    EMAIL: SendEmail
    CODE_MISSES: RateLimit
    CODE_LOOKUPS: RateLimit
    SUBMISSIONS: RateLimit
    ORIGIN: string
    SECRET: string
    MAIL_FROM: string
    ADMIN_EMAILS?: string
  }
}

type Env = Cloudflare.Env
