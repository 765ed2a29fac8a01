import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { OwnNeed } from '#needs/rules/needs'
import type { EditView, GuestMenu } from '#party/shape/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import type { EventRead } from './shape/event.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}`
  const send = (body: object) => call('PUT', `${path}/needs`, body, { cookie })
  const put = (...names: string[]) => send({ needs: names.map((name) => ({ name })) })
  const guests = async () => (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
  const read = async () => (await call('GET', path, undefined, { cookie })).json<EventRead>()
  const audit = async () =>
    (
      await env.DB.prepare(
        "select details from audit_logs where action = 'UPDATE_OWN_NEEDS' and entity_id = ?",
      )
        .bind(event.id)
        .all<{ details: string }>()
    ).results.map(({ details }) => JSON.parse(details))
  return { event, put, send, guests, read, audit }
}

it('are offered to guests at once, absent where there are none, and archived rather than deleted', async () => {
  const own = await given()
  const { token } = await makeResponse(env, own.event, partyOf(1))
  expect(await own.guests()).not.toHaveProperty('ownNeeds')
  expect((await own.read()).ownNeeds).toEqual([])
  const answer = await own.put('Kiwi', 'Coconut')
  expect(answer.status).toBe(200)
  const { ownNeeds } = await answer.json<{ ownNeeds: OwnNeed[] }>()
  expect(ownNeeds.map(({ name }) => name)).toEqual(['Kiwi', 'Coconut'])
  const seen = await own.guests()
  expect([seen.ownNeeds, seen.menuVersion]).toEqual([ownNeeds, 2])
  const edit = await (await call('GET', `/api/responses/${token}`)).json<EditView>()
  expect(edit.ownNeeds).toEqual(ownNeeds)
  await own.put('Coconut')
  expect((await own.read()).ownNeeds).toEqual([{ ...ownNeeds[0], archived: true }, ownNeeds[1]])
  expect(await own.audit()).toEqual([1, 2].map(() => ({ event_id: own.event.id, title: own.event.title })))
})

it('are merged by the names that a page had read: what another tab added or archived stays so', async () => {
  const own = await given()
  await own.put('Kiwi', 'Coconut')
  const both = [{ name: 'Kiwi' }, { name: 'Coconut' }]
  expect((await own.send({ needs: [...both, { name: 'Latex' }], was: both })).status).toBe(200)
  expect((await own.send({ needs: [{ name: 'Coconut' }], was: both })).status).toBe(200)
  const offered = (await own.read()).ownNeeds.filter(({ archived }) => !archived)
  expect(offered.map(({ name }) => name)).toEqual(['Coconut', 'Latex'])
  const six = Array.from({ length: 6 }, (_, index) => ({ name: `Need ${index}` }))
  await own.send({ needs: six, was: [] })
  expect((await own.send({ needs: [{ name: 'Ninth' }], was: [] })).status).toBe(400)
})

it('the same again writes nothing', async () => {
  const own = await given()
  await own.put('Kiwi')
  expect((await own.put('Kiwi')).status).toBe(200)
  expect([(await own.guests()).menuVersion, (await own.audit()).length]).toEqual([2, 1])
})

it('are refused beyond eight, twice, without a name, and beyond what an event keeps', async () => {
  const own = await given()
  const eight = (round: number) => Array.from({ length: 8 }, (_, index) => `Need ${round} ${index}`)
  for (const names of [[...eight(0), 'Ninth'], ['Kiwi', 'kiwi'], [''], ['x'.repeat(41)]])
    expect((await own.put(...names)).status).toBe(400)
  expect((await own.read()).ownNeeds).toEqual([])
  for (let round = 0; round < 8; round++) expect((await own.put(...eight(round))).status).toBe(200)
  expect((await own.put('One more')).status).toBe(400)
  expect((await own.put(...eight(0))).status).toBe(200)
})
