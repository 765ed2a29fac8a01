import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { database } from '#core/db'
import { events } from '#events/table/events'
import type { OrderToRefund } from '#purchases/shape'
import { refundedKeptDays } from '#retention/rules'
import { runCron } from '../../app/cron.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeMenu } from './factories.ts'
import { makeResponse, partyOf } from './party-factories.ts'
import { deliver, makePaid, send, tellCards, webhookOf } from './payment-factories.ts'

const db = database(env.DB)

/** Time for which a refunded event is kept, in milliseconds. */
export const keptFor = refundedKeptDays * 86_400_000

/** The cookie of a new admin. */
export async function adminCookie(): Promise<string> {
  return makeSession(env, (await makePlanner(db, { role: 'admin' })).id)
}

/** Asks for an event's refund as an admin. */
export function refundEvent(eventId: string, cookie: string): Promise<Response> {
  return send(`/api/admin/events/${eventId}/refund`, { cookie, body: {} })
}

/** A premium event with a menu and guests whose payment was refunded: closed and hidden. `before` is its row until then. */
export async function makeRefunded(plan = '100') {
  const given = await makePaid(plan)
  await deliver(given.completed)
  const menu = await makeMenu(db, given.event.id)
  const response = await makeResponse(env, given.event, partyOf(4))
  const admin = await adminCookie()
  const before = await eventRow(given.event.id)
  const answer = await refundEvent(given.event.id, admin)
  const { hidden } = await answer.json<{ hidden?: boolean }>()
  if (!hidden) throw new Error(`not refunded: ${answer.status}`)
  return { ...given, menu, response, admin, before }
}

/** An event's row, or undefined once it is gone. */
export async function eventRow(id: string) {
  return (await db.select().from(events).where(eq(events.id, id)))[0]
}

/** Runs the cron until nothing is left to delete: it deletes five events a run. */
export async function clockRuns(): Promise<void> {
  for (let minutes = 0; minutes < 6; minutes++) await runCron(env)
}

/** The provider's three events about a failed refund of a session. */
export async function refundFails(sessionId: string) {
  await tellCards(`sessions/${sessionId}/refund`, { status: 'failed' })
  const [failed, updated, ofCharge] = await Promise.all([
    webhookOf(sessionId, 'refund.failed'),
    webhookOf(sessionId, 'refund.updated'),
    webhookOf(sessionId, 'charge.refund.updated'),
  ])
  return { failed, all: [failed, updated, ofCharge] }
}

/** A session's entries in the admin's list. */
export async function listedToRefund(cookie: string, sessionId: string): Promise<OrderToRefund[]> {
  const answer = await send('/api/admin/orders', { cookie })
  const { orders } = await answer.json<{ orders: OrderToRefund[] }>()
  return orders.filter((order) => order.sessionId === sessionId)
}

/** The audited actions of an event or order, oldest first. */
export async function auditedOf(entityId: string): Promise<string[]> {
  const rows = await db.select().from(auditLogs).where(eq(auditLogs.entityId, entityId)).orderBy(auditLogs.id)
  return rows.map(({ action }) => action)
}
