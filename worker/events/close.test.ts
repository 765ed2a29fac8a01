import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { liveEnd } from '#live/shape'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call, openLiveView } from '../testing/http.ts'
import { dayAfter, dayAt, deadlineInstant } from './rules/closing.ts'
import type { PlannerEvent } from './shape/event.ts'
import { events } from './table/events.ts'

const db = database(env.DB)
const timeZone = 'Europe/Berlin'
const eventDate = dayAfter(dayAt(now(), timeZone), 20)
const deadline = deadlineInstant(eventDate, timeZone)
const form = { title: 'Supper', description: '', eventDate, timeZone }
afterEach(() => setClock())

async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { ...form, closesAt: deadline })
  await makeMenu(db, event.id)
  const path = `/api/events/${event.id}`
  const post = (verb: string) => call('POST', `${path}/${verb}`, {}, { cookie })
  const answer = () =>
    call('POST', `/api/codes/${event.eventCode}/responses`, {
      submissionId: crypto.randomUUID(),
      party: partyOf(1),
    })
  const closesAt = async () =>
    (await db.select().from(events).where(eq(events.id, event.id)))[0]?.closesAt ?? Number.NaN
  const audited = async () => {
    const { results } = await env.DB.prepare(
      "select action from audit_logs where entity_id = ? and entity_type = 'event' order by id",
    )
      .bind(event.id)
      .all<{ action: string }>()
    return results.map(({ action }) => action)
  }
  return { planner, cookie, event, path, post, answer, closesAt, audited }
}

async function refusal(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, reason: error.reason, message: error.message }
}

it('from the moment an event is closed no guest can answer or change, and when it is open again they can', async () => {
  const { event, post, answer } = await given()
  const { token } = await makeResponse(env, event, partyOf(1))
  const edit = () => call('PUT', `/api/responses/${token}`, { party: partyOf(2) })
  expect((await answer()).status).toBe(201)
  const closed = await post('close')
  expect(closed.status).toBe(200)
  expect((await closed.json<{ event: PlannerEvent }>()).event).toMatchObject({ eventDate, timeZone })
  expect(await refusal(await answer())).toMatchObject({ status: 410, reason: 'answers_closed' })
  const look = await call('GET', `/api/codes/${event.eventCode}`)
  expect((await look.json<ErrorBody>()).error.details).toMatchObject({ mayReopen: true })
  setClock(() => deadline)
  const over = await call('GET', `/api/codes/${event.eventCode}`)
  expect((await over.json<ErrorBody>()).error.details).not.toHaveProperty('mayReopen')
  setClock()
  expect((await edit()).status).toBe(410)
  expect((await post('reopen')).status).toBe(200)
  expect((await answer()).status).toBe(201)
  expect((await edit()).status).toBe(200)
})

it('closing ends at once, the day stays, and opening again ends at that day', async () => {
  const { post, closesAt, audited } = await given()
  await post('close')
  expect(await closesAt()).toBeLessThanOrEqual(now())
  await post('reopen')
  expect(await closesAt()).toBe(deadline)
  expect(await audited()).toEqual(['CLOSE_EVENT', 'REOPEN_EVENT'])
})

it('closing what is closed and opening what is open change and audit nothing', async () => {
  const { post, closesAt, audited } = await given()
  expect((await post('reopen')).status).toBe(200)
  expect(await closesAt()).toBe(deadline)
  await post('close')
  const first = await closesAt()
  expect((await post('close')).status).toBe(200)
  expect(await closesAt()).toBe(first)
  expect(await audited()).toEqual(['CLOSE_EVENT'])
})

it('is opened again until the deadline, on premium events as well, and not after it', async () => {
  const { event, planner, post, closesAt, audited } = await given()
  await makePurchase(db, event.id, planner.id, 100)
  await post('close')
  expect((await post('reopen')).status).toBe(200)
  await post('close')
  const closed = await closesAt()
  await env.DB.prepare('update session set expires_at = ?')
    .bind(deadline + 86_400_000)
    .run()
  setClock(() => deadline)
  expect(await refusal(await post('reopen'))).toEqual({
    status: 410,
    reason: 'reopen_over',
    message: 'The deadline has passed: this event can no longer be reopened.',
  })
  expect(await closesAt()).toBe(closed)
  expect(await audited()).toEqual(['CLOSE_EVENT', 'REOPEN_EVENT', 'CLOSE_EVENT'])
})

it('a refunded event can be neither closed nor opened, and another planner’s is not there', async () => {
  const { event, post, path, closesAt, audited } = await given()
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  for (const verb of ['close', 'reopen'])
    expect((await call('POST', `${path}/${verb}`, {}, { cookie: stranger })).status).toBe(404)
  await db.update(events).set({ refundedAt: 1, closesAt: 1 }).where(eq(events.id, event.id))
  for (const verb of ['close', 'reopen']) expect((await post(verb)).status).toBe(410)
  expect(await closesAt()).toBe(1)
  expect(await audited()).toEqual([])
})

it('a new title leaves a closed event closed, a new deadline opens it', async () => {
  const { cookie, path, post, closesAt, answer } = await given()
  await post('close')
  const save = (more: object) => call('PUT', path, { ...form, ...more }, { cookie })
  expect((await save({ title: 'Dinner' })).status).toBe(200)
  expect(await closesAt()).toBeLessThan(deadline)
  expect((await answer()).status).toBe(410)
  const later = dayAfter(eventDate, 5)
  expect((await save({ eventDate: later })).status).toBe(200)
  expect(await closesAt()).toBe(deadlineInstant(later, timeZone))
  expect((await answer()).status).toBe(201)
})

it('open pages are told as at a deadline, a guest’s and a planner’s', async () => {
  const { event, cookie, path, post } = await given()
  const ends = async (view: string, headers = {}) => {
    const ended: number[] = []
    const { socket } = await openLiveView(view, headers)
    socket.addEventListener('close', ({ code }) => void ended.push(code))
    return ended
  }
  const guest = await ends(`/api/codes/${event.eventCode}/live`)
  const planner = await ends(`${path}/live`, { cookie })
  await post('close')
  await expect.poll(() => [...guest, ...planner]).toEqual([liveEnd.closed, liveEnd.closed])
  const again = [await ends(`/api/codes/${event.eventCode}/live`), await ends(`${path}/live`, { cookie })]
  await post('reopen')
  await expect.poll(() => again.flat()).toEqual([liveEnd.closed, liveEnd.closed])
})
