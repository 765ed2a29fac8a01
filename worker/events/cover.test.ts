import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { confirmWord, coverTooLarge, coverTypeWrong } from '#events/words/planner'
import { runCron } from '../app/cron.ts'
import worker from '../index.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { deliver, makePaid, send } from '../testing/factories/payment-factories.ts'
import { setCover } from './cover.ts'
import { coverMax } from './rules/cover.ts'
import type { PlannerEvent } from './shape/event.ts'
import { leftCovers } from './table/covers.ts'
import { events } from './table/events.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
const webp = new TextEncoder().encode('RIFF....WEBPVP8 ')

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return { planner, event, cookie: await makeSession(env, planner.id) }
}

function request(path: string, method: string, cookie: string, body?: BodyInit, type = 'application/json') {
  return new Request(`${origin}/api${path}`, {
    method,
    headers: { origin, 'content-type': type, cookie },
    ...(body !== undefined && { body }),
  })
}

const call = (...asked: Parameters<typeof request>) => exports.default.fetch(request(...asked))

const put = (eventId: string, cookie: string, body: BodyInit, type = 'image/jpeg', query = '') =>
  call(`/events/${eventId}/cover${query}`, 'PUT', cookie, body, type)

async function stored(eventId: string, cookie: string, body: BodyInit = jpeg): Promise<string> {
  const answer = await put(eventId, cookie, body)
  expect(answer.status).toBe(200)
  const { event } = await answer.json<{ event: PlannerEvent }>()
  return event.coverImageUrl ?? ''
}

async function shown(address: string): Promise<number> {
  const answer = await exports.default.fetch(`${origin}${address}`)
  await answer.arrayBuffer()
  return answer.status
}

async function refusal(answer: Response) {
  const { error } = await answer.json<ErrorBody>()
  return [answer.status, error.message]
}

const covered = async (eventId: string) =>
  (
    await db
      .select({ url: events.coverImageUrl, name: events.coverImageFilename, size: events.coverImageSize })
      .from(events)
      .where(eq(events.id, eventId))
  )[0]

const audits = async (eventId: string) =>
  (
    await env.DB.prepare(
      "select user_id, details from audit_logs where action = 'UPDATE_COVER' and entity_id = ? order by id",
    )
      .bind(eventId)
      .all<{ user_id: string; details: string }>()
  ).results

it.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
])('stores a cover and shows it to everybody: %s', async (type, bytes) => {
  const { event, planner, cookie } = await given()
  const answer = await put(event.id, cookie, bytes, type, '?name=Garden%0A.jpg')
  expect(answer.status).toBe(200)
  const { event: after } = await answer.json<{ event: PlannerEvent }>()
  expect(after.coverImageUrl).toMatch(/^\/api\/covers\/[\da-f-]{36}$/)
  expect(await covered(event.id)).toEqual({
    url: after.coverImageUrl,
    name: 'Garden.jpg',
    size: bytes.byteLength,
  })
  expect(await audits(event.id)).toEqual([
    { user_id: planner.id, details: JSON.stringify({ type, size: bytes.byteLength }) },
  ])
  const image = await exports.default.fetch(`${origin}${after.coverImageUrl}`)
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes)
  expect(image.headers.get('content-type')).toBe(type)
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(image.headers.get('x-content-type-options')).toBe('nosniff')
  const menu = await exports.default.fetch(`${origin}/api/codes/${event.eventCode}`)
  expect(await menu.text()).toContain(after.coverImageUrl)
})

it('stores and removes no cover while the setting is off', async () => {
  const { event, cookie } = await given()
  for (const asked of [
    request(`/events/${event.id}/cover`, 'PUT', cookie, jpeg, 'image/jpeg'),
    request(`/events/${event.id}/cover`, 'DELETE', cookie),
  ]) {
    const off = { ...env, COVER_IMAGES: 'off' }
    const answer = await worker.fetch(
      asked as Parameters<typeof worker.fetch>[0],
      off,
      createExecutionContext(),
    )
    expect(answer.status).toBe(404)
  }
  expect((await covered(event.id))?.url).toBeNull()
})

it('lets only the planner set or remove an event’s cover', async () => {
  const { event, cookie } = await given()
  const other = await given()
  const address = await stored(event.id, cookie)
  expect((await put(event.id, '', png, 'image/png')).status).toBe(401)
  expect((await put(event.id, other.cookie, png, 'image/png')).status).toBe(404)
  expect((await call(`/events/${event.id}/cover`, 'DELETE', '')).status).toBe(401)
  expect((await call(`/events/${event.id}/cover`, 'DELETE', other.cookie)).status).toBe(404)
  expect((await covered(event.id))?.url).toBe(address)
  expect(await audits(event.id)).toHaveLength(1)
})

it('refuses what is no image, whatever type it claims', async () => {
  const { event, cookie } = await given()
  const bad: [BodyInit, string][] = [
    ['<svg onload="alert(1)"/>', 'image/png'],
    ['GIF89a', 'image/jpeg'],
    [new Uint8Array(), 'image/webp'],
    [jpeg, 'image/gif'],
    [jpeg, 'text/html'],
    ['{}', 'application/json'],
  ]
  for (const [body, type] of bad)
    expect(await refusal(await put(event.id, cookie, body, type))).toEqual([415, coverTypeWrong])
  expect((await covered(event.id))?.url).toBeNull()
  expect(await audits(event.id)).toEqual([])
})

