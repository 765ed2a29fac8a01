import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { dayAt, monthsAfter } from '#contract/closing'
import { drawId, menuIdLength } from '#contract/ids'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#core/schema/events'
import { makeLink } from '../account/link.ts'
import { runCron } from '../app/cron.ts'
import {
  makeAccount,
  makeEvent,
  makeMenu,
  makePlanner,
  makePurchase,
  makeResponse,
  makeSession,
  partyOf,
} from './factories.ts'
import { delivered, makePaid, onPayPage, startCheckout, tellCards, toldOf } from './payment-factories.ts'

const db = database(env.DB)
const day = 86_400_000

/** One write, sent by a client or run by the cron. */
export type Write =
  | {
      method: string
      path: string
      cookie?: string
      headers?: Record<string, string>
      body?: object | string | Uint8Array<ArrayBuffer>
    }
  | { run: (env: Env) => Promise<unknown> }

/**
 * All writes: the initial state and the call. `again`: accepted answers to a retry. `more`: rows that a retry may add,
 * because it is a new request. `asksAgain`: the page asks twice.
 */
export type WriteCase = {
  given: () => Promise<Write>
  again?: number[]
  more?: string[]
  asksAgain?: boolean
}

async function owner(role: 'planner' | 'admin' = 'planner') {
  const planner = await makePlanner(db, { role })
  return { planner, cookie: await makeSession(env, planner.id) }
}

async function event({ premium = false, closed = false } = {}) {
  const { planner, cookie } = await owner()
  const made = await makeEvent(db, planner.id)
  const menu = await makeMenu(db, made.id)
  if (premium) await makePurchase(db, made.id, planner.id, 100)
  if (closed)
    await db
      .update(events)
      .set({ closesAt: now() - 1 })
      .where(eq(events.id, made.id))
  return { planner, cookie, menu, event: made, path: `/api/events/${made.id}` }
}

async function answered(more: Parameters<typeof event>[0] = {}) {
  const given = await event({ premium: true, ...more })
  const [starter] = given.menu
  const party = partyOf(2, { [starter?.id ?? '']: starter?.items[0]?.id ?? '' })
  const leadGuestEmail = `${crypto.randomUUID()}@example.com`
  const response = await makeResponse(env, given.event, party, { leadGuestEmail })
  return { ...given, response, party, email: leadGuestEmail }
}

const submission = (size = 2, email = `${crypto.randomUUID()}@example.com`) => ({
  submissionId: crypto.randomUUID(),
  email,
  party: partyOf(size),
})

const inAYear = monthsAfter(dayAt(Date.now(), 'Asia/Tokyo'), 12)
const eventForm = { title: 'Supper', description: '', eventDate: inAYear, timeZone: 'Asia/Tokyo' }
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

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

export const eventWrites: Record<string, WriteCase> = {
  'create an event': {
    given: async () => ({
      method: 'POST',
      path: '/api/events',
      cookie: (await owner()).cookie,
      body: { ...eventForm, id: crypto.randomUUID() },
    }),
  },
  'change an event': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path, cookie, body: eventForm }
    },
  },
  'delete an event': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'DELETE', path, cookie, body: { confirm: 'Delete' } }
    },
    again: [404],
  },
  'delete anybody’s event': {
    given: async () => {
      const { event: one } = await answered()
      return {
        method: 'DELETE',
        path: `/api/admin/events/${one.id}`,
        cookie: (await owner('admin')).cookie,
        body: { confirm: 'Delete' },
      }
    },
    again: [404],
  },
  'give an event a cover': {
    given: async () => {
      const { path, cookie } = await event()
      return {
        method: 'PUT',
        path: `${path}/cover`,
        cookie,
        headers: { 'content-type': 'image/jpeg' },
        body: jpeg,
      }
    },
    more: ['audit UPDATE_COVER'],
  },
  'take an event’s cover away': {
    given: async () => {
      const { path, cookie, event: one } = await event()
      const key = crypto.randomUUID()
      await env.COVERS.put(key, jpeg)
      await db
        .update(events)
        .set({ coverImageUrl: `/api/covers/${key}` })
        .where(eq(events.id, one.id))
      return { method: 'DELETE', path: `${path}/cover`, cookie, body: {} }
    },
  },
  'create a category': {
    given: async () => {
      const { path, cookie } = await event()
      return {
        method: 'POST',
        path: `${path}/categories`,
        cookie,
        body: { id: drawId(menuIdLength), name: 'Cheese' },
      }
    },
  },
  'create an item': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const body = { id: drawId(menuIdLength), name: 'Stew' }
      return { method: 'POST', path: `${path}/categories/${menu[0]?.id}/items`, cookie, body }
    },
  },
  ...Object.fromEntries(
    (['PUT', 'DELETE'] as const).flatMap((method) =>
      (['categories', 'items'] as const).map((kind): [string, WriteCase] => [
        `${method === 'PUT' ? 'change' : 'delete'} one of the ${kind}`,
        {
          given: async () => {
            const { path, cookie, menu } = await event()
            const id = kind === 'items' ? menu[0]?.items[0]?.id : menu[0]?.id
            return { method, path: `${path}/${kind}/${id}`, cookie, body: { name: 'Renamed' } }
          },
          ...(method === 'DELETE' && { again: [404] }),
        },
      ]),
    ),
  ),
  'order the categories': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const categories = menu.map(({ id }) => id).reverse()
      return { method: 'PUT', path: `${path}/menu/order`, cookie, body: { categories } }
    },
  },
  'order the items of a category': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const items = menu[0]?.items.map(({ id }) => id).reverse()
      return {
        method: 'PUT',
        path: `${path}/menu/order`,
        cookie,
        body: { category: menu[0]?.id, items },
      }
    },
  },
}

