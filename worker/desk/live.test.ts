import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { dayAt, deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import { makeLink } from '../account/link.ts'
import worker from '../index.ts'
import { endLiveViews } from '../live/end-live-views.ts'
import { liveBeat, liveEnd } from '../live/shape.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { call, openLiveView } from '../testing/http.ts'
import { EventDesk } from './event-desk.ts'
import { liveMax } from './live-views.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const minute = 60_000
const fresh = () => crypto.randomUUID()
afterEach(() => setClock())

const deskStub = (code: string) => env.DESK.get(env.DESK.idFromName(code))

/** A WebSocket as a page opens it, with the codes it was closed with. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const { status, webSocket } = await call('GET', path, undefined, { ...headers, upgrade: 'websocket' })
  const closed: number[] = []
  webSocket?.accept()
  webSocket?.addEventListener('close', ({ code }) => {
    closed.push(code)
    webSocket.close()
  })
  return { status, closed, webSocket }
}

const asGuest = (code: string, address: string = fresh()) =>
  listen(`/api/codes/${code}/live`, { 'cf-connecting-ip': address })

async function openEvent(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makeAccount(db, 'Correct1')
  const event = await makeEvent(db, planner.id, more)
  await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  return {
    planner,
    event,
    cookie,
    asPlanner: (as = cookie) => listen(`/api/events/${event.id}/live`, { cookie: as }),
  }
}

/** Desks that record their callers. */
function recordedDesks() {
  const called: string[] = []
  const DESK = {
    idFromName: (name: string) => name,
    get: (name: string) => {
      called.push(name)
      return deskStub(name)
    },
  } as unknown as Env['DESK']
  return { called, DESK }
}

/** Calls the Worker and records the desks it calls. */
async function recorded(path: string, headers: Record<string, string> = {}) {
  const { called, DESK } = recordedDesks()
  const request = new Request(origin + path, { headers: { origin, 'cf-connecting-ip': fresh(), ...headers } })
  const context = createExecutionContext()
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, DESK },
    context,
  )
  await waitOnExecutionContext(context)
  response.webSocket?.accept()
  response.webSocket?.close()
  return { status: response.status, socket: response.webSocket !== null, called }
}

