import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { database } from '#core/db'
import { optionsOfHandlers } from '#core/http/route-options'
import { timeoutMs } from '#core/http/with-timeout'
import type { ErrorBody } from '#core/refusals'
import { forgetSchemaCheck, newestMigration } from '#core/schema/assert-schema-current'
import { page } from '../pages/navigation.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { Faults, injectFaults, lost, overloaded } from '../testing/faults/fault-injection.ts'
import { api } from './api.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
afterEach(() => {
  vi.useRealTimers()
  forgetSchemaCheck()
})

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return { planner, event, cookie: await makeSession(env, planner.id) }
}

async function sent(path: string, init: RequestInit, bindings: Partial<Env> = {}): Promise<Response> {
  const context = createExecutionContext()
  const headers = { origin, 'content-type': 'application/json', ...(init.headers as Record<string, string>) }
  const request = new Request(`${origin}${path}`, { ...init, headers })
  const response = await api.fetch(request, { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

async function refusalOf(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code, wait: response.headers.get('retry-after') }
}

const hanging = (): D1Database => {
  const faults = new Faults()
  faults.hangs = () => true
  return injectFaults(env.DB, faults)
}

describe('a database that hangs', () => {
  it('is waited for ten seconds, then the caller hears that it is worth trying again', async () => {
    const { event, cookie } = await given()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = [
      sent(`/api/events/${event.id}`, { headers: { cookie } }, { DB: hanging() }),
      sent('/api/events', { method: 'POST', headers: { cookie }, body: '{}' }, { DB: hanging() }),
    ]
    await vi.advanceTimersByTimeAsync(timeoutMs + 1)
    for (const response of await Promise.all(asked))
      expect(await refusalOf(response)).toEqual({ status: 503, code: 'unavailable', wait: '5' })
  })

  it('is waited for thirty seconds by a route that may take long', async () => {
    const { cookie } = await given()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answered = false
    const asked = sent('/api/orders/cs_unknown', { headers: { cookie } }, { DB: hanging() }).finally(() => {
      answered = true
    })
    await vi.advanceTimersByTimeAsync(3 * timeoutMs - 1)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(await refusalOf(await asked)).toEqual({ status: 503, code: 'unavailable', wait: '5' })
  })

  it('leaves a guest the page itself, which asks for its data again', async () => {
    const { event } = await given()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = page(new Request(`${origin}/event/${event.eventCode}`), { ...env, DB: hanging() })
    await vi.advanceTimersByTimeAsync(timeoutMs + 1)
    const response = await asked
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(
      new RegExp(`"data":{"code":"${event.eventCode}","at":\\d+,"loaded":null}`),
    )
  })
})

it.each([[lost], [overloaded]])('a database that says “%s” is 503 with when to try again', async (reason) => {
  const { event, cookie } = await given()
  const DB = injectFaults(env.DB, new Faults({ call: 1, when: 'before', reason, onwards: true }))
  const answer = await sent(`/api/events/${event.id}`, { headers: { cookie } }, { DB })
  expect(await refusalOf(answer)).toEqual({ status: 503, code: 'unavailable', wait: '5' })
})

describe('a database that is behind this version', () => {
  it('is told by the newest migration', () => {
    expect(env.MIGRATIONS.at(-1)?.name).toBe(newestMigration)
  })

  it('takes no writes, is still read from, and takes them once it has caught up', async () => {
    const { event, cookie } = await given()
    const write = () =>
      sent(`/api/codes/${event.eventCode}/responses`, {
        method: 'POST',
        body: JSON.stringify({ submissionId: crypto.randomUUID(), party: partyOf(1) }),
      })
    await env.DB.prepare('update d1_migrations set name = ?2 where name = ?1')
      .bind(newestMigration, 'later')
      .run()
    expect(await refusalOf(await write())).toEqual({ status: 503, code: 'unavailable', wait: '30' })
    expect((await sent(`/api/codes/${event.eventCode}`, {})).status).toBe(200)
    expect((await sent('/api/events', { headers: { cookie } })).status).toBe(200)
    await env.DB.prepare('update d1_migrations set name = ?1 where name = ?2')
      .bind(newestMigration, 'later')
      .run()
    expect((await write()).status).toBe(201)
  })
})

it('a body that stops arriving is given up, and no desk is asked', async () => {
  const { event } = await given()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"submissionId":')),
  })
  const DESK = {
    get: () => {
      throw new Error('a desk was asked')
    },
  } as unknown as Env['DESK']
  const asked = sent(`/api/codes/${event.eventCode}/responses`, { method: 'POST', body }, { DESK })
  await vi.advanceTimersByTimeAsync(20_001)
  expect(await refusalOf(await asked)).toMatchObject({ status: 400, code: 'invalid' })
})

it('gives more time, a larger body or another check of it to these routes and to no others', () => {
  const handlers = Map.groupBy(api.routes, ({ method, path }) => `${method} ${path}`)
  const declared = [...handlers].flatMap(([route, entries]) => {
    const options = optionsOfHandlers(entries.map(({ handler }) => handler))
    return Object.keys(options).length > 0 ? [[route, options] as const] : []
  })
  const slow = { timeoutMs: 30_000 }
  expect(Object.fromEntries(declared)).toEqual({
    'POST /api/auth/sign-up/email': slow,
    'POST /api/auth/sign-in/email': slow,
    'POST /api/auth/verify-email': slow,
    'POST /api/auth/verify-address': slow,
    'PUT /api/account/address': slow,
    'PUT /api/account/password': slow,
    'POST /api/auth/reset-password': slow,
    'POST /api/events/:id/checkout': slow,
    'GET /api/orders/:sessionId': slow,
    'GET /api/orders/:sessionId/papers': slow,
    'POST /api/admin/orders/:sessionId/refund': slow,
    'POST /api/admin/events/:id/refund': slow,
    'POST /api/events/:id/placements/preview': { bodyMax: 512 * 1024 },
    'POST /api/events/:id/placements/apply': { bodyMax: 512 * 1024 },
    'POST /api/stripe': { ...slow, body: 'signed' },
    'POST /api/erasures': { ...slow, body: 'signed' },
    'PUT /api/events/:id/cover': { timeoutMs: 150_000, body: 'image' },
  })
})
