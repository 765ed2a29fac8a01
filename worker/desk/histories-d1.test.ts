import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import { eventPurchases } from '#purchases/table'
import { replayed } from '../dev/replayed.ts'
import { editToken } from '../guest/token.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call as send } from '../testing/http.ts'
import { answerIdOf } from './answer-id.ts'

// The histories of `histories.test.ts`, fewer of them, through the real routes, desk and database: rounds of people who act
// at the same time, with a guest and the planner on the same response. After each round every invariant is checked.
const db = database(env.DB)
const people = 6

// A control must not find what the previous one broke.
afterEach(async () => {
  await env.DB.batch(
    ['user', 'audit_logs', 'payment_orders'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
})

const guest = fc.record({
  who: fc.integer({ min: 0, max: people - 1 }),
  what: fc.constantFrom(
    'submit',
    'submit',
    'submit',
    'edit',
    'withdraw',
    'correct',
    'delete',
    'delete',
    'restore',
  ),
  size: fc.integer({ min: 1, max: 10 }),
  chosen: fc.constantFrom('', '', 'dish', 'none'),
})
const planner = fc.constantFrom(
  'pay',
  'refund',
  'earlier',
  'later',
  'remove item',
  'add item',
  'require a dish',
  'require no dish',
  'delete event',
)
const round = fc.record({
  guests: fc.array(guest, { minLength: 1, maxLength: 8 }),
  planner: fc.option(planner, { freq: 3 }),
})
type Guest = typeof guest extends fc.Arbitrary<infer T> ? T : never
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never

async function given() {
  const { id } = await makePlanner(db)
  const event = await makeEvent(db, id)
  const [main] = await makeMenu(db, event.id, { Main: ['Fish', 'Risotto'] })
  const cookie = await makeSession(env, id)
  const submissionIds = Array.from({ length: people }, () => crypto.randomUUID())
  const ids = await Promise.all(submissionIds.map((one) => answerIdOf('guest', event.eventCode, one)))
  return { planner: id, event, main, cookie, submissionIds, ids, path: `/api/events/${event.id}` }
}
type Given = Awaited<ReturnType<typeof given>>

async function call(method: string, path: string, cookie: string, body: unknown = {}) {
  const answer = await send(method, path, body, { cookie, 'cf-connecting-ip': crypto.randomUUID() })
  const text = await answer.text()
  return { status: answer.status, body: text ? (JSON.parse(text) as Partial<ErrorBody>) : {} }
}

async function act(
  { event, main, cookie, submissionIds, ids, path }: Given,
  { who, what, size, chosen }: Guest,
) {
  const id = ids[who] ?? ''
  const choice = chosen === 'dish' ? (main?.items[1]?.id ?? '') : chosen
  const party = partyOf(size, choice && main ? { [main.id]: choice } : {})
  const token = await editToken(env.SECRET, event.eventCode, id)
  if (what === 'submit')
    return call('POST', `/api/codes/${event.eventCode}/responses`, '', {
      submissionId: submissionIds[who],
      party,
    })
  if (what === 'edit') return call('PUT', `/api/responses/${token}`, '', { party })
  if (what === 'withdraw') return call('DELETE', `/api/responses/${token}`, '')
  if (what === 'correct') return call('PUT', `${path}/responses/${id}`, cookie, { party })
  if (what === 'delete') return call('DELETE', `${path}/responses/${id}`, cookie)
  return call('POST', `${path}/responses/${id}/restore`, cookie)
}

async function plan(
  { event, planner: id, main, cookie, path }: Given,
  what: Round['planner'],
): Promise<unknown> {
  const where = eq(events.id, event.id)
  const set = (closesAt: number) => db.update(events).set({ closesAt }).where(where)
  if (what === 'pay') return makePurchase(db, event.id, id, 100).catch(() => undefined)
  if (what === 'refund')
    return db.update(eventPurchases).set({ refundedAt: 1 }).where(eq(eventPurchases.eventId, event.id))
  if (what === 'earlier') return set(Date.now() - 1)
  if (what === 'later') return set(event.closesAt)
  if (what === 'remove item') return call('DELETE', `${path}/items/${main?.items[1]?.id}`, cookie)
  if (what === 'add item')
    return call('POST', `${path}/categories/${main?.id}/items`, cookie, { name: 'Stew' })
  if (what === 'require a dish' || what === 'require no dish')
    return call('PUT', `${path}/categories/${main?.id}`, cookie, {
      name: 'Main',
      required: what === 'require a dish',
    })
  if (what === 'delete event') return call('DELETE', path, cookie, { confirm: 'delete' })
  return null
}

async function stored(eventId: string) {
  const { results } = await env.DB.prepare(
    `select g.id, g.guest_count as size, g.deleted_at is null as live, e.guest_limit - e.registered_guests as free,
       e.closes_at as closesAt, g.lead_guest_name || g.submission_hash || coalesce(g.lead_guest_email, '')
         || (select group_concat((value ->> 'name') || (value ->> 'allergies'), '') from json_each(g.selections)) as personal
     from events e left join guest_selections g on g.event_id = e.id where e.id = ?`,
  )
    .bind(eventId)
    .all<Stored>()
  const rows = new Map(results.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])))
  const live = [...rows].filter(([, row]) => row.live === 1)
  return {
    open: (results[0]?.closesAt ?? 0) > Date.now(),
    free: results[0]?.free ?? 0,
    rows,
    sizes: new Map(live.map(([id, { size }]) => [id, size])),
  }
}
type Stored = {
  id: string | null
  size: number
  live: number
  free: number
  closesAt: number
  /** Names, allergies, the address and their hash, as far as they are left. */
  personal: string
}

