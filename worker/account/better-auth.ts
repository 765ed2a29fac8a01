import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { database } from '#ground/db'
import { account, session, user, verification } from '#ground/schema'
import { sessionCookie } from '#ground/session'
import { settings } from '#ground/settings'

const day = 86_400

/**
 * The library that reads and renews sessions. It is never mounted: our own routes call it, so that only the ways we
 * use exist. Passwords are checked by ours alone.
 */
export function authOf(env: Env) {
  const { origin, secret } = settings(env)
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database(env.DB), {
      provider: 'sqlite',
      schema: { account, session, user, verification },
    }),
    user: { additionalFields: { role: { type: 'string', input: false } } },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // The name's prefix asks for a secure cookie, on http://localhost too, where browsers take it.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie, attributes: { secure: true } } },
      // Nobody reads where a session came from: it is not stored.
      ipAddress: { disableIpTracking: true },
    },
  })
}
