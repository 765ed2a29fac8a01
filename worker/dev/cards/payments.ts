import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { cardApi } from './api.ts'
import { type CardBook, type CardRefund, cardBook, cardId, type Travel, type Trouble } from './book.ts'
import { papers } from './papers.ts'
import { payPage, settle } from './pay-page.ts'
import { settleRefund } from './refunds.ts'
import { type Courier, courier, usual, type Webhook } from './webhooks.ts'

/** The settings that point the product's own SDK at the stand-in. */
export function cardSettings(origin: string, webhookSecret: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_100: 'price_100',
    STRIPE_PRICE_500: 'price_500',
    STRIPE_PRICE_1000: 'price_1000',
    STRIPE_PRICE_2000: 'price_2000',
    STRIPE_API: origin,
  }
}

/** Control API for tests. */
function control(book: CardBook, couriers: Courier): Hono {
  return (
    new Hono()
      .basePath('/control')
      /** Sets how a session's events are delivered from now on: part of `Travel`. */
      .post('/sessions/:id', async (context) => {
        const travel = await context.req.json<Partial<Travel>>()
        book.travels.set(context.req.param('id'), { ...usual, ...travel })
        return context.json({ ok: true })
      })
      /** A session's events so far, oldest first. */
      .get('/sessions/:id/events', (context) => context.json(book.events.get(context.req.param('id')) ?? []))
      /** Sends events of a session now: `{types, copies, sign}`, in the order of `types`. Returns the response statuses. */
      .post('/sessions/:id/deliver', async (context) => {
        const { types, ...travel } = await context.req.json<{ types?: string[] } & Partial<Travel>>()
        const known = book.events.get(context.req.param('id')) ?? []
        const events = types ? types.flatMap((type) => known.filter((event) => event.type === type)) : known
        return context.json(await couriers.deliver(events, travel))
      })
      /** Settles a payment made later: `{succeeds}`. */
      .post('/sessions/:id/settle', async (context) => {
        const { succeeds } = await context.req.json<{ succeeds: boolean }>()
        settle(book, couriers, context.req.param('id'), succeeds)
        return context.json({ ok: true })
      })
      /** Overwrites any fields of a session. */
      .patch('/sessions/:id', async (context) => {
        const session = book.sessions.get(context.req.param('id'))
        if (!session) return context.notFound()
        return context.json(Object.assign(session, await context.req.json()))
      })
      /** Sets the status of a session's last refund: `{status: 'succeeded' | 'failed' | 'canceled'}`. */
      .post('/sessions/:id/refund', async (context) => {
        const session = book.sessions.get(context.req.param('id'))
        if (!session) return context.notFound()
        const { status } = await context.req.json<{ status: CardRefund['status'] }>()
        settleRefund(book, couriers, session, status)
        return context.json({ ok: true })
      })
      /** Opens a dispute on a session's payment, or closes it: `{status: 'needs_response' | 'won' | 'lost'}`. */
      .post('/sessions/:id/dispute', async (context) => {
        const id = context.req.param('id')
        const { status } = await context.req.json<{ status: string }>()
        couriers.tell(id, `charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, {
          id: cardId('dp'),
          object: 'dispute',
          livemode: false,
          payment_intent: book.sessions.get(id)?.payment_intent ?? null,
          status,
        })
        return context.json({ ok: true })
      })
      /** A customer, as it was last told. */
      .get('/customers/:id', (context) => context.json(book.customers.get(context.req.param('id')) ?? {}))
      /** Makes the next calls that create a session for this event fail: `Trouble`. */
      .post('/events/:event', async (context) => {
        book.troubles.set(context.req.param('event'), await context.req.json<Trouble>())
        return context.json({ ok: true })
      })
      /** An event's sessions, and the idempotency keys of the calls that created them. */
      .get('/events/:event', (context) => {
        const event = context.req.param('event')
        const sessions = [...book.sessions.values()].filter(({ metadata }) => metadata.event_id === event)
        return context.json({ sessions, asked: book.asked.get(event) ?? [] })
      })
  )
}

export type CardPayments = { fetch: (request: Request) => Response | Promise<Response>; stop: () => void }

/**
 * Stand-in for the card provider: API, pay page, webhooks and a control API for tests.
 * @param origin the stand-in's own origin
 * @param webhook receives its events; null keeps them for a test to fetch
 * @param file stores sessions and refunds across restarts
 */
export function cardPayments(origin: string, webhook: Webhook | null, file: string | null): CardPayments {
  const book = cardBook(file)
  const couriers = courier(book, webhook)
  const app = new Hono()
    .route('/', cardApi(book, couriers, origin))
    .route('/', payPage(book, couriers))
    .route('/', papers(book))
    .route('/', control(book, couriers))
  return { fetch: (request) => app.fetch(request), stop: () => couriers.stop() }
}

/** Serves a stand-in on loopback. Returns a function that stops it. */
export async function serveCardPayments(port: number, webhook: Webhook, file: string): Promise<() => void> {
  const origin = `http://localhost:${port}`
  const standIn = cardPayments(origin, webhook, file)
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = 'GET', url, headers } = incoming
    const request = new Request(`${origin}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
    })
    const response = await standIn.fetch(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return () => {
    standIn.stop()
    server.closeAllConnections()
    server.close()
  }
}
