import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { counted } from '../bench/database/counted.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { readAudit } from './audit.ts'
import { listAllEvents } from './events.ts'
import { listPlanners } from './planners.ts'
import { lookedThrough } from './search.ts'
import { auditQuery, eventSorts, eventsQuery, mostFound, plannerSorts, plannersQuery } from './shape/lists.ts'

const db = database(env.DB)

/** Planners with three events each third, and an entry in the log for each. */
async function givenMany(from: number, to: number): Promise<void> {
  const numbers =
    'with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n where i + 1 < ?2)'
  const run = (sql: string) => env.DB.prepare(`${numbers} ${sql}`).bind(from, to)
  await env.DB.batch([
    run(`insert into user (id, name, email, last_sign_in_at, created_at, updated_at)
      select printf('p%05d', i), 'Pat', printf('p%05d@crowd.example', i), nullif(i % 5, 0), i, i from n`),
    run(`insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
      select 'e' || i, 'Supper ' || i, '2099-01-' || (10 + i % 20), 'UTC', 4070995200000, 4070995200000, printf('Z%05d', i),
        printf('p%05d', i - i % 3), i, i from n`),
    run(`insert into audit_logs (user_id, action, entity_type, entity_id, created_at)
      select 'p' || (i % 9), 'CREATE_EVENT', 'event', 'e' || i, 1770000000000 + i from n`),
    // Most of the log is what guests do.
    ...[0, 1, 2].map((more) =>
      run(`insert into audit_logs (user_id, action, entity_type, entity_id, created_at)
        select null, 'CREATE_GUEST_SELECTION', 'guest_selection', 'g' || i, 1770000000000 + i + ${more} from n`),
    ),
  ])
}

async function costOf(ask: (counting: typeof db) => Promise<{ next: string | null }>) {
  const { db: counting, tally } = counted(env.DB)
  const { next } = await ask(database(counting))
  return { rows: tally.rowsRead, next }
}

/** Rows read by each question of the admin's lists: first and second pages of each order, searches, and the log's. */
async function costs(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const note = async (
    name: string,
    ask: (counting: typeof db, after: string) => Promise<{ next: string | null }>,
  ) => {
    const first = await costOf((counting) => ask(counting, ''))
    found[name] = first.rows
    if (!first.next) return
    const { next } = first
    found[`${name}, on`] = (await costOf((counting) => ask(counting, next))).rows
  }
  for (const order of ['asc', 'desc'] as const) {
    for (const sort of plannerSorts)
      await note(`planners ${sort} ${order}`, (counting, after) =>
        listPlanners(counting, plannersQuery.parse({ sort, order, after })),
      )
    for (const sort of eventSorts)
      await note(`events ${sort} ${order}`, (counting, after) =>
        listAllEvents(counting, eventsQuery.parse({ sort, order, after })),
      )
  }
  for (const filter of [
    {},
    { planner: 'p1' },
    { entity: 'event' },
    { action: 'CREATE_EVENT' },
    { entity: 'guest_selection' },
    { event: 'e1' },
    { event: 'e1', action: 'CREATE_EVENT' },
    { action: 'CREATE_GUEST_SELECTION' },
    { day: '2026-02-02' },
    { planner: 'p1', action: 'CREATE_EVENT', entity: 'event', day: '2026-02-02' },
  ])
    await note(`log ${JSON.stringify(filter)}`, (counting, after) =>
      readAudit(counting, auditQuery.parse({ ...filter, after })),
    )
  return found
}

/** Rows read by searches for what all, one and none have. */
async function searchCosts(): Promise<{ planners: number[]; events: number[] }> {
  const planners = []
  const events = []
  for (const search of ['crowd', 'upper', 'rare', 'crowd rare', 'nobody', 'rare@crowd.example']) {
    for (const sort of plannerSorts) {
      const query = plannersQuery.parse({ search, sort })
      planners.push((await costOf((counting) => listPlanners(counting, query))).rows)
    }
    for (const sort of eventSorts) {
      const query = eventsQuery.parse({ search, sort })
      events.push((await costOf((counting) => listAllEvents(counting, query))).rows)
    }
  }
  return { planners, events }
}

// Both amounts are multiples of 3, 5 and 9, so that each page holds the same: what a planner has is counted by its events.
it('costs as many rows read with ten thousand planners, events and entries as with a few pages of them', async () => {
  const rare = await makePlanner(db, { name: 'Rare', email: 'rare@crowd.example' })
  await makeEvent(db, rare.id, { title: 'Rare crowd' })
  await givenMany(0, 3015)
  const before = await costs()
  await givenMany(3015, 13_005)
  const after = await costs()
  expect(after).toEqual(before)
  expect(Math.max(...Object.values(after))).toBeLessThan(5000)
})

it('reads ten thousand rows for a search, of events with the planner of each, and those it shows', async () => {
  const { planners, events } = await searchCosts()
  const shown = 5 * mostFound
  expect(Math.max(...planners)).toBeLessThan(lookedThrough + shown)
  expect(Math.max(...events)).toBeLessThan(2 * lookedThrough + shown)
})
