import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database, runBatch } from '#core/db'
import { menuCategories } from '#menu/table'
import { counted } from '../bench/database/counted.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call as send } from '../testing/http.ts'
import { eventListQueries } from './list.ts'
import { dayAfter, dayAt, deadlineInstant } from './rules/closing.ts'
import type { EventCounts, EventList } from './shape/event.ts'

const db = database(env.DB)
const zone = 'Europe/Berlin'

async function givenSignedIn() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const call = (path: string) => send('GET', `/api/events${path}`, undefined, { cookie })
  return { planner, call }
}

/** Many events at once, spread over two months around today. */
async function givenManyEvents(userId: string, prefix: string, count: number): Promise<void> {
  const days = Array.from({ length: 60 }, (_, index) => {
    const day = dayAfter(dayAt(now(), zone), index - 30)
    return { day, closes: deadlineInstant(day, zone) }
  })
  await env.DB.prepare(
    `insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
     with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?1)
     select lower(hex(randomblob(16))), 'Event ' || i, d.value ->> 'day', ?2, d.value ->> 'closes', d.value ->> 'closes',
       printf('%s%05d', ?5, i), ?3, 0, 0
     from n join json_each(?4) d on d.key = n.i % 60`,
  )
    .bind(count, zone, userId, JSON.stringify(days), prefix)
    .run()
}

describe('the list of events', () => {
  it('is sorted by date, with what each card shows and counts of all', async () => {
    const { planner, call } = await givenSignedIn()
    const day = (days: number) => dayAfter(dayAt(now(), zone), days)
    const later = await makeEvent(db, planner.id, { title: 'Later', eventDate: day(9) })
    const past = await makeEvent(db, planner.id, { title: 'Past', eventDate: day(-9) })
    const today = await makeEvent(db, planner.id, { title: 'Today', eventDate: day(0) })
    await makeMenu(db, later.id)
    await makePurchase(db, later.id, planner.id, 100)
    await makeResponse(env, later, partyOf(3))
    const gone = await makeMenu(db, today.id)
    for (const { id } of gone)
      await db.update(menuCategories).set({ deletedAt: now() }).where(eq(menuCategories.id, id))
    await makeEvent(db, (await makePlanner(db)).id)
    const list = await (await call('')).json<EventList>()
    expect(list.events.map(({ title }) => title)).toEqual(['Past', 'Today', 'Later'])
    expect(list.totals).toEqual({ all: 3, open: 2, closed: 1, archived: 0 })
    expect(list.next).toBeUndefined()
    expect(list.events[2]).toMatchObject({
      premium: true,
      guestLimit: 100,
      registeredGuests: 3,
      categoryCount: 2,
      itemCount: 4,
    })
    expect(list.events[1]).toMatchObject({ premium: false, categoryCount: 0, itemCount: 0 })
    const openFirst = await (await call('?first=open')).json<EventList>()
    expect(openFirst.events.map(({ title }) => title)).toEqual(['Today', 'Later', 'Past'])
    const { counts } = await (await call('/counts')).json<EventCounts>()
    const { id, closesAt } = later
    expect(counts).toContainEqual({ id, closesAt, guestLimit: 100, registeredGuests: 3, notComing: 0 })
    expect(counts.map(({ id }) => id).sort()).toEqual([later.id, past.id, today.id].sort())
  })

  for (const first of ['', 'first=open&'])
    it(`has 500 a page and loses or repeats none (${first || 'by date'})`, async () => {
      const { planner, call } = await givenSignedIn()
      await givenManyEvents(planner.id, first ? 'A' : 'B', 1203)
      const ids: string[] = []
      const sizes: number[] = []
      let next: string | undefined
      do {
        const after = next ? `after=${encodeURIComponent(next)}` : ''
        const list = await (await call(`?${first}${after}`)).json<EventList>()
        expect(list.totals).toMatchObject({ all: 1203 })
        ids.push(...list.events.map(({ id }) => id))
        sizes.push(list.events.length)
        next = list.next
      } while (next)
      expect(sizes).toEqual([500, 500, 203])
      expect(new Set(ids).size).toBe(1203)
    })

  it('refuses an invalid cursor', async () => {
    const { call } = await givenSignedIn()
    expect((await call('?after=nonsense')).status).toBe(400)
  })

  it('reads the same number of rows whatever other planners have, in one trip without a scan', async () => {
    const { planner } = await givenSignedIn()
    for (let count = 0; count < 10; count++) await makeMenu(db, (await makeEvent(db, planner.id)).id)
    const costOf = async () => {
      const { db: counting, tally } = counted(env.DB)
      const session = database(counting)
      const page = { openFirst: true, after: null }
      await runBatch(session, eventListQueries(session, planner.id, page, now()))
      return tally
    }
    // The index is read up to the first row after the planner's own, so there is one before and after.
    const other = await makePlanner(db, { id: `~${crypto.randomUUID()}` })
    await givenManyEvents(other.id, 'C', 10)
    const before = await costOf()
    await givenManyEvents(other.id, 'D', 10_000)
    const after = await costOf()
    expect(after.rowsRead).toBe(before.rowsRead)
    expect(after.rowsRead).toBeGreaterThan(0)
    expect(after.trips).toBe(1)
    for (const statement of after.statements) expect(await scansOf(statement)).toEqual([])
  })
})

/** The steps of a statement's query plan that scan a whole table. */
async function scansOf(statement: string): Promise<string[]> {
  const values = (statement.match(/\?/g) ?? []).map(() => null)
  const { results } = await env.DB.prepare(`explain query plan ${statement}`)
    .bind(...values)
    .all<{ detail: string }>()
  expect(results).not.toEqual([])
  return results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'))
}
