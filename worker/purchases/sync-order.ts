import type { OrderState, OrderStatus } from '#contract/purchase'
import { database } from '#core/db'
import { notFound } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { tellLimit } from '../desk/notify-limit.ts'
import { fulfil } from './fulfil.ts'
import { provider, toSession } from './provider.ts'
import { orderStatus, ownOrder } from './read.ts'

/**
 * How a planner's order stands, for the page they return to. While it is not paid the server looks at the session at
 * the provider itself and fulfils what it finds: the webhook may be late, or never come.
 * @throws Refusal 404 for a session that is unknown or somebody else's
 */
export async function syncOrder(
  env: Env,
  userId: string,
  sessionId: string,
  at: number,
): Promise<OrderStatus> {
  const db = database(env.DB)
  const order = await ownOrder(db, userId, sessionId)
  if (!order) throw notFound()
  const { payments } = settings(env)
  if (order.paidAt !== null || !payments) return orderStatus(order)
  try {
    const session = toSession(await (await provider(payments)).checkout.sessions.retrieve(sessionId))
    if (session.live !== payments.live) throw new Error('a session of the other mode')
    const { done, eventCode } = await fulfil(db, session, at)
    if (done === 'fulfilled' && eventCode) await tellLimit(env, eventCode)
  } catch (error) {
    log('warn', 'the session could not be looked at', { sessionId, ...errorFields(error) })
    // Nobody knows: the page asks again.
    return { ...orderStatus(order), status: 'pending' satisfies OrderState }
  }
  return orderStatus((await ownOrder(db, userId, sessionId)) ?? order)
}
