import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { replayed } from '../dev/replayed.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { actOfGuest, actOfPlanner, given, type Step, step } from '../testing/faults/seating-acts.ts'

// Histories of one dinner through the real routes, desk and database: parties answer, shrink, change needs, withdraw,
// decline and come after all, while their planner deletes and restores them, and seats them at tables that come and go.
// After each step a model is compared with what is stored, and every place with the party it is of.
const histories = fc.array(step, { minLength: 6, maxLength: 24 })

afterEach(emptyDatabase)

/** Stored parties and declines, and the number of places of nobody who comes. */
async function stored(eventId: string) {
  const [parties, declines, lost] = await env.DB.batch([
    env.DB.prepare(`select id, guest_count as size, deleted_at is null as here, (select group_concat(n.value ->> 'what')
      from json_each(selections) p, json_each(p.value, '$.needs') n) as need,
      (select count(*) from placements where response_id = guest_selections.id) as places
      from guest_selections where event_id = ? order by id`).bind(eventId),
    env.DB.prepare(`select id, json_array_length(names) as size, deleted_at is null as here from declines
      where event_id = ? order by id`).bind(eventId),
    env.DB.prepare(`select p.person_id from placements p where p.event_id = ? and p.freed_at is null and not exists (
      select 1 from guest_selections g, json_each(g.selections) q where g.id = p.response_id and g.deleted_at is null
        and q.value ->> 'id' = p.person_id)`).bind(eventId),
  ])
  type Row = { id: string; size: number; here: number; need: string | null; places: number }
  return { parties: parties?.results as Row[], declines: declines?.results, lost: lost?.results }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

async function live(steps: Step[]): Promise<void> {
  const now = await given()
  for (const one of steps) {
    await actOfGuest(now, one)
    await actOfPlanner(now, one)
    const { parties, declines, lost } = await stored(now.event.id)
    expect(lost).toEqual([])
    expect(parties.map(({ id, size, here, need }) => ({ id, size, here, need }))).toEqual(
      now.parties.toSorted(byId).map(({ id, size, is, need }) => ({
        ...{ id, size, here: is === 'here' ? 1 : 0, need: is === 'gone' ? null : need },
      })),
    )
    for (const { id, size, places } of parties)
      expect(places).toBeLessThanOrEqual(
        now.parties.some((one) => one.id === id && one.is === 'gone') ? 0 : size,
      )
    expect(declines).toEqual(
      now.declines.toSorted(byId).map(({ id, size, is }) => ({ id, size, here: is === 'here' ? 1 : 0 })),
    )
  }
  expect(await invariants(env.DB)).toEqual([])
}

const runs = Number(env.D1_HISTORIES ?? 20)
/** Time limit of a history on a busy machine; a quiet one needs a second. */
const busySeconds = 30

it(
  `keeps parties, needs, declines and places together through ${runs} histories`,
  async () => {
    const property = fc.asyncProperty(histories, live)
    await replayed(property, { numRuns: runs }, 'D1_HISTORIES_SEED', env.D1_HISTORIES_SEED)
  },
  runs * busySeconds * 1000,
)

it.each([
  ['whoever left keeps a place', 'placements_follow_their_party', ''],
  ['a decline taken back counts again', 'declines_counted_on_update', ''],
  [
    'an edit loses needs',
    '',
    `create trigger needs_are_lost after update of version on guest_selections when new.deleted_at is null begin
       update guest_selections set selections = (select json_group_array(json_remove(value, '$.needs'))
         from json_each(new.selections)) where id = new.id;
     end`,
  ],
])(
  'goes wrong when %s: the control of these histories',
  async (_, without, planted) => {
    const trigger = await env.DB.prepare('select sql from sqlite_master where name = ?')
      .bind(without)
      .first<string>('sql')
    if (trigger) await env.DB.prepare(`drop trigger ${without}`).run()
    if (planted) await env.DB.prepare(planted).run()
    const { failed } = await fc.check(fc.asyncProperty(histories, live), { numRuns: 100, endOnFailure: true })
    if (trigger) await env.DB.prepare(trigger).run()
    if (planted) await env.DB.prepare('drop trigger needs_are_lost').run()
    expect(failed).toBe(true)
  },
  60_000,
)