describe('a guest’s live view', () => {
  it('reaches no desk for an unknown or closed event or without an upgrade, and its own desk for an open one', async () => {
    const { event } = await openEvent()
    const { event: over } = await openEvent()
    await db
      .update(events)
      .set({ closesAt: now() - 1, eventDate: '2020-01-01' })
      .where(eq(events.id, over.id))
    const upgrade = { upgrade: 'websocket' }
    const nothing = { socket: false, called: [] }
    expect(await recorded('/api/codes/NOPE99/live', upgrade)).toEqual({ status: 404, ...nothing })
    expect(await recorded(`/api/codes/${over.eventCode}/live`, upgrade)).toEqual({ status: 410, ...nothing })
    expect(await recorded(`/api/codes/${event.eventCode}/live`)).toEqual({ status: 426, ...nothing })
    expect(await recorded(`/api/codes/${event.eventCode}/live`, upgrade)).toEqual({
      status: 101,
      socket: true,
      called: [event.eventCode],
    })
  })

  it.each([
    ['with the code of the page that closes it', 4000, 4000],
    ['without a code where the page names none', undefined, 1005],
  ])('is closed %s', async (_, code, heard) => {
    const { event } = await openEvent()
    const { webSocket } = await call('GET', `/api/codes/${event.eventCode}/live`, undefined, {
      upgrade: 'websocket',
    })
    const closed: number[] = []
    webSocket?.accept()
    webSocket?.addEventListener('close', (ended) => void closed.push(ended.code))
    webSocket?.close(code)
    await expect.poll(() => closed).toEqual([heard])
    const open = () =>
      runInDurableObject(deskStub(event.eventCode), (_, state) => state.getWebSockets().length)
    await expect.poll(open).toBe(0)
  })

  it('has its beat answered while the desk sleeps, and wakes it by nothing but other messages', async () => {
    const { event } = await openEvent()
    const { webSocket } = await asGuest(event.eventCode)
    const heard: string[] = []
    webSocket?.addEventListener('message', ({ data }) => void heard.push(String(data)))
    await evictDurableObject(deskStub(event.eventCode))
    const woken = vi.spyOn(EventDesk.prototype, 'webSocketMessage')
    webSocket?.send(liveBeat.ping)
    await expect.poll(() => heard).toEqual([liveBeat.pong])
    expect(woken).not.toHaveBeenCalled()
    webSocket?.send('something else')
    await expect.poll(() => woken.mock.calls.length).toBe(1)
    expect(heard).toEqual([liveBeat.pong])
    woken.mockRestore()
  })

  it('opens for an event that was closed early, and ends at the deadline until which it may be opened again', async () => {
    const closesAt = now() - 1
    const eventDate = dayAt(now(), 'UTC')
    const deadline = deadlineInstant(eventDate, 'UTC')
    const { event } = await openEvent({ closesAt, eventDate, timeZone: 'UTC' })
    setClock(() => deadline - minute)
    const view = await asGuest(event.eventCode)
    expect(view.status).toBe(101)
    setClock(() => deadline)
    await runDurableObjectAlarm(deskStub(event.eventCode))
    await expect.poll(() => view.closed).toEqual([liveEnd.closed])
    expect((await asGuest(event.eventCode)).status).toBe(410)
  })

  it('is refused for an event that was closed by a refund', async () => {
    const { event } = await openEvent({ closesAt: now() - 1 })
    await db.update(events).set({ refundedAt: now() }).where(eq(events.id, event.id))
    expect((await asGuest(event.eventCode)).status).toBe(410)
  })

  it('tells that the menu changed, and nothing of what only planners and the kitchen read', async () => {
    const { event, cookie } = await openEvent()
    const { messages } = await openLiveView(`/api/codes/${event.eventCode}/live`)
    const desk = deskStub(event.eventCode)
    await desk.responsesChanged()
    await desk.eventChanged()
    const added = await call(
      'POST',
      `/api/events/${event.id}/categories`,
      { id: fresh(), name: 'Cheese' },
      { cookie },
    )
    expect(added.status).toBe(201)
    await expect.poll(() => messages).toEqual([{ changed: 'menu' }])
  })

  it('opens for an event that no replica has yet', async () => {
    const { event } = await openEvent()
    expect((await asGuest(event.eventCode)).status).toBe(101)
  })

  it(`opens ${liveMax.ofAddress} times for one address, then only for other addresses, and again when one has closed`, async () => {
    const { event } = await openEvent()
    const venue = fresh()
    const first = await asGuest(event.eventCode, venue)
    for (let guest = 1; guest < liveMax.ofAddress; guest++) {
      const { status } = await asGuest(event.eventCode, venue)
      if (status !== 101) expect([guest, status]).toEqual([guest, 101])
    }
    expect((await asGuest(event.eventCode, venue)).status).toBe(429)
    expect((await asGuest(event.eventCode)).status).toBe(101)
    first.webSocket?.close()
    await expect.poll(async () => (await asGuest(event.eventCode, venue)).status).toBe(101)
  })

  it(`opens ${liveMax.ofGuests} times on one event from any addresses, besides its planner’s`, async () => {
    const { event, asPlanner } = await openEvent()
    // A view whose page is gone from memory would end.
    const held: (WebSocket | null)[] = []
    const statuses = await runInDurableObject(deskStub(event.eventCode), async (desk) => {
      const seen = new Map<number, number>()
      for (let guest = 0; guest <= liveMax.ofGuests; guest++) {
        const url = `https://desk/guest?from=${guest % 6}`
        const { status, webSocket } = await desk.fetch(
          new Request(url, { headers: { upgrade: 'websocket' } }),
        )
        held.push(webSocket)
        seen.set(status, (seen.get(status) ?? 0) + 1)
      }
      return [...seen]
    })
    expect(statuses).toEqual([
      [101, liveMax.ofGuests],
      [429, 1],
    ])
    expect((await asGuest(event.eventCode)).status).toBe(429)
    expect((await asPlanner()).status).toBe(101)
    expect(held).toHaveLength(liveMax.ofGuests + 1)
  })
})

