import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { addressChanges, user } from '#account/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { mailPauses } from '#mailings/table'
import { makeLink } from '../../account/link.ts'
import { addressToken } from '../../account/own/new-address.ts'
import { notificationUrl } from '../../notifications/token.ts'
import { makeAccount, makePlanner, makeSession } from '../factories/account-factories.ts'
import { answered, event, owner, signsIn, type WriteCase } from './write-case.ts'

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
      const token = await makeLink({ db, at: now() }, { purpose: 'confirm', userId: id })
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
      const { id, email } = await makeAccount(db, 'Correct1')
      const token = await makeLink({ db, at: now() }, { purpose: 'reset', userId: id })
      const body = { token, newPassword: 'Brandnew7' }
      const promises = () => [signsIn(email, 'Brandnew7'), signsIn(email, 'Correct1', 401)]
      return { method: 'POST', path: '/api/auth/reset-password', body, promises }
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
  'suspend an event': {
    given: async () => ({
      method: 'PUT',
      path: `/api/admin/events/${(await event()).event.id}/suspension`,
      cookie: (await owner('admin')).cookie,
      body: { reason: 'Told of a fraud.' },
    }),
  },
  'suspend a planner of one event': {
    given: async () => ({
      method: 'PUT',
      path: `/api/admin/planners/${(await event()).planner.id}/suspension`,
      cookie: (await owner('admin')).cookie,
      body: { reason: 'Told of a fraud.' },
    }),
  },
  'lift the suspension of an event': {
    given: async () => {
      const { id } = (await event()).event
      await db.update(events).set({ suspendedAt: 1, suspensionReason: 'Fraud.' }).where(eq(events.id, id))
      const { cookie } = await owner('admin')
      return { method: 'DELETE', path: `/api/admin/events/${id}/suspension`, cookie, body: {} }
    },
  },
  'let paused mail of an event go on': {
    given: async () => {
      const { id } = (await event()).event
      await db.insert(mailPauses).values({ subjectId: id, subject: 'event', reason: 'complaints', at: 1 })
      const { cookie } = await owner('admin')
      return { method: 'DELETE', path: `/api/admin/events/${id}/mail-pause`, cookie, body: {} }
    },
  },
  'let paused mail of a planner go on': {
    given: async () => {
      const { userId } = (await event()).event
      await db
        .insert(mailPauses)
        .values({ subjectId: userId, subject: 'planner', reason: 'complaints', at: 1 })
      const { cookie } = await owner('admin')
      return { method: 'DELETE', path: `/api/admin/planners/${userId}/mail-pause`, cookie, body: {} }
    },
  },
  'switch a mail off': {
    given: async () => ({
      method: 'PUT',
      path: '/api/account/notifications',
      cookie: (await owner()).cookie,
      body: { kind: 'full', on: false },
    }),
  },
  'stop a mail by its link': {
    given: async () => {
      const { pathname } = new URL(await notificationUrl(env, 'closed', (await makePlanner(db)).id))
      return { method: 'POST', path: pathname, body: {} }
    },
  },
  'sign out': {
    given: async () => ({
      method: 'POST',
      path: '/api/auth/sign-out',
      cookie: (await owner()).cookie,
      body: {},
    }),
  },
  'take another name': {
    given: async () => ({
      method: 'PUT',
      path: '/api/account/name',
      cookie: (await owner()).cookie,
      body: { name: 'Ida Neu' },
    }),
  },
  'change a password': {
    given: async () => {
      const { id, email } = await makeAccount(db, 'Correct1')
      await makeSession(env, id)
      const body = { password: 'Correct1', newPassword: 'Brandnew7' }
      const promises = () => [signsIn(email, 'Brandnew7')]
      const cookie = await makeSession(env, id)
      return { method: 'PUT', path: '/api/account/password', cookie, body, promises }
    },
    again: [401],
  },
  'ask for a new address': {
    given: async () => {
      const { id } = await makeAccount(db, 'Correct1')
      const body = { email: `${crypto.randomUUID()}@example.com`, password: 'Correct1' }
      return { method: 'PUT', path: '/api/account/address', cookie: await makeSession(env, id), body }
    },
    more: ['audit UPDATE_ACCOUNT', 'mail address_asked sent', 'mail address_confirm sent'],
  },
  'confirm a new address': {
    given: async () => {
      const { id: userId, email: oldEmail } = await makeAccount(db, 'Correct1')
      const [id, at] = [crypto.randomUUID(), now()]
      const change = { id, userId, email: `${id}@example.com`, oldEmail, expiresAt: at + day, createdAt: at }
      await db.insert(addressChanges).values(change)
      const body = { token: await addressToken(settings(env).secret, id) }
      const cookie = await makeSession(env, userId)
      return { method: 'POST', path: '/api/auth/verify-address', cookie, body }
    },
    again: [409],
  },
  'end every other session': {
    given: async () => {
      const { planner, cookie } = await owner()
      await makeSession(env, planner.id)
      return { method: 'DELETE', path: '/api/account/sessions', cookie }
    },
  },
  'end a session': {
    given: async () => {
      const { planner, cookie } = await owner()
      await makeSession(env, planner.id)
      const { results } = await env.DB.prepare('select id from session where user_id = ? order by rowid')
        .bind(planner.id)
        .all<{ id: string }>()
      return { method: 'DELETE', path: `/api/account/sessions/${results[1]?.id}`, cookie }
    },
    again: [404],
  },
  'delete an account': {
    given: async () => {
      const { planner, cookie } = await answered()
      await makeLink({ db, at: now() }, { purpose: 'reset', userId: planner.id })
      return { method: 'DELETE', path: '/api/account', cookie, body: { confirm: planner.email } }
    },
    again: [401],
  },
  'send the confirming link again': {
    given: async () => ({
      method: 'POST',
      path: '/api/auth/send-verification-email',
      body: { email: (await makePlanner(db, { emailVerified: false })).email },
    }),
    more: ['mail confirm sent'],
  },
  'take a request for a new address back': {
    given: async () => {
      const { planner, cookie } = await owner()
      const [id, at] = [crypto.randomUUID(), now()]
      const asked = {
        email: `${id}@example.com`,
        oldEmail: planner.email,
        expiresAt: at + day,
        createdAt: at,
      }
      await db.insert(addressChanges).values({ id, userId: planner.id, ...asked })
      return { method: 'DELETE', path: '/api/account/address', cookie, body: {} }
    },
  },
  'lift the suspension of a planner of one event': {
    given: async () => {
      const { planner, event: one } = await event()
      await db.update(user).set({ suspendedAt: 1, suspensionReason: 'Fraud.' }).where(eq(user.id, planner.id))
      await db.update(events).set({ plannerSuspendedAt: 1 }).where(eq(events.id, one.id))
      const { cookie } = await owner('admin')
      return { method: 'DELETE', path: `/api/admin/planners/${planner.id}/suspension`, cookie, body: {} }
    },
  },
  'download everything of an account': {
    given: async () => ({ method: 'GET', path: '/api/account/export', cookie: (await answered()).cookie }),
    // Each download is audited.
    more: ['audit EXPORT_ACCOUNT'],
  },
}
