import type { Context } from '#core/context'
import { database } from '#core/db'
import { notFound } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { notifyCapacityChanged } from '../live/notify.ts'
import { fulfil } from './fulfil.ts'
import { provider, toSession } from './provider.ts'
import { orderStatus, ownOrder } from './read.ts'
import type { OrderState, OrderStatus } from './shape.ts'

/**
 * The status of a planner's order, for the page to which they return. While the order is not paid, the server retrieves
 * the session from the provider and fulfils it, since the webhook may be late or lost.
 * @throws Refusal 404 for an unknown session and for another planner's
 */
export async function syncOrder(
  { env, at }: Context<'env' | 'at'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OrderStatus> {
  const db = database(env.DB)
  const order = await ownOrder(db, userId, sessionId)
  if (!order) throw notFound()
  const { payments } = settings(env)
  if (order.paidAt !== null || !payments) return orderStatus(order)
  try {
    const session = toSession(await (await provider(payments)).checkout.sessions.retrieve(sessionId))
    if (session.live !== payments.live) throw new Error('a session of the other mode')
    const { done, eventCode } = await fulfil({ db, at }, session)
    if (done === 'fulfilled' && eventCode) await notifyCapacityChanged(env, eventCode)
  } catch (error) {
    log('warn', 'the session could not be looked at', { sessionId, ...errorFields(error) })
    // The status is unknown; the page asks again.
    return { ...orderStatus(order), status: 'pending' satisfies OrderState }
  }
  return orderStatus((await ownOrder(db, userId, sessionId)) ?? order)
}