describe('a planner’s live view', () => {
  it('ends when its session signs out; those of other sessions, planners and guests stay', async () => {
    const { planner, event, cookie, asPlanner } = await openEvent()
    const other = await openEvent()
    const ending = await asPlanner()
    const staying = [
      await asPlanner(await makeSession(env, planner.id)),
      await other.asPlanner(),
      await asGuest(event.eventCode),
    ]
    expect((await call('POST', '/api/auth/sign-out', {}, { cookie })).status).toBe(200)
    await expect.poll(() => ending.closed).toEqual([liveEnd.signedOut])
    expect(staying.map(({ closed }) => closed)).toEqual([[], [], []])
  })

  it('ends with every session of its planner at a reset; guests’ views stay', async () => {
    const { planner, event, asPlanner } = await openEvent()
    const ending = [await asPlanner(), await asPlanner(await makeSession(env, planner.id))]
    const guest = await asGuest(event.eventCode)
    const token = await makeLink({ db, at: now() }, { purpose: 'reset', userId: planner.id })
    const reset = await call('POST', '/api/auth/reset-password', { token, newPassword: 'Brandnew7' })
    expect(reset.status).toBe(200)
    await expect.poll(() => ending.map(({ closed }) => closed[0])).toEqual([4001, 4001])
    expect(guest.closed).toEqual([])
  })

  it('ends when somebody signs in with the same browser', async () => {
    const { cookie, asPlanner } = await openEvent()
    const next = await makeAccount(db, 'Correct1')
    const ending = await asPlanner()
    const signIn = { email: next.email, password: 'Correct1' }
    expect((await call('POST', '/api/auth/sign-in/email', signIn, { cookie })).status).toBe(200)
    await expect.poll(() => ending.closed).toEqual([liveEnd.signedOut])
  })

  it('ends when somebody confirms an address with the same browser', async () => {
    const { cookie, asPlanner } = await openEvent()
    const next = await makeAccount(db, 'Correct1', { emailVerified: false })
    const token = await makeLink({ db, at: now() }, { purpose: 'confirm', userId: next.id })
    const ending = await asPlanner()
    const confirmed = await call(
      'POST',
      '/api/auth/verify-email',
      { token, password: 'Correct1' },
      { cookie },
    )
    expect(confirmed.status).toBe(200)
    await expect.poll(() => ending.closed).toEqual([liveEnd.signedOut])
  })

  it('ends when the account is deleted', async () => {
    const { planner, cookie, asPlanner } = await openEvent()
    const ending = await asPlanner()
    const gone = await call('DELETE', '/api/account', { confirm: planner.email }, { cookie })
    expect(gone.status).toBe(204)
    await expect.poll(() => ending.closed).toEqual([1000])
  })

  it('ends at the fifty open events with the nearest deadlines, and at no closed one', async () => {
    const planner = await makePlanner(db)
    await makeEvent(db, planner.id, { eventCode: 'PAST01', closesAt: now() - 1 })
    const codes = Array.from({ length: 55 }, (_, index) => `E${1000 + index}Z`.slice(0, 6))
    for (const [index, eventCode] of codes.entries())
      await makeEvent(db, planner.id, {
        eventCode,
        eventDate: `2031-${String(12 - (index % 12)).padStart(2, '0')}-05`,
      })
    const { called, DESK } = recordedDesks()
    await endLiveViews({ ...env, DESK }, planner.id, null)
    expect(called).toHaveLength(50)
    expect(called).not.toContain('PAST01')
    // Twelve months hold 55 events, and the five in December are left out.
    expect(called).not.toContain(codes[0])
  })

  it(`opens ${liveMax.ofPlanner} times and no more`, async () => {
    const { asPlanner } = await openEvent()
    for (let tab = 0; tab < liveMax.ofPlanner; tab++) {
      const { status } = await asPlanner()
      if (status !== 101) expect([tab, status]).toEqual([tab, 101])
    }
    expect((await asPlanner()).status).toBe(429)
  })
})

