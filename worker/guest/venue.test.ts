import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { Receipt } from '#party/shape/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

// Many honest people: no limit may refuse any of them.
const db = database(env.DB)
const fresh = () => crypto.randomUUID()

async function openEvent(guestLimit: number) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, guestLimit)
  return { event, cookie: await makeSession(env, planner.id) }
}

/** Runs something for each of many people, fifty at a time. */
async function each<T>(people: number, run: (person: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let first = 0; first < people; first += 50)
    results.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, people - first) }, (_, index) => run(first + index)),
      )),
    )
  return results
}

function expectAll(status: number, responses: Response[]): void {
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([status]))
}

it('700 guests behind one address open the page, look up, open live views, submit and edit, while one of them tries wrong codes', async () => {
  const { event } = await openEvent(1000)
  const venue = { 'cf-connecting-ip': fresh() }
  const code = `/api/codes/${event.eventCode}`
  const guessing = each(100, () => call('GET', '/api/codes/NOPE99', undefined, venue))
  expectAll(200, await each(700, () => call('GET', `/event/${event.eventCode}`, undefined, venue)))
  expectAll(200, await each(700, () => call('GET', code, undefined, venue)))
  const views = await each(700, () =>
    call('GET', `${code}/live`, undefined, { ...venue, upgrade: 'websocket' }),
  )
  expectAll(101, views)
  const answers = await each(700, (guest) => {
    const email = `guest${guest}@${event.eventCode.toLowerCase()}.example`
    return call('POST', `${code}/responses`, { submissionId: fresh(), email, party: partyOf(1) }, venue)
  })
  expectAll(201, answers)
  const receipts = await Promise.all(answers.map((answer) => answer.json<Receipt>()))
  // Every tenth mistyped the address.
  const edits = await each(700, (guest) => {
    const email = `guest${guest}${guest % 10 ? '' : 'right'}@${event.eventCode.toLowerCase()}.example`
    const path = `/api/responses/${receipts[guest]?.editToken}`
    return call('PUT', path, { email, party: partyOf(1) }, venue)
  })
  expectAll(200, edits)
  expect((await guessing).some(({ status }) => status === 429)).toBe(true)
  for (const { webSocket } of views) webSocket?.accept()
  for (const { webSocket } of views) webSocket?.close()
}, 180_000)

it('a planner adds sixty responses by phone, each with an address, corrects some and deletes others', async () => {
  const { event, cookie } = await openEvent(100)
  const office = { cookie, 'cf-connecting-ip': fresh() }
  const path = `/api/events/${event.id}/responses`
  const added = await each(60, (guest) =>
    call(
      'POST',
      path,
      { submissionId: fresh(), email: `${guest}.${fresh()}@example.com`, party: partyOf(1) },
      office,
    ),
  )
  expectAll(201, added)
  const ids = await Promise.all(added.map(async (answer) => (await answer.json<Receipt>()).responseId))
  const corrected = await each(30, (guest) =>
    call('PUT', `${path}/${ids[guest]}`, { email: `${fresh()}@example.com`, party: partyOf(1) }, office),
  )
  expectAll(200, corrected)
  expectAll(204, await each(10, (guest) => call('DELETE', `${path}/${ids[guest]}`, {}, office)))
})