export const responseWrites: Record<string, WriteCase> = {
  'submit an answer': {
    given: async () => {
      const { event: one } = await event({ premium: true })
      return { method: 'POST', path: `/api/codes/${one.eventCode}/responses`, body: submission() }
    },
  },
  'answer on a guest’s behalf': {
    given: async () => {
      const { path, cookie } = await event({ premium: true, closed: true })
      return { method: 'POST', path: `${path}/responses`, cookie, body: submission() }
    },
  },
  'edit an answer': {
    given: async () => {
      const { response } = await answered()
      const email = `${crypto.randomUUID()}@example.com`
      const body = { email, party: partyOf(3), version: 1 }
      return { method: 'PUT', path: `/api/responses/${response.token}`, body }
    },
  },
  'edit an answer without naming its version': {
    given: async () => {
      const { response } = await answered()
      const body = { email: `${crypto.randomUUID()}@example.com`, party: partyOf(3) }
      return { method: 'PUT', path: `/api/responses/${response.token}`, body }
    },
  },
  'withdraw an answer': {
    given: async () => {
      const { response } = await answered()
      return { method: 'DELETE', path: `/api/responses/${response.token}`, body: {} }
    },
  },
  'erase an answer after closing': {
    given: async () => {
      const { response } = await answered({ closed: true })
      return { method: 'DELETE', path: `/api/responses/${response.token}`, body: {} }
    },
  },
  'have the link mailed again': {
    given: async () => {
      const { response } = await answered()
      return { method: 'POST', path: `/api/responses/${response.token}/mail`, body: {} }
    },
  },
  'correct an answer': {
    given: async () => {
      const { path, cookie, response, party, email } = await answered()
      const body = { email, party: [...party, ...partyOf(1)], version: 1 }
      return { method: 'PUT', path: `${path}/responses/${response.id}`, cookie, body }
    },
  },
  'correct an answer without naming its version': {
    given: async () => {
      const { path, cookie, response, party, email } = await answered()
      return { method: 'PUT', path: `${path}/responses/${response.id}`, cookie, body: { email, party } }
    },
  },
  'delete an answer': {
    given: async () => {
      const { path, cookie, response } = await answered()
      return { method: 'DELETE', path: `${path}/responses/${response.id}`, cookie, body: {} }
    },
  },
  'restore an answer': {
    given: async () => {
      const { path, cookie, response } = await answered()
      await env.DB.prepare('update guest_selections set deleted_at = ?2, version = 2 where id = ?1')
        .bind(response.id, now())
        .run()
      return { method: 'POST', path: `${path}/responses/${response.id}/restore`, cookie, body: {} }
    },
  },
}

async function bought() {
  const given = await makePaid()
  const first = await delivered(given.completed)
  return { ...given, first }
}

export const paymentWrites: Record<string, WriteCase> = {
  'start a checkout': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'POST', path: `${path}/checkout`, cookie, body: { plan: '100' } }
    },
  },
  'hear of a payment': { given: async () => delivered((await makePaid()).completed) },
  'hear of a payment for an event that is gone': {
    given: async () => {
      const { event: one, completed } = await makePaid()
      await db.delete(events).where(eq(events.id, one.id))
      return delivered(completed)
    },
  },
  'return from paying': {
    given: async () => {
      const { sessionId, cookie } = await makePaid()
      return { method: 'GET', path: `/api/orders/${sessionId}`, cookie }
    },
    asksAgain: true,
  },
}