describe('the desk’s alarm', () => {
  it.each([
    ['a planner', 5, 10],
    ['a guest', 20, 40],
  ])(
    'ends every view of %s %i to %i minutes after it opened, at different times, even after hibernation',
    async (who, least, most) => {
      const { event, asPlanner } = await openEvent()
      const start = now()
      const views: Awaited<ReturnType<typeof asPlanner>>[] = []
      for (let view = 0; view < 15; view++)
        views.push(await (who === 'a guest' ? asGuest(event.eventCode) : asPlanner()))
      const desk = deskStub(event.eventCode)
      await evictDurableObject(desk)
      const alarms: number[] = []
      for (;;) {
        const at = await runInDurableObject(desk, (_, { storage }) => storage.getAlarm())
        if (at === null) break
        alarms.push(at)
        setClock(() => at)
        await runDurableObjectAlarm(desk)
      }
      expect(Math.min(...alarms)).toBeGreaterThan(start + least * minute - 1000)
      expect(Math.max(...alarms)).toBeLessThan(start + most * minute)
      expect(alarms.length).toBeGreaterThan(2)
      await expect
        .poll(() => views.flatMap(({ closed }) => closed))
        .toEqual(views.map(() => liveEnd.timeOver))
      expect((await asGuest(event.eventCode)).status).toBe(101)
    },
  )

  it('keeps the desk sending to others when a page does not answer the end of its view', async () => {
    const { event, asPlanner } = await openEvent()
    const silent = await call('GET', `/api/codes/${event.eventCode}/live`, undefined, {
      upgrade: 'websocket',
    })
    expect(silent.status).toBe(101)
    setClock(() => Date.now() + 40 * minute)
    await runDurableObjectAlarm(deskStub(event.eventCode))
    setClock()
    const { webSocket } = await asPlanner()
    const heard: string[] = []
    webSocket?.addEventListener('message', ({ data }) => void heard.push(String(data)))
    const body = { submissionId: fresh(), party: partyOf(2) }
    expect((await call('POST', `/api/codes/${event.eventCode}/responses`, body)).status).toBe(201)
    await expect
      .poll(() => heard)
      .toEqual(['{"guestLimit":30,"registeredGuests":2}', '{"changed":"responses"}'])
  })

  it('ends a view whose session was revoked unnoticed, and it cannot be opened again', async () => {
    const { planner, event, asPlanner } = await openEvent()
    const view = await asPlanner()
    await env.DB.prepare('delete from session where user_id = ?').bind(planner.id).run()
    setClock(() => Date.now() + 10 * minute)
    await runDurableObjectAlarm(deskStub(event.eventCode))
    await expect.poll(() => view.closed).toEqual([liveEnd.timeOver])
    expect((await asPlanner()).status).toBe(401)
  })

  it('ends the views of an event at its deadline: a guest’s cannot be opened again, its planner’s can', async () => {
    const closesAt = now() + 2 * minute
    const { event, asPlanner } = await openEvent({ closesAt, eventDate: '2020-01-01' })
    const views = [await asPlanner(), await asGuest(event.eventCode)]
    setClock(() => closesAt - 1)
    await runDurableObjectAlarm(deskStub(event.eventCode))
    expect(views.flatMap(({ closed }) => closed)).toEqual([])
    setClock(() => closesAt)
    await runDurableObjectAlarm(deskStub(event.eventCode))
    await expect.poll(() => views.flatMap(({ closed }) => closed)).toEqual([4002, 4002])
    expect((await asGuest(event.eventCode)).status).toBe(410)
    expect((await asPlanner()).status).toBe(101)
  })

  it('is deleted with its event, and nothing stays stored', async () => {
    const { event, cookie, asPlanner } = await openEvent()
    const view = await asPlanner()
    expect((await call('DELETE', `/api/events/${event.id}`, {}, { cookie })).status).toBe(204)
    await expect.poll(() => view.closed).toEqual([1000])
    expect(await runDurableObjectAlarm(deskStub(event.eventCode))).toBe(false)
  })
})
