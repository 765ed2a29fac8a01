import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#core/schema/events'
import { makeLink } from '../account/link.ts'
import { runCron } from '../app/cron.ts'
import { makeAccount, makePlanner } from './factories.ts'
import { answered, owner, type WriteCase } from './write-case.ts'

const db = database(env.DB)
const day = 86_400_000

export const accountWrites: Record<string, WriteCase> = {
  'sign up': {
    given: async () => ({
      method: 'POST',
      path: '/api/auth/sign-up/email',
      body: { name: 'Pat', email: `${crypto.randomUUID()}@example.com`, password: 'Correct1' },
    }),
    again: [409],
  },
  'confirm an address': {
    given: async () => {
      const { id } = await makeAccount(db, 'Correct1', { emailVerified: false })
      const token = await makeLink(db, 'confirm', id, now())
      return { method: 'POST', path: '/api/auth/verify-email', body: { token, password: 'Correct1' } }
    },
    again: [409],
  },
  'ask for a reset': {
    given: async () => ({
      method: 'POST',
      path: '/api/auth/request-password-reset',
      body: { email: (await makePlanner(db)).email },
    }),
    more: ['mail reset sent'],
  },
  'reset a password': {
    given: async () => {
      const { id } = await makeAccount(db, 'Correct1')
      const token = await makeLink(db, 'reset', id, now())
      return { method: 'POST', path: '/api/auth/reset-password', body: { token, newPassword: 'Brandnew7' } }
    },
    again: [400],
  },
  'sign in': {
    given: async () => {
      const { email } = await makeAccount(db, 'Correct1')
      return { method: 'POST', path: '/api/auth/sign-in/email', body: { email, password: 'Correct1' } }
    },
    more: ['sessions', 'audit SIGN_IN'],
  },
  'sign out': {
    given: async () => ({
      method: 'POST',
      path: '/api/auth/sign-out',
      cookie: (await owner()).cookie,
      body: {},
    }),
  },
  'delete an account': {
    given: async () => {
      const { planner, cookie } = await answered()
      await makeLink(db, 'reset', planner.id, now())
      return { method: 'DELETE', path: '/api/account', cookie, body: { confirm: planner.email } }
    },
    again: [401],
  },
  'the clock': {
    given: async () => {
      const { event: one } = await answered()
      await db
        .update(events)
        .set({ closesAt: now() - 160 * day })
        .where(eq(events.id, one.id))
      return { run: runCron }
    },
  },
}
