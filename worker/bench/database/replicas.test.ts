import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { type AskedInit, asked } from './asked.ts'

const db = database(env.DB)

/** Returns the response status and the options of each desk the Worker gets, which include the location hint. */
async function desksAsked(path: string, init: AskedInit = {}) {
  const hints: unknown[] = []
  const DESK = {
    idFromName: (name: string) => env.DESK.idFromName(name),
    get(id: DurableObjectId, options: unknown) {
      hints.push(options)
      return env.DESK.get(id)
    },
  } as unknown as Env['DESK']
  const { status } = await asked(path, init, { DESK, DESK_REGION: 'weur' })
  return { status, hints }
}

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return { planner, event, cookie: await makeSession(env, planner.id) }
}

const anywhere = 'first-unconstrained'
const signedIn = 'first-primary'

it('lets a guest’s page and look-up be answered by the replica nearest', async () => {
  const { event } = await given()
  for (const path of [`/event/${event.eventCode}`, `/api/codes/${event.eventCode}`])
    expect(await asked(path)).toMatchObject({ status: 200, ways: [anywhere] })
})

it('refuses a guest only by what the primary says', async () => {
  const { event, planner } = await given()
  const bare = await makeEvent(db, planner.id)
  for (const code of ['NOPE99', bare.eventCode]) {
    expect((await asked(`/event/${code}`)).ways).toEqual([anywhere, 'primary'])
    expect((await asked(`/api/codes/${code}`)).ways).toEqual([anywhere, 'primary'])
  }
  expect((await asked(`/event/${event.eventCode}`)).ways).toEqual([anywhere])
})

it('asks the primary when a page knows that something changed', async () => {
  const { event } = await given()
  const headers = { 'cache-control': 'no-cache' }
  expect(await asked(`/api/codes/${event.eventCode}`, { headers })).toMatchObject({ ways: ['primary'] })
})

it('opens an edit link at the primary, and writes nowhere else', async () => {
  const { event, cookie } = await given()
  const { token } = await makeResponse(env, event, partyOf(2))
  for (const path of [`/edit/${token}`, `/api/responses/${token}`])
    expect(await asked(path)).toMatchObject({ status: 200, ways: ['primary'] })
  const body = JSON.stringify({ name: 'Cheese' })
  const written = await asked(`/api/events/${event.id}/categories`, { method: 'POST', body, cookie })
  expect(written.status).toBe(201)
  expect(written.ways[0]).toBe(signedIn)
  expect(new Set(written.ways.slice(1))).toEqual(new Set(['primary']))
})

it('reads for a session at the primary, in the trip that looks it up', async () => {
  const { event, cookie } = await given()
  for (const path of [
    '/api/events',
    '/api/events/counts',
    `/api/events/${event.id}`,
    `/api/events/${event.id}/overview`,
    `/api/events/${event.id}/responses`,
    `/api/events/${event.id}/kitchen`,
    `/api/events/${event.id}/sheets`,
    '/api/orders',
  ])
    expect(await asked(path, { cookie })).toMatchObject({ status: 200, ways: [signedIn] })
})

it('ends a session at once, on whatever it was about to read', async () => {
  const { planner, event, cookie } = await given()
  await env.DB.prepare('delete from session where user_id = ?').bind(planner.id).run()
  for (const path of ['/api/events', `/api/events/${event.id}`])
    expect(await asked(path, { cookie })).toMatchObject({ status: 401, ways: [signedIn] })
})

it('carries a bookmark from the first query of a session to the next', async () => {
  const { event } = await given()
  const session = env.DB.withSession(signedIn)
  expect(session.getBookmark()).toBeNull()
  await session.prepare('update events set title = ?1 where id = ?2').bind('Renamed', event.id).run()
  const bookmark = session.getBookmark()
  expect(bookmark).toBeTruthy()
  const later = env.DB.withSession(bookmark ?? '')
  const row = await later.prepare('select title from events where id = ?').bind(event.id).first()
  expect(row).toEqual({ title: 'Renamed' })
  expect((later.getBookmark() ?? '') >= (bookmark ?? '')).toBe(true)
})

it('makes a desk near the database, and reads without one', async () => {
  const { event, cookie } = await given()
  const body = JSON.stringify({ submissionId: crypto.randomUUID(), party: partyOf(1) })
  const near = [{ locationHint: 'weur' }]
  const submitting = `/api/codes/${event.eventCode}/responses`
  expect(await desksAsked(submitting, { method: 'POST', body })).toEqual({ status: 201, hints: near })
  const order = JSON.stringify({ name: 'Cheese' })
  const adding = `/api/events/${event.id}/categories`
  expect(await desksAsked(adding, { method: 'POST', body: order, cookie })).toEqual({
    status: 201,
    hints: near,
  })
  const { token } = await makeResponse(env, event, partyOf(2))
  for (const path of [
    `/event/${event.eventCode}`,
    `/api/codes/${event.eventCode}`,
    `/edit/${token}`,
    `/api/responses/${token}`,
    '/api/events',
    `/api/events/${event.id}`,
    `/api/events/${event.id}/overview`,
    `/api/events/${event.id}/responses`,
    `/api/events/${event.id}/kitchen`,
  ])
    expect(await desksAsked(path, { cookie })).toEqual({ status: 200, hints: [] })
})
