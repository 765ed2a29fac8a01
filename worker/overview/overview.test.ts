import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { menuItems } from '#menu/table'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner } from '../testing/factories/dinner.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'
import type { Overview } from './rules.ts'

const db = database(env.DB)
const at = (text: string) => Date.parse(text)

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { timeZone: 'Europe/Berlin' })
  const menu = await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  const answer = (as?: string) =>
    call('GET', `/api/events/${event.id}/overview`, undefined, as === undefined ? {} : { cookie: as })
  const read = async (): Promise<Overview> => (await answer(cookie)).json()
  return { event, menu, answer, read, cookie }
}

test('an event without answers has an overview of nothing', async () => {
  const { menu, read } = await given()
  expect(await read()).toEqual({
    ...{ responses: 0, days: [], last: [], missing: 0, undelivered: 0, withoutTable: 0, twice: [] },
    kitchen: {
      ...{ contained: 0, unsettled: 0, notShown: 0, notConfirmed: { dishes: 0, guests: 0 }, byCourse: [] },
      ...{ wordsNotSorted: 0, anyNeed: false, ended: 0 },
      notChosen: [
        { course: 'Starter', count: 0 },
        { course: 'Main', count: 0 },
      ],
    },
    courses: menu.map(({ id, name, items }) => ({
      ...{ id, name, removed: false },
      dishes: items.map((item) => ({ id: item.id, name: item.name, removed: false, count: 0 })),
    })),
    sheet: null,
  })
})

test('answers are added up by the days of the event’s zone, the last ones listed with those who do not come', async () => {
  const { event, menu, read } = await given()
  const all = Object.fromEntries(menu.map(({ id, items }) => [id, items[0]?.id ?? '']))
  const [starter] = menu
  const early = { createdAt: at('2026-12-02T22:30Z') }
  const late = { createdAt: at('2026-12-02T23:30Z') }
  await makeResponse(env, event, partyOf(2, all), early)
  await makeResponse(env, event, partyOf(3, { [starter?.id ?? '']: 'none' }), late)
  await makeResponse(env, event, partyOf(9), { ...late, deletedAt: late.createdAt })
  await makeDecline(env, event, ['Lee', 'Kim'], { createdAt: at('2026-12-03T00:30Z') })
  await makeDecline(env, event, ['Gone'], { deletedAt: at('2026-12-04T00:30Z') })
  const overview = await read()
  expect(overview.courses.map(({ dishes }) => dishes.map(({ count }) => count))).toEqual([
    [2, 0],
    [2, 0],
  ])
  expect(overview).toMatchObject({
    responses: 2,
    days: [
      { day: '2026-12-02', coming: 2 },
      { day: '2026-12-03', coming: 5 },
    ],
    // "None for me" is a choice; the other course was left open.
    missing: 3,
    undelivered: 0,
  })
  expect(overview.last.map(({ name, people, coming }) => [name, people, coming])).toEqual([
    ['Lee', 2, false],
    ['Guest 1', 3, true],
    ['Guest 1', 2, true],
  ])
})

test('of many answers the five newest are listed', async () => {
  const { event, read } = await given()
  for (let hour = 0; hour < 7; hour++)
    await makeResponse(env, event, [{ name: `Hour ${hour}`, allergies: '', selections: {} }], {
      createdAt: at(`2026-12-02T0${hour}:00Z`),
    })
  const { last, responses } = await read()
  expect(last.map(({ name }) => name)).toEqual(['Hour 6', 'Hour 5', 'Hour 4', 'Hour 3', 'Hour 2'])
  expect(responses).toBe(7)
})

test('a mail that was given up is counted, one that was sent is not', async () => {
  const { event, read } = await given()
  const [failed, sent] = [
    await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'a@example.com' }),
    await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'b@example.com' }),
  ]
  await db.update(outbox).set({ failedAt: 1 }).where(eq(outbox.subjectId, failed.id))
  await db.update(outbox).set({ sentAt: 1 }).where(eq(outbox.subjectId, sent.id))
  expect((await read()).undelivered).toBe(1)
})

test('nobody else’s overview is read: 401 signed out, 404 for another planner', async () => {
  const { answer } = await given()
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  expect((await answer()).status).toBe(401)
  expect((await answer(stranger)).status).toBe(404)
})

