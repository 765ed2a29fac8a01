import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { eventPurchases, paymentOrders } from '#purchases/table'
import { api } from '../../app/api.ts'
import type { CardEvent, CardSession } from '../../dev/cards/book.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeEvent } from './factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const cards = 'http://card-payments.test'
const stripe = new Stripe('sk_test_of_the_tests')

/** A planner who is signed in, with an event open for months. */
export async function makeBuyer(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, more)
  return { planner, event, cookie: await makeSession(env, planner.id) }
}

type Sent = { headers?: Record<string, string>; cookie?: string; body?: unknown; broken?: Partial<Env> }

/** Sends one request through the API, a POST when it has a body. `broken` stands in for bindings that fail. */
export async function send(path: string, { headers, cookie, body, broken }: Sent = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await api.fetch(request, { ...env, ...broken }, context)
  await waitOnExecutionContext(context)
  return response
}

/** Starts a checkout. Returns its session's id. */
export async function startCheckout(cookie: string, eventId: string, plan: string): Promise<string> {
  const response = await send(`/api/events/${eventId}/checkout`, { cookie, body: { plan } })
  const answer = await response.json<{ url?: string }>()
  if (!answer.url) throw new Error(`no checkout: ${JSON.stringify(answer)}`)
  return answer.url.slice(`${cards}/pay/`.length)
}

/** Chooses an outcome on the provider's pay page: pay, decline, later, cancel. */
export function onPayPage(sessionId: string, outcome: string): Promise<Response> {
  return fetch(`${cards}/pay/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
    redirect: 'manual',
  })
}

/** Calls the stand-in's control API. */
export async function tellCards<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const response = await fetch(
    `${cards}/control/${path}`,
    body === undefined ? {} : { method, body: JSON.stringify(body) },
  )
  return response.json<T>()
}

/** The last event of a type that the provider made for a session. */
export async function webhookOf(sessionId: string, type: string): Promise<CardEvent> {
  const sent = await tellCards<CardEvent[]>(`sessions/${sessionId}/events`)
  const event = sent.findLast((one) => one.type === type)
  if (!event) throw new Error(`${type} was not told of ${sessionId}`)
  return event
}

type Signing = {
  secret?: string
  /** Milliseconds ago; negative is the future. */
  ago?: number
  scheme?: string
  header?: string | null
  sent?: string
  broken?: Partial<Env>
}

/** An event signed and sent as by the provider, or wrongly. `sent` replaces the body after signing. */
export async function delivered(event: CardEvent, signing: Signing = {}) {
  const { secret = 'whsec_of_the_tests', ago = 0, scheme = 'v1', sent } = signing
  const payload = JSON.stringify(event)
  const timestamp = Math.floor((now() - ago) / 1000)
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp,
    scheme,
  })
  const header = signing.header === undefined ? signature : signing.header
  const headers: Record<string, string> = {
    origin: '',
    ...(header !== null && { 'stripe-signature': header }),
  }
  return { method: 'POST', path: '/api/stripe', body: sent ?? payload, headers }
}

/** Delivers an event to the webhook. */
export async function deliver(event: CardEvent, signing: Signing = {}): Promise<Response> {
  const { path, body, headers } = await delivered(event, signing)
  return send(path, { body, headers, ...(signing.broken && { broken: signing.broken }) })
}

/** A session that was paid at the provider and not reported to us yet. */
export async function makePaid(plan = '100', more: Parameters<typeof makeEvent>[2] = {}) {
  const buyer = await makeBuyer(more)
  const sessionId = await startCheckout(buyer.cookie, buyer.event.id, plan)
  await onPayPage(sessionId, 'pay')
  return { ...buyer, sessionId, completed: await webhookOf(sessionId, 'checkout.session.completed') }
}

/** The stored rows of an event and a session. */
export async function storedOf(eventId: string, sessionId: string) {
  const [[event], purchases, [order]] = await db.batch([
    db.select().from(events).where(eq(events.id, eventId)),
    db.select().from(eventPurchases).where(eq(eventPurchases.eventId, eventId)),
    db.select().from(paymentOrders).where(eq(paymentOrders.sessionId, sessionId)),
  ])
  return { limit: event?.guestLimit, purchases, order }
}

/** The event with another session inside. */
export function withSession(event: CardEvent, changed: Partial<CardSession>): CardEvent {
  return { ...event, data: { object: { ...(event.data.object as CardSession), ...changed } } }
}

/** A database that does not answer. */
export const brokenDatabase = {
  prepare() {
    throw new Error('D1_ERROR: down')
  },
  batch() {
    throw new Error('D1_ERROR: down')
  },
} as unknown as D1Database
