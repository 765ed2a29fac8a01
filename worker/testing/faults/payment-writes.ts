import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { deleteRefunded } from '../../retention/delete-refunded.ts'
import {
  delivered,
  makePaid,
  onPayPage,
  startCheckout,
  tellCards,
  webhookOf,
} from '../factories/payment-factories.ts'
import { turn } from './clock-writes.ts'
import { sent, withDesks } from './sent-writes.ts'
import { event, owner, type Write, type WriteCase } from './write-case.ts'

const db = database(env.DB)
const day = 86_400_000

async function bought() {
  const given = await makePaid()
  const first = await delivered(given.completed)
  return { ...given, first }
}

/** Tells what came of a session's last refund, and gives the news of a type. */
async function refundNews(sessionId: string, type: string, status?: 'succeeded' | 'failed') {
  if (status) await tellCards(`sessions/${sessionId}/refund`, { status })
  return delivered(await webhookOf(sessionId, type))
}

const take = (write: Write) => withDesks(env, (bindings) => sent(write, bindings))
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
      return turn(deleteRefunded)
    },
  },
  'give a doubled payment back': {
    given: async () => {
      const { event: one, cookie: planner } = await paid()
      const sessionId = await startCheckout(planner, one.id, '500')
      await onPayPage(sessionId, 'pay')
      await db.delete(events).where(eq(events.id, one.id))
      await take(await delivered(await webhookOf(sessionId, 'checkout.session.completed')))
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
          const webhook = async (of: string) => {
            await tellCards(`sessions/${sessionId}/dispute`, { status: of })
            const kind = of === 'needs_response' ? 'created' : 'closed'
            return delivered(await webhookOf(sessionId, `charge.dispute.${kind}`))
          }
          const opened = await webhook('needs_response')
          if (status === 'needs_response') return opened
          await take(opened)
          return webhook(status)
        },
      },
    ]),
  ),
}
