import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { call } from '../testing/http.ts'
import type { EventList, EventRead } from './shape/event.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const [event, other] = [await makeEvent(db, planner.id), await makeEvent(db, planner.id)]
  const send = (method: string, path: string, body?: unknown, as = cookie) =>
    call(method, `/api/events${path}`, body, { cookie: as })
  const put = async (archived: boolean, as = cookie) =>
    (await send('PUT', `/${event.id}/archived`, { archived }, as)).status
  const list = async () => (await send('GET', '')).json<EventList>()
  const read = async () => (await (await send('GET', `/${event.id}`)).json<EventRead>()).event
  const audited = async () => {
    const { results } = await env.DB.prepare(
      `select action from audit_logs where entity_id = ? and action like '%ARCHIVE%' order by id`,
    )
      .bind(event.id)
      .all<{ action: string }>()
    return results.map(({ action }) => action)
  }
  return { planner, event, other, put, list, read, audited }
}

it('an archived event is marked in its planner’s list, and nothing else of it changes', async () => {
  const { event, other, put, list, read } = await given()
  const [before, listed] = [await read(), await list()]
  expect(await put(true)).toBe(204)
  const marks = (await list()).events.map(({ id, archived }) => [id, archived])
  expect(Object.fromEntries(marks)).toEqual({ [event.id]: true, [other.id]: undefined })
  expect((await list()).totals).toEqual({ ...listed.totals, archived: 1 })
  expect(await read()).toEqual({ ...before, archived: true })
  expect(await put(false)).toBe(204)
  expect(await read()).toEqual(before)
})

it('archiving an event twice is one mark and one line of the log', async () => {
  const { put, audited } = await given()
  for (const archived of [true, true, false, false]) expect(await put(archived)).toBe(204)
  expect(await audited()).toEqual(['ARCHIVE_EVENT', 'UNARCHIVE_EVENT'])
})

it('nobody archives an event of another planner', async () => {
  const { put, audited } = await given()
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  expect(await put(true, stranger)).toBe(404)
  expect(await audited()).toEqual([])
})

it('a member archives an event for themselves, and its owner keeps it in the list', async () => {
  const { event, put, list, read } = await given()
  const cookie = await makeSession(env, (await makeMember(event.id, 'viewer')).id)
  expect(await put(true, cookie)).toBe(204)
  expect((await list()).events.every(({ archived }) => !archived)).toBe(true)
  expect((await read()).archived).toBeUndefined()
  const theirs = await (await call('GET', '/api/events', undefined, { cookie })).json<EventList>()
  expect(theirs.events.map(({ id, archived }) => [id, archived])).toEqual([[event.id, true]])
  expect([theirs.totals.archived, (await list()).totals.archived]).toEqual([1, 0])
})
