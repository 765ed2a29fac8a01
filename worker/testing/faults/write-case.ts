import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { personIdLength, randomId } from '#core/ids'
import { dayAt, monthsAfter } from '#events/rules/closing'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../factories/factories.ts'
import { makeResponse, partyOf } from '../factories/party-factories.ts'

const db = database(env.DB)

/** One call, as a client sends it. `promises`: what it promises beside what it stores, once it is acknowledged. */
export type Call = {
  method: string
  path: string
  cookie?: string
  headers?: Record<string, string>
  body?: object | string | Uint8Array<ArrayBuffer>
  promises?: (answer: Answer) => Promised[]
}
/** Fields of answers, as far as promises need them. */
export type Answer = Record<'editToken' | 'declineToken' | 'url', string> & { asIssued: boolean }
/** A call that must go as told from then on: links open, passwords sign in, sheets read as issued. */
export type Promised = { call: Call; status: number; answers?: Partial<Answer> }
/** One write, sent by a client or run by the cron. */
export type Write = Call | { run: (env: Env) => Promise<unknown> }

const origin = 'http://localhost:8787'

/** A call as a request, each from an address of its own. */
export function requestOf({ method, path, cookie, headers, body }: Call) {
  const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  return {
    url: `${origin}${path}`,
    method,
    headers: {
      origin,
      'content-type': 'application/json',
      'cf-connecting-ip': crypto.randomUUID(),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && method !== 'GET' && { body: sent }),
  }
}

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

/** Somebody who is signed in. */
export async function owner(role: 'planner' | 'admin' = 'planner') {
  const planner = await makePlanner(db, { role })
  return { planner, cookie: await makeSession(env, planner.id) }
}

/** A planner's event with a menu. */
export async function event({ premium = false, closed = false } = {}) {
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

/** An event that has one response. */
export async function answered(more: Parameters<typeof event>[0] = {}) {
  const given = await event({ premium: true, ...more })
  const [starter] = given.menu
  const party = partyOf(2, { [starter?.id ?? '']: starter?.items[0]?.id ?? '' }).map((person, index) => ({
    ...person,
    id: randomId(personIdLength - 1) + 'ab'.charAt(index),
  }))
  const leadGuestEmail = `${crypto.randomUUID()}@example.com`
  const response = await makeResponse(env, given.event, party, { leadGuestEmail })
  return { ...given, response, party, email: leadGuestEmail }
}

/** The body of a guest's submission. */
export const submission = (size = 2, email = `${crypto.randomUUID()}@example.com`) => ({
  submissionId: crypto.randomUUID(),
  email,
  party: partyOf(size),
})

export const inAYear = monthsAfter(dayAt(Date.now(), 'Asia/Tokyo'), 12)
/** The body of an event's form. */
export const eventForm = { title: 'Supper', description: '', eventDate: inAYear, timeZone: 'Asia/Tokyo' }
export const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

/** A promise that what stands behind a path is shown, or refused with a status. */
export const shows = (path: string, status = 200): Promised => ({ call: { method: 'GET', path }, status })
/** A promise that a password signs in, or is refused with a status. */
export const signsIn = (email: string, password: string, status = 200): Promised => ({
  call: { method: 'POST', path: '/api/auth/sign-in/email', body: { email, password } },
  status,
})
/** The path at which a page of the kitchen reads what its link shows. */
export const kitchenPath = (url: string) => new URL(url).pathname.replace('/kitchen/', '/api/kitchen/')
