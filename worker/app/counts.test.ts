import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { deleteAccount } from '../account/delete.ts'
import { sortGuests } from '../admin/sort-guests.ts'
import { now } from '../core/clock.ts'
import { database } from '../core/db.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'

const db = database(env.DB)

function run(query: string, ...values: unknown[]) {
  return env.DB.prepare(query)
    .bind(...values)
    .run()
}

/** A planner's counts, after a pass of cron over all events. */
async function countsOf(userId: string) {
  await run('delete from cron_progress')
  await sortGuests({ db, at: now() })
  return env.DB.prepare(
    'select event_count as events, guest_total as guests from planner_counts where user_id = ?',
  )
    .bind(userId)
    .first()
}

async function totals() {
  const { results } = await env.DB.prepare('select count from totals order by what desc').all<{
    count: number
  }>()
  return results.map(({ count }) => count)
}

it('counts each planner’s events and guests through every change', async () => {
  const planner = await makePlanner(db)
  expect(await countsOf(planner.id)).toEqual({ events: 0, guests: 0 })
  const event = await makeEvent(db, planner.id)
  const other = await makeEvent(db, planner.id)
  const first = await makeResponse(env, event, partyOf(4))
  const second = await makeResponse(env, other, partyOf(3))
  expect(await countsOf(planner.id)).toEqual({ events: 2, guests: 7 })
  await run(
    'update guest_selections set guest_count = 2, selections = ? where id = ?',
    JSON.stringify(partyOf(2)),
    first.id,
  )
  expect(await countsOf(planner.id)).toEqual({ events: 2, guests: 5 })
  await run('update guest_selections set deleted_at = 1 where id = ?', second.id)
  expect(await countsOf(planner.id)).toEqual({ events: 2, guests: 2 })
  await run('update guest_selections set deleted_at = null where id = ?', second.id)
  await run('delete from guest_selections where id = ?', first.id)
  expect(await countsOf(planner.id)).toEqual({ events: 2, guests: 3 })
  const heir = await makePlanner(db)
  await run('update events set user_id = ?, title = ? where id = ?', heir.id, 'Inherited', other.id)
  expect(await countsOf(planner.id)).toEqual({ events: 1, guests: 0 })
  expect(await countsOf(heir.id)).toEqual({ events: 1, guests: 3 })
  await run('delete from events where id = ?', other.id)
  expect(await countsOf(heir.id)).toEqual({ events: 0, guests: 0 })
  expect(await invariants(env.DB)).toEqual([])
})

it('counts nothing for an answer that the limit refuses', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  for (let party = 0; party < 3; party++) await makeResponse(env, event, partyOf(10))
  await expect(makeResponse(env, event, partyOf(1))).rejects.toThrow()
  expect(await countsOf(planner.id)).toEqual({ events: 1, guests: 30 })
})

it('forgets the counts of an account with it, and of its events', async () => {
  const [planners, events] = await totals()
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeResponse(env, event, partyOf(2))
  expect(await totals()).toEqual([(planners ?? 0) + 1, (events ?? 0) + 1])
  await deleteAccount({ db, at: now() }, { ...planner, typed: planner.email })
  expect(await totals()).toEqual([planners, events])
  expect(await countsOf(planner.id)).toBeNull()
  expect(await invariants(env.DB)).toEqual([])
})

it('notices a count and a total that are wrong: the control of the invariants', async () => {
  const planner = await makePlanner(db)
  await run('update planner_counts set guest_total = 1 where user_id = ?', planner.id)
  await run("update totals set count = count + 1 where what = 'event'")
  expect((await invariants(env.DB)).map((breach) => breach.split(':')[0])).toEqual([
    'planner miscounted',
    'total is not the count',
  ])
  await run('delete from user where id = ?', planner.id)
  await run("update totals set count = count - 1 where what = 'event'")
})
