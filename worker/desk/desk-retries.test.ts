import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { database } from '#core/db'
import { timeoutMs } from '#core/http/with-timeout'
import { api } from '../app/api.ts'
import { callDesk, deskTimeoutMs } from '../live/call.ts'
import {
  notifyCapacityChanged,
  notifyEventGone,
  notifyMenuChanged,
  notifyResponsesChanged,
} from '../live/notify.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Failure = { when: 'before' | 'after'; retryable?: boolean; overloaded?: boolean }
const lost: Failure = { when: 'before', retryable: true }
const lostAfter: Failure = { when: 'after', retryable: true }

/** The real desks behind calls that fail as planned, one failure per call. A stub fails for good after its first failure. */
function failing(...failures: Failure[]) {
  const made = { stubs: 0, calls: [] as string[] }
  const get = (id: DurableObjectId) => {
    made.stubs++
    const stub = env.DESK.get(id) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    let broken = false
    return new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (...args: unknown[]) => {
            made.calls.push(name)
            if (broken) throw new Error('this stub is broken')
            const { when, ...marks } = failures.shift() ?? {}
            if (when === undefined) return stub[name]?.(...args)
            broken = true
            if (when === 'after') await stub[name]?.(...args)
            throw Object.assign(new Error('Network connection lost.'), marks)
          },
      },
    )
  }
  const DESK = { idFromName: (name: string) => env.DESK.idFromName(name), get } as unknown as Env['DESK']
  return { bindings: { ...env, DESK }, made }
}

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return { event, cookie: await makeSession(env, planner.id) }
}

async function call(bindings: Env, method: string, path: string, body: unknown = {}, cookie = '') {
  const context = createExecutionContext()
  const request = new Request(`${origin}${path}`, {
    method,
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await api.fetch(request, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

const submission = () => ({ submissionId: crypto.randomUUID(), party: partyOf(2) })

const registered = (eventId: string) =>
  env.DB.prepare('select registered_guests as n from events where id = ?').bind(eventId).first<number>('n')

describe('a desk whose connection is lost', () => {
  it.each<[string, Failure[]]>([
    ['before it was reached', [lost]],
    ['after it has stored the party', [lostAfter]],
  ])(
    '%s is asked again by a new stub: the guest is stored once and hears nothing of it',
    async (_, failures) => {
      const { event } = await given()
      const { bindings, made } = failing(...failures)
      const answer = await call(bindings, 'POST', `/api/codes/${event.eventCode}/responses`, submission())
      expect(answer.status).toBeLessThan(202)
      expect(made).toEqual({ stubs: failures.length + 1, calls: Array(failures.length + 1).fill('execute') })
      expect(await registered(event.id)).toBe(2)
    },
  )

  it('a second time is 503, and the same command may be sent again', async () => {
    const { event } = await given()
    const { bindings, made } = failing(lost, lost, lost)
    const path = `/api/codes/${event.eventCode}/responses`
    const answer = await call(bindings, 'POST', path, submission())
    expect({ status: answer.status, after: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      after: '2',
    })
    expect(made.stubs).toBe(2)
  })

  it.each<[string, (one: Awaited<ReturnType<typeof given>>, bindings: Env) => Promise<number>]>([
    [
      'an edit',
      async ({ event }, bindings) => {
        const { token } = await makeResponse(env, event, partyOf(1))
        const body = { party: partyOf(3), version: 1 }
        return (await call(bindings, 'PUT', `/api/responses/${token}`, body)).status
      },
    ],
    [
      'a withdrawal',
      async ({ event }, bindings) => {
        const { token } = await makeResponse(env, event, partyOf(1))
        return (await call(bindings, 'DELETE', `/api/responses/${token}`)).status
      },
    ],
    [
      'a deletion',
      async ({ event, cookie }, bindings) => {
        const { id } = await makeResponse(env, event, partyOf(1))
        return (await call(bindings, 'DELETE', `/api/events/${event.id}/responses/${id}`, {}, cookie)).status
      },
    ],
    [
      'a restoring',
      async ({ event, cookie }, bindings) => {
        const { id } = await makeResponse(env, event, partyOf(1), { deletedAt: Date.now() })
        const path = `/api/events/${event.id}/responses/${id}/restore`
        return (await call(bindings, 'POST', path, {}, cookie)).status
      },
    ],
  ])('after it took effect gives %s its result, and no second version', async (_, act) => {
    const one = await given()
    const { bindings } = failing(lostAfter)
    expect(await act(one, bindings)).toBeLessThan(300)
    const version = await env.DB.prepare('select version from guest_selections where event_id = ?')
      .bind(one.event.id)
      .first<number>('version')
    expect(version).toBe(2)
  })

  it.each([
    ['a menu changed', notifyMenuChanged],
    ['a limit changed', notifyCapacityChanged],
    ['a response changed', notifyResponsesChanged],
    ['an event is gone', notifyEventGone],
  ])('still gets the notification that %s', async (_, notify) => {
    const { event } = await given()
    const { bindings, made } = failing(lost)
    await notify(bindings, event.eventCode)
    expect(made.stubs).toBe(2)
  })
})

describe('a desk is called once', () => {
  it.each<[string, Omit<Failure, 'when'>]>([
    ['that is overloaded', { overloaded: true }],
    ['that is overloaded, whatever else is said of it', { overloaded: true, retryable: true }],
    ['that fails by itself', {}],
  ])('%s', async (_, marks) => {
    const { event } = await given()
    const { bindings, made } = failing({ when: 'before', ...marks })
    const path = `/api/codes/${event.eventCode}/responses`
    expect((await call(bindings, 'POST', path, submission())).status).toBe(503)
    await notifyMenuChanged(failing({ when: 'before', ...marks }).bindings, event.eventCode)
    expect(made.stubs).toBe(1)
    expect(await registered(event.id)).toBe(0)
  })
})

describe('the time of a call', () => {
  const bindings = { DESK: { idFromName: () => '', get: () => ({}) } } as unknown as Env

  /** When each attempt began and when the call ended, if each is lost after so many milliseconds. */
  async function tried(milliseconds: number, random: number) {
    const begun: number[] = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const call = async (): Promise<never> => {
      begun.push(Date.now())
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
      throw Object.assign(new Error('Network connection lost.'), { retryable: true })
    }
    const ended = callDesk({ ...env, ...bindings }, 'CODE22', call).catch(() => Date.now())
    await vi.advanceTimersByTimeAsync(30_000)
    return { begun, ended: await ended }
  }

  it('includes a random wait before the second attempt', async () => {
    expect(await tried(0, 0.5)).toEqual({ begun: [0, 50], ended: 50 })
    expect(await tried(0, 0.9)).toEqual({ begun: [0, 90], ended: 90 })
  })

  it('ends before the request’s: a hanging attempt is given up, and none starts too late', async () => {
    expect(deskTimeoutMs).toBeLessThan(timeoutMs)
    expect(await tried(60_000, 0.5)).toEqual({ begun: [0], ended: deskTimeoutMs })
    expect(await tried(5_000, 0.5)).toEqual({ begun: [0, 5_050], ended: deskTimeoutMs })
    expect(await tried(deskTimeoutMs - 20, 0.5)).toEqual({ begun: [0], ended: deskTimeoutMs - 20 })
  })
})
