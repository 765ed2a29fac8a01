import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { passwordMax, passwordMin } from '#contract/limits'
import { database } from '#ground/db'
import { account, session, user, verification } from '#ground/schema'
import { sessionCookie } from '#ground/session'
import { settings } from '#ground/settings'
import { hashOf, matches } from './kdf.ts'

const day = 86_400

/**
 * The library that checks passwords, makes sessions and renews them. It is never mounted: our own routes call it, so
 * that only the ways we use exist. Its limiter is off, since it counts right passwords too.
 * @param address who asks: passwords are computed in turns
 */
export function authOf(env: Env, address = '') {
  const { origin, secret } = settings(env)
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database(env.DB), {
      provider: 'sqlite',
      schema: { account, session, user, verification },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      password: {
        hash: (password) => hashOf(password, address),
        verify: ({ hash, password }) => matches(hash, password, address),
      },
    },
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
