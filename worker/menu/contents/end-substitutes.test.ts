import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database, runBatch } from '#core/db'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent } from '../../testing/factories/factories.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import { endSubstitutes, substitutesOf, unconcerned } from './end-substitutes.ts'

const db = database(env.DB)
const nothing = { contents: [], facts: [] }
const fish = { contents: [{ what: 'fish', state: 'contains' }], facts: [] } as const

it.each([
  ['stays agreed where the change does not concern them', 'version = version', ['cucumber salad']],
  ['ends where their response changed between the reading and the writing', 'version = version + 1', []],
])('what is served to a person instead %s', async (_, meanwhile, left) => {
  const event = await makeEvent(db, (await makePlanner(db)).id)
  const { id } = await makeResponse(env, event, [
    {
      id: 'aaaaaa',
      name: 'Ana',
      allergies: '',
      selections: { main: 'beef' },
      needs: [{ what: 'milk', by: 'guest' }],
    },
  ])
  const beef = `beef of ${id}`
  await env.DB.prepare(
    "insert into agreements values (?1, 'aaaaaa', 'main', ?2, ?3, 'cucumber salad', 'Marta', 'planner', 1, null, null, null)",
  )
    .bind(id, beef, event.id)
    .run()
  const kept = unconcerned(await substitutesOf(db, beef), nothing, fish)
  await env.DB.prepare(`update guest_selections set ${meanwhile} where id = ?`).bind(id).run()
  await runBatch(db, endSubstitutes(db, beef, kept, sql`1`, 5))
  const { results } = await env.DB.prepare('select words from agreements where response_id = ?')
    .bind(id)
    .all()
  expect(results.map(({ words }) => words)).toEqual(left)
  const ended = env.DB.prepare('select reason from ended_agreements where response_id = ?').bind(id)
  expect(await ended.first('reason')).toBe(left.length > 0 ? null : 'contents')
})
