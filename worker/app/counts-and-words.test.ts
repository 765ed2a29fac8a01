import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { deleteAccount } from '../account/delete.ts'
import { sortGuests } from '../admin/sort-guests.ts'
import { now } from '../core/clock.ts'
import { database } from '../core/db.ts'
import { makeEvent, makePlanner, makeResponse, partyOf } from '../testing/factories/factories.ts'
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
  await sortGuests(db, now())
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

async function wordsOf(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare('select word from search_words where id = ? order by word')
    .bind(id)
    .all<{ word: string }>()
  return results.map(({ word }) => word)
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

it('keeps a planner’s and an event’s words, and changes them with name, address and title only', async () => {
  const planner = await makePlanner(db, { name: "Anna O'Brien", email: 'a.b@pl.example' })
  const event = await makeEvent(db, planner.id, { title: 'Sam & Alex’s "big" \\day', eventCode: 'ABC234' })
  const whose = ['a', 'a.b@pl.example', 'anna', 'b', 'brien', 'example', 'o', 'pl']
  expect(await wordsOf(planner.id)).toEqual(whose)
  expect(await wordsOf(event.id)).toEqual([...whose, '\\day', 'abc234', 'alex', 'big', 's', 'sam'].sort())
  await run('update events set title = ?, updated_at = 2 where id = ?', 'Lunch', event.id)
  expect(await wordsOf(event.id)).toEqual([...whose, 'abc234', 'lunch'].sort())
  await run('update user set name = ?, email = ? where id = ?', 'Anna', 'c@pl.example', planner.id)
  expect(await wordsOf(planner.id)).toEqual(['anna', 'c', 'c@pl.example', 'example', 'pl'])
  expect(await wordsOf(event.id)).toEqual(['abc234', 'anna', 'c', 'c@pl.example', 'example', 'lunch', 'pl'])
  const { meta } = await run(
    'update events set title = title, description = ? where id = ?',
    'More',
    event.id,
  )
  expect(meta.rows_written).toBeLessThan(3)
  expect(await invariants(env.DB)).toEqual([])
})

it('keeps the parts of each word once, and forgets them with the last who has it', async () => {
  const partsOf = async (word: string) => {
    const { results } = await env.DB.prepare(
      "select part from word_parts where kind = 'event' and word = ? order by length(part) desc",
    )
      .bind(word)
      .all<{ part: string }>()
    return results.map(({ part }) => part)
  }
  const planner = await makePlanner(db, { name: 'Zoé', email: 'q.z@pl.example' })
  const first = await makeEvent(db, planner.id, { title: 'Bananas' })
  const second = await makeEvent(db, planner.id, { title: 'More bananas' })
  const parts = ['bananas', 'ananas', 'nanas', 'anas', 'nas', 'as', 's']
  expect(await partsOf('bananas')).toEqual(parts)
  expect(await partsOf('q.z@pl.example')).toEqual(['q.z@pl.example', '.z@pl.example', 'z@pl.example'])
  expect(await partsOf('zoé')).toEqual(['zoé', 'oé', 'é'])
  await run('delete from events where id = ?', first.id)
  expect(await partsOf('bananas')).toEqual(parts)
  await run('update events set title = ? where id = ?', 'More', second.id)
  expect(await partsOf('bananas')).toEqual([])
  expect(await invariants(env.DB)).toEqual([])
})

it('forgets the counts and words of an account with it, and of its events', async () => {
  const [planners, events] = await totals()
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeResponse(env, event, partyOf(2))
  expect(await totals()).toEqual([(planners ?? 0) + 1, (events ?? 0) + 1])
  await deleteAccount(db, planner, planner.email, now())
  expect(await totals()).toEqual([planners, events])
  expect(await countsOf(planner.id)).toBeNull()
  expect([...(await wordsOf(planner.id)), ...(await wordsOf(event.id))]).toEqual([])
  expect(await invariants(env.DB)).toEqual([])
})

it('notices a count, a total and a word that are wrong: the control of the invariants', async () => {
  const planner = await makePlanner(db)
  await run('update planner_counts set guest_total = 1 where user_id = ?', planner.id)
  await run("update totals set count = count + 1 where what = 'event'")
  await run("insert into search_words (kind, word, id) values ('planner', 'stray', ?)", planner.id)
  await run("delete from search_words where id = ? and word = 'pat'", planner.id)
  await run("insert into word_parts (kind, part, word) values ('planner', 'ray', 'x-ray')")
  await run("delete from word_parts where kind = 'planner' and part = 'tray'")
  expect((await invariants(env.DB)).map((breach) => breach.split(':')[0])).toEqual([
    'planner miscounted',
    'total is not the count',
    'word missing',
    'word of nothing',
    'part missing',
    'part of nothing',
  ])
  await run("delete from word_parts where word = 'x-ray'")
  await run('delete from user where id = ?', planner.id)
  await run("update totals set count = count - 1 where what = 'event'")
})
