import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import { emptyDatabase } from './empty-database.ts'
import { makePlanner } from './factories/account-factories.ts'
import { makeEvent } from './factories/factories.ts'

const rowsOf = async (tables: string[]) =>
  Promise.all(
    tables.map((table) => env.DB.prepare(`select count(*) as rows from ${table}`).first<number>('rows')),
  )

test('an emptied database has neither events nor mail that outlives them, and counts on', async () => {
  const db = database(env.DB)
  const planner = await makePlanner(db)
  const { id } = await makeEvent(db, planner.id)
  await env.DB.prepare(
    `insert into list_mails (id, event_id, user_id, kind, dedupe_key, due_at, created_at, updated_at)
      values ('one', ?1, ?2, 'remind', 'one', 0, 0, 0)`,
  )
    .bind(id, planner.id)
    .run()
  const left = ['user', 'events', 'list_mails']
  expect(await rowsOf(left)).toEqual([1, 1, 1])
  await emptyDatabase()
  expect(await rowsOf([...left, 'totals'])).toEqual([0, 0, 0, 2])
})