test('who must avoid a dish, and whose dish is not confirmed, are counted', async () => {
  const { event, menu, read } = await given()
  const [starter, main] = menu
  const [soup = '', fish = ''] = [starter?.items[0]?.id, main?.items[0]?.id]
  await db
    .update(menuItems)
    .set({
      contents: { contents: [{ what: 'milk', state: 'contains', by: 'planner', at: 1 }], facts: [] },
      contentsVersion: 2,
    })
    .where(eq(menuItems.id, soup))
  await makeResponse(env, event, [
    {
      ...{ id: 'p1', name: 'Ana', allergies: 'nut allergy', special: 1 },
      selections: { [starter?.id ?? '']: soup, [main?.id ?? '']: fish },
      needs: [{ what: 'milk', how: 'allergy', by: 'guest' }],
    },
  ])
  expect((await read()).kitchen).toEqual({
    ...{ contained: 1, unsettled: 1, notShown: 1, notConfirmed: { dishes: 1, guests: 1 } },
    byCourse: [{ course: 'Main', guests: 1 }],
    ...{ wordsNotSorted: 1, anyNeed: true, ended: 0 },
    notChosen: [
      { course: 'Starter', count: 0 },
      { course: 'Main', count: 0 },
    ],
  })
})

test('the newest sheet stands in it, with how much has changed since once it is final', async () => {
  const { answer, eats, beef, close, issue, read } = await makeDinner()
  const overview = () => read<Overview>('/overview')
  await answer([eats('aaaaaa', beef), eats('bbbbbb', '')])
  await issue('provisional')
  await answer([eats('cccccc', beef)])
  expect((await overview()).sheet).toEqual({ number: 1, kind: 'provisional', changes: 0 })
  expect((await overview()).kitchen.notChosen).toEqual([
    { course: 'Main', count: 1 },
    { course: 'Dessert', count: 3 },
  ])
  await close()
  await issue('final')
  expect((await overview()).sheet).toEqual({ number: 2, kind: 'final', changes: 0 })
  await answer([eats('dddddd', beef)])
  // One more beef, one more without a dessert, one more guest.
  expect((await overview()).sheet).toEqual({ number: 2, kind: 'final', changes: 3 })
})

test('who has no table is counted once there are tables, and no longer once they are switched off', async () => {
  const { table, party, place, send } = await seatedEvent()
  const waits = async () => (await (await send('GET', '/overview')).json<Overview>()).withoutTable
  const { id: responseId, ids } = await party('Ana', 'Bo', 'Cy')
  expect(await waits()).toBe(0)
  const tableId = await table('4')
  expect(await waits()).toBe(3)
  await place([{ responseId, personId: ids[0], tableId }])
  expect(await waits()).toBe(2)
  await send('PUT', '/tables', { on: false })
  expect(await waits()).toBe(0)
})

test('one family that answered from two phones is asked about, until the newer is kept or both are right', async () => {
  const { event, read, cookie } = await given()
  const named = (...names: string[]) => names.map((name) => ({ name, allergies: '', selections: {} }))
  const older = await makeResponse(env, event, named('Ann Lee', 'Leo Lee', 'Mia Lee', 'Tom Lee'), {
    createdAt: at('2026-12-02T10:00Z'),
  })
  const newer = await makeResponse(env, event, named('Leo Lee', 'Ann Lee', 'Mia Lee', 'Tom Lee'), {
    createdAt: at('2026-12-03T10:00Z'),
  })
  const path = `/api/events/${event.id}/responses`
  const said = { older: older.id, newer: newer.id, lead: 'Leo Lee', people: 4 }
  const count = async () => {
    const kitchen = await call('GET', `/api/events/${event.id}/kitchen`, undefined, { cookie })
    return (await kitchen.json<{ perhapsTwice?: number }>()).perhapsTwice
  }
  const tell = (apart: boolean, responses = [older.id, newer.id]) =>
    call('POST', `${path}/apart`, { responses, apart }, { cookie })
  expect([(await read()).twice, await count()]).toEqual([[said], 4])
  expect((await tell(true)).status).toBe(204)
  expect([(await read()).twice, await count()]).toEqual([[], undefined])
  expect((await tell(false, [newer.id])).status).toBe(204)
  expect((await read()).twice).toEqual([said])
  const removed = await call('DELETE', `${path}/${older.id}`, undefined, { cookie })
  expect(removed.status).toBe(204)
  expect([(await read()).twice, await count()]).toEqual([[], undefined])
  expect((await call('POST', `${path}/${older.id}/restore`, {}, { cookie })).status).toBe(200)
  expect([(await read()).twice, await count()]).toEqual([[said], 4])
  const audit = await env.DB.prepare(
    "select action from audit_logs where entity_id = ? and action like '%APART' order by created_at, id",
  )
    .bind(event.id)
    .all<{ action: string }>()
  expect(audit.results.map(({ action }) => action)).toEqual([
    'TELL_RESPONSES_APART',
    'UNDO_TELL_RESPONSES_APART',
  ])
})
