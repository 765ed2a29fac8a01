import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { counted } from '../bench/database/counted.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { sortGuests } from './sort-guests.ts'

const db = database(env.DB)
const hour = 3_600_000

async function differing(): Promise<number | null> {
  return env.DB.prepare('select count(*) as n from events where sorted_guests <> registered_guests').first(
    'n',
  )
}

it('goes through all events, two thousand a call, begins again after an hour, and writes those that differ', async () => {
  const { id } = await makePlanner(db)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
     insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, registered_guests, created_at, updated_at)
     select printf('e%05d', i), 'Supper', '2099-01-01', 'UTC', 4070995200000, 4070995200000, printf('Z%05d', i), ?1, 3, 1, 1 from n`,
  )
    .bind(id)
    .run()
  const left = []
  for (const at of [0, 1, 2, 3]) {
    await sortGuests({ db, at })
    left.push(await differing())
  }
  expect(left).toEqual([2500, 500, 0, 0])
  await env.DB.prepare("update events set registered_guests = 7 where id = 'e00001'").run()
  const { db: counting, tally } = counted(env.DB)
  await sortGuests({ db: database(counting), at: hour - 1 })
  expect([await differing(), tally.rowsWritten]).toEqual([1, 0])
  await sortGuests({ db: database(counting), at: hour })
  expect([await differing(), tally.rowsWritten < 10]).toEqual([0, true])
  const sum = env.DB.prepare('select guest_total as n from planner_counts where user_id = ?').bind(id)
  expect(await sum.first('n')).toBe(4500 * 3 + 4)
  await sortGuests({ db, at: hour + 1 })
  await sortGuests({ db, at: hour + 2 })
  expect((await invariants(env.DB)).filter((line) => line.startsWith('planner'))).toEqual([])
})