/** Tells what came of a session's last refund, and gives the news of a type. */
async function refundNews(sessionId: string, type: string, status?: 'succeeded' | 'failed') {
  if (status) await tellCards(`sessions/${sessionId}/refund`, { status })
  return delivered(await toldOf(sessionId, type))
}

/** Writes that stand on a payment already taken. `take` does that. */
export function refundWrites(take: (write: Write) => Promise<unknown>): Record<string, WriteCase> {
  const paid = async () => {
    const given = await bought()
    await take(given.first)
    return given
  }
  const refunded = async ({ pending = false } = {}) => {
    const given = await paid()
    const { cookie } = await owner('admin')
    const metadata = { refund: pending ? 'pending' : 'succeeded' }
    await tellCards(`sessions/${given.sessionId}`, { metadata }, 'PATCH')
    await take({ method: 'POST', path: `/api/admin/events/${given.event.id}/refund`, cookie, body: {} })
    return { ...given, admin: cookie }
  }
  /** As if the refund had been eight days ago. */
  const longAgo = async (eventId: string) => {
    const at = now() - 8 * day
    await db.update(events).set({ refundedAt: at, closesAt: at }).where(eq(events.id, eventId))
  }
  return {
    'give an event’s payments back': {
      given: async () => {
        const { event: one } = await paid()
        const { cookie } = await owner('admin')
        return { method: 'POST', path: `/api/admin/events/${one.id}/refund`, cookie, body: {} }
      },
      again: [404],
    },
    'hear that a refund took its time': {
      given: async () =>
        refundNews((await refunded({ pending: true })).sessionId, 'refund.updated', 'succeeded'),
    },
    'hear of a refund made at the provider': {
      given: async () => {
        const { sessionId, completed } = await paid()
        const { payment_intent: intent } = completed.data.object as { payment_intent: string }
        await fetch('http://card-payments.test/v1/refunds', {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_x' },
          body: new URLSearchParams({ payment_intent: intent }),
        })
        return refundNews(sessionId, 'charge.refunded')
      },
    },
    'hear that a refund failed': {
      given: async () => refundNews((await refunded()).sessionId, 'refund.failed', 'failed'),
    },
    'hear that a refund failed whose event is deleted': {
      given: async () => {
        const { event: one, sessionId } = await refunded()
        await db.delete(events).where(eq(events.id, one.id))
        return refundNews(sessionId, 'refund.failed', 'failed')
      },
    },
    'try a failed refund again': {
      given: async () => {
        const { sessionId, admin } = await refunded()
        const failed = await refundNews(sessionId, 'refund.failed', 'failed')
        await take(failed)
        return { method: 'POST', path: `/api/admin/orders/${sessionId}/refund`, cookie: admin, body: {} }
      },
      again: [404],
    },
    'the clock deletes a refunded event': {
      given: async () => {
        const { event: one } = await refunded()
        await longAgo(one.id)
        return { run: runCron }
      },
    },
    'give a doubled payment back': {
      given: async () => {
        const { event: one, cookie: planner } = await paid()
        const sessionId = await startCheckout(planner, one.id, '500')
        await onPayPage(sessionId, 'pay')
        await db.delete(events).where(eq(events.id, one.id))
        await take(await delivered(await toldOf(sessionId, 'checkout.session.completed')))
        const { cookie } = await owner('admin')
        return { method: 'POST', path: `/api/admin/orders/${sessionId}/refund`, cookie, body: {} }
      },
      again: [404],
    },
    ...Object.fromEntries(
      (['needs_response', 'won', 'lost'] as const).map((status): [string, WriteCase] => [
        `hear of ${status === 'needs_response' ? 'an opened' : `a ${status}`} dispute`,
        {
          given: async () => {
            const { sessionId } = await paid()
            const told = async (of: string) => {
              await tellCards(`sessions/${sessionId}/dispute`, { status: of })
              const kind = of === 'needs_response' ? 'created' : 'closed'
              return delivered(await toldOf(sessionId, `charge.dispute.${kind}`))
            }
            const opened = await told('needs_response')
            if (status === 'needs_response') return opened
            await take(opened)
            return told(status)
          },
        },
      ]),
    ),
  }
}