async function live(rounds: Round[]): Promise<void> {
  const now = await given()
  const asked = new Map<string, Set<number>>()
  const withdrawn = new Set<string>()
  for (const { guests, planner: change } of rounds) {
    // Each act on a response once in a round: of two at once either may be first.
    const acts = [...new Map(guests.map((one) => [`${one.who} ${one.what}`, one])).values()]
    const before = await stored(now.event.id)
    for (const { who, size } of acts)
      asked.set(now.ids[who] ?? '', (asked.get(now.ids[who] ?? '') ?? new Set()).add(size))
    const [answers] = await Promise.all([Promise.all(acts.map((one) => act(now, one))), plan(now, change)])
    const after = await stored(now.event.id)
    expect(await invariants(env.DB)).toEqual([])
    for (const [id, size] of after.sizes) expect(asked.get(id)).toContain(size)
    for (const [index, { status, body }] of answers.entries()) {
      const one = acts[index]
      const id = now.ids[one?.who ?? 0] ?? ''
      const others = acts.filter(({ who }) => who === one?.who).map(({ what }) => what)
      expect(status).toBeLessThan(500)
      if (change === 'delete event') continue
      if (status === 201 && one && others.length === 1) expect(after.sizes.get(id)).toBe(one.size)
      if (status === 204 && one?.what === 'delete' && !others.includes('restore'))
        expect(after.sizes.has(id)).toBe(false)
      const onlyGrew = change === null && acts.every(({ what }) => what === 'submit')
      if (onlyGrew && body.error?.code === 'capacity') expect(one?.size).toBeGreaterThan(after.free)
      if (status !== 204 || one?.what !== 'withdraw') continue
      // After the deadline it is only erased, and the planner may write names again.
      if (before.open && after.open) withdrawn.add(id)
      else if (!others.includes('correct') && !others.includes('edit'))
        expect(after.rows.get(id)?.personal).toBe('')
    }
    for (const id of withdrawn) {
      const row = after.rows.get(id)
      if (row?.live === 1) throw new Error('withdrawn and back again')
      if (row) expect(row.personal).toBe('')
    }
  }
}

const runs = Number(env.D1_HISTORIES ?? 20)
/** Time limit of a history on a busy machine; a quiet one needs a second. */
const busySeconds = 30
const rounds = fc.array(round, { minLength: 1, maxLength: 8 })

it(
  `keeps every invariant through ${runs} histories on the real desk and database`,
  async () => {
    await replayed(
      fc.asyncProperty(rounds, live),
      { numRuns: runs },
      'D1_HISTORIES_SEED',
      env.D1_HISTORIES_SEED,
    )
  },
  runs * busySeconds * 1000,
)

it('goes wrong when the database does not keep the counter: the control of these histories', async () => {
  const name = 'responses_counted_on_update'
  const trigger = await env.DB.prepare('select sql from sqlite_master where name = ?')
    .bind(name)
    .first<string>('sql')
  await env.DB.prepare(`drop trigger ${name}`).run()
  const { failed } = await fc.check(fc.asyncProperty(rounds, live), { numRuns: 40, endOnFailure: true })
  await env.DB.prepare(trigger ?? '').run()
  expect(failed).toBe(true)
})

it('goes wrong when a withdrawn response comes back: the control of these histories', async () => {
  await env.DB.prepare(
    `create trigger withdrawn_comes_back after insert on guest_selections begin
       update guest_selections set deleted_at = null, version = version + 1 where id = (
         select g.id from guest_selections g join events e on e.id = g.event_id
         where g.event_id = new.event_id and g.deleted_at is not null and g.lead_guest_name = ''
           and g.guest_count <= e.guest_limit - e.registered_guests limit 1);
     end`,
  ).run()
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(rounds, live), {
    numRuns: 200,
    endOnFailure: true,
  })
  await env.DB.prepare('drop trigger withdrawn_comes_back').run()
  expect({ failed, back: String(errorInstance).includes('withdrawn and back again') }).toEqual({
    failed: true,
    back: true,
  })
})