it('detects the type from the content, not from the header', async () => {
  const { event, cookie } = await given()
  const answer = await put(event.id, cookie, png, 'image/jpeg')
  const { event: after } = await answer.json<{ event: PlannerEvent }>()
  const image = await exports.default.fetch(`${origin}${after.coverImageUrl}`)
  await image.arrayBuffer()
  expect(image.headers.get('content-type')).toBe('image/png')
})

it('accepts 5 MB and refuses one byte more', async () => {
  const { event, cookie } = await given()
  const most = new Uint8Array(coverMax)
  most.set(jpeg)
  expect((await put(event.id, cookie, most)).status).toBe(200)
  const more = new Uint8Array(coverMax + 1)
  more.set(jpeg)
  expect(await refusal(await put(event.id, cookie, more))).toEqual([413, coverTooLarge])
  expect((await covered(event.id))?.size).toBe(coverMax)
})

it('accepts images on no other route, and from no other site', async () => {
  const { event, cookie } = await given()
  expect((await call(`/events/${event.id}`, 'PUT', cookie, jpeg, 'image/jpeg')).status).toBe(415)
  expect((await call('/events', 'POST', cookie, jpeg, 'image/jpeg')).status).toBe(415)
  const foreign = request(`/events/${event.id}/cover`, 'PUT', cookie, jpeg, 'image/jpeg')
  foreign.headers.set('origin', 'https://evil.example')
  expect((await exports.default.fetch(foreign)).status).toBe(403)
})

it('deletes a replaced or removed image', async () => {
  const { event, cookie } = await given()
  const first = await stored(event.id, cookie)
  const second = await stored(event.id, cookie, png)
  expect(second).not.toBe(first)
  await runCron(env)
  expect([await shown(first), await shown(second)]).toEqual([404, 200])
  expect((await call(`/events/${event.id}/cover`, 'DELETE', cookie)).status).toBe(204)
  expect(await covered(event.id)).toEqual({ url: null, name: null, size: null })
  await runCron(env)
  expect(await shown(second)).toBe(404)
  expect((await call(`/events/${event.id}/cover`, 'DELETE', cookie)).status).toBe(204)
  expect((await audits(event.id)).map(({ details }) => JSON.parse(details).removed)).toEqual([
    undefined,
    undefined,
    true,
  ])
})

it('deletes the image with its event, whoever deletes the event', async () => {
  const admin = await makeSession(env, (await makePlanner(db, { role: 'admin' })).id)
  const own = await given()
  const foreign = await given()
  const kept = await given()
  const account = await given()
  const gone = [
    await stored(own.event.id, own.cookie),
    await stored(foreign.event.id, foreign.cookie),
    await stored(account.event.id, account.cookie),
  ]
  const left = await stored(kept.event.id, kept.cookie)
  const confirm = JSON.stringify({ confirm: confirmWord })
  const byAddress = JSON.stringify({ confirm: account.planner.email })
  for (const answer of [
    await call(`/events/${own.event.id}`, 'DELETE', own.cookie, confirm),
    await call(`/admin/events/${foreign.event.id}`, 'DELETE', admin, confirm),
    await call('/account', 'DELETE', account.cookie, byAddress),
  ])
    expect(answer.status).toBe(204)
  await runCron(env)
  expect(await Promise.all(gone.map(shown))).toEqual([404, 404, 404])
  expect(await shown(left)).toBe(200)
  expect(await db.select().from(leftCovers)).toEqual([])
})

it('deletes the image with an event that was refunded, seven days later', async () => {
  const { event, cookie, completed } = await makePaid('100')
  await deliver(completed)
  const address = await stored(event.id, cookie)
  const admin = await makeSession(env, (await makePlanner(db, { role: 'admin' })).id)
  const answer = await send(`/api/admin/events/${event.id}/refund`, { cookie: admin, body: {} })
  expect(await answer.json()).toEqual({ refunded: 1, hidden: true })
  await runCron(env)
  expect(await shown(address)).toBe(200)
  setClock(() => Date.now() + 7 * 86_400_000)
  for (let minutes = 0; minutes < 2; minutes++) await runCron(env)
  setClock()
  expect(await shown(address)).toBe(404)
})

it('leaves no image of an upload whose event was deleted meanwhile', async () => {
  const { event } = await given()
  const [row] = await db.select().from(events).where(eq(events.id, event.id))
  if (!row) throw new Error('no event')
  await db.delete(events).where(eq(events.id, event.id))
  const upload = setCover(
    { env, db, event: row, actor: { kind: 'planner', id: row.userId }, at: now() },
    { bytes: jpeg, filename: 'a.jpg' },
  )
  await expect(upload).rejects.toMatchObject({ status: 404 })
  const [left] = await db.select().from(leftCovers)
  expect(left?.dueAt).toBeGreaterThan(now())
  expect(await env.COVERS.head(left?.key ?? '')).not.toBeNull()
  await db.update(leftCovers).set({ dueAt: now() })
  await runCron(env)
  expect(await env.COVERS.head(left?.key ?? '')).toBeNull()
  expect(await audits(event.id)).toEqual([])
})
