import { Hono } from 'hono'
import { adminOnly, readSignedIn, signedIn } from '#account/http/session'
import type { UserActor } from '#core/actor'
import { now } from '#core/clock'
import type { AppContext, AppEnv } from '#core/http/app'
import { notFound, Refusal } from '#core/http/refusal'
import { signedBody, slow } from '#core/http/route-options'
import { valid } from '#core/http/valid'
import { settings } from '#core/settings'
import { access, type EventEnv, verbContext } from '#events/http/access'
import { notifyCapacityChanged } from '../live/notify.ts'
import { checkout } from './checkout.ts'
import { papersOf } from './papers.ts'
import { ordersOf, ordersToRefund, orderView } from './read.ts'
import { type RefundResult, refundEvent, refundOrder } from './refund.ts'
import {
  checkoutRequest,
  type Order,
  type OrderPapers,
  type OrderStatus,
  type OrderToRefund,
} from './shape.ts'
import { syncOrder } from './sync-order.ts'
import { handleEvent, signedEvent } from './webhook.ts'

/** `/api/events/:id/checkout`: a planner buys a higher limit for one event. */
export const checkouts = new Hono<EventEnv>()
  /** `{url}` to pay at. 404 `Product not found`, 410 past the deadline, 409 when the plan raises nothing, 503. */
  .post(
    '/:id/checkout',
    slow,
    access('owner', 'checkout_unauthenticated'),
    valid(checkoutRequest),
    async (context) => {
      const event = context.get('event')
      const { plan } = context.req.valid('json')
      const started = await checkout({ ...verbContext(context), user: context.get('user') }, plan)
      if ('url' in started) return context.json<{ url: string }>(started)
      context.set('sendMailAfterReply', true)
      await notifyCapacityChanged(context.env, event.eventCode)
      throw new Refusal('plan_not_above_limit')
    },
  )

/** `/api/orders`: what a planner bought. */
export const orders = new Hono<AppEnv>()
  /** `{orders}`, newest first. */
  .get('/', async (context) => {
    const { rows } = await readSignedIn(context, (db, _, who) => ({ rows: ordersOf(db, who) }))
    return context.json<{ orders: Order[] }>({ orders: rows.map(orderView) })
  })
  /** `OrderStatus`. While it is not paid, the provider is asked. 404 for another planner's session. */
  .get('/:sessionId', slow, signedIn, async (context) => {
    const order = await syncOrder(
      { env: context.env, at: now() },
      { userId: context.get('user').id, sessionId: context.req.param('sessionId') },
    )
    if (order.status === 'paid') context.set('sendMailAfterReply', true)
    return context.json<OrderStatus>(order)
  })
  /** `OrderPapers`: where the provider shows receipt and invoice. 404 for another planner's and an unpaid one, 503. */
  .get('/:sessionId/papers', slow, signedIn, async (context) =>
    context.json<OrderPapers>(
      await papersOf(context.env, context.get('user').id, context.req.param('sessionId')),
    ),
  )

/** `/api/stripe`: the card provider's webhook. 400 for a wrong signature; 500 for our own errors, so that it is sent again. */
export const webhook = new Hono<AppEnv>().post('/', slow, signedBody, async (context) => {
  const { payments } = settings(context.env)
  if (!payments) throw notFound()
  const raw = await context.req.text()
  const event = await signedEvent(payments, raw, context.req.header('stripe-signature'), now())
  if (await handleEvent({ env: context.env, at: now() }, { payments, event }))
    context.set('sendMailAfterReply', true)
  return context.json({ received: true })
})

function adminOf(context: AppContext): UserActor {
  return { kind: 'admin', id: context.get('user').id }
}

/** `/api/admin`: refunds. */
export const refunds = new Hono<AppEnv>()
  /** `{orders}`: payments to refund, each with its reason. */
  .get('/orders', adminOnly, async (context) =>
    context.json<{ orders: OrderToRefund[] }>({ orders: await ordersToRefund(context.get('db')) }),
  )
  /** Refunds one of them: `RefundResult`. */
  .post('/orders/:sessionId/refund', slow, adminOnly, async (context) =>
    context.json<RefundResult>(
      await refundOrder(
        { env: context.env, actor: adminOf(context), at: now() },
        context.req.param('sessionId'),
      ),
    ),
  )
  /** Refunds every payment of an event; the event is hidden once that is confirmed: `RefundResult`. */
  .post('/events/:id/refund', slow, adminOnly, async (context) =>
    context.json<RefundResult>(
      await refundEvent({ env: context.env, actor: adminOf(context), at: now() }, context.req.param('id')),
    ),
  )
