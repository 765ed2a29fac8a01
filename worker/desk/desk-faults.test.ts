import {
  createExecutionContext,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guestActor, type UserActor } from '#core/actor'
import { setClock } from '#core/clock'
import { database, runBatch } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import { api } from '../app/api.ts'
import { removeEvent } from '../events/remove.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { cancelled, withBinding } from '../testing/faults/cancelled.ts'
import { Faults, injectFaults, overloaded, type Plan } from '../testing/faults/fault-injection.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { EventDesk } from './event-desk.ts'
import type { Command, CommandResult } from './shape.ts'
import { queueEditLinks } from './statements/mail.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
afterEach(() => {
  setClock()
  vi.useRealTimers()
})

type Submit = Extract<Command, { kind: 'submit' }>

function submit(size: number, id: string = crypto.randomUUID()): Submit {
  const content = { email: null, party: partyOf(size) }
  return {
    kind: 'submit',
    id,
    hash: JSON.stringify(content),
    tokenHash: `token of ${id}`,
    content,
    actor: guestActor,
  }
}

const short = (result: CommandResult) => ('done' in result ? result.done : result.refused)

async function openEvent(limit = 30) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  if (limit > 30) await makePurchase(db, event.id, planner.id, limit)
  const stub = env.DESK.get(env.DESK.idFromName(event.eventCode))
  return {
    planner,
    event,
    stub,
    execute: (one: Command): Promise<CommandResult> => stub.execute(event.eventCode, one),
  }
}

/** The event's desk over a database that fails as planned. */
function withFaultyDesk<T>(
  code: string,
  faults: Faults,
  run: (execute: (one: Command) => Promise<CommandResult>, desk: EventDesk) => Promise<T>,
): Promise<T> {
  return runInDurableObject(env.DESK.get(env.DESK.idFromName(code)), (_desk, state) => {
    const desk = new EventDesk(state, { ...env, DB: injectFaults(env.DB, faults) })
    return run((one) => desk.execute(code, one), desk)
  })
}

async function storedIn(eventId: string): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    'select id from guest_selections where event_id = ? and deleted_at is null',
  )
    .bind(eventId)
    .all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}

/** The API with a desk of the test's own. */
async function submitted(code: string, desk: object): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`${origin}/api/codes/${code}/responses`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId: crypto.randomUUID(), party: partyOf(1) }),
  })
  const DESK = { idFromName: (name: string) => name, get: () => desk } as unknown as Env['DESK']
  const response = await api.fetch(request, { ...env, DESK }, context)
  await waitOnExecutionContext(context)
  return response
}

it('a batch whose first caller is cancelled stores that party, and the desk answers those after it', async () => {
  const { event } = await openEvent()
  const one = () => {
    const body = JSON.stringify({ submissionId: crypto.randomUUID(), party: partyOf(1) })
    const headers = { origin, 'content-type': 'application/json' }
    return new Request(`${origin}/api/codes/${event.eventCode}/responses`, { method: 'POST', headers, body })
  }
  const faults = new Faults()
  faults.latency = 100
  let writing = false
  const slow = wrapDatabase(env.DB, ({ kind, sql }, run) => {
    writing ||= kind === 'batch' && sql.some((each) => /^insert into guest_selections/.test(each))
    return faults.around('D1', run)
  })
  await withBinding('DB', slow, async () => {
    await cancelled(one(), () => writing)
    const later = await Promise.all([1, 2, 3].map(() => exports.default.fetch(one())))
    expect(later.map(({ status }) => status)).toEqual([201, 201, 201])
  })
  expect((await storedIn(event.id)).size).toBe(4)
})

describe('a batch', () => {
  it('of twenty parties, one of which does not fit, stores nineteen', async () => {
    const { event, execute } = await openEvent()
    for (const size of [5, 5]) await execute(submit(size))
    const commands = [submit(2), ...Array.from({ length: 18 }, () => submit(1)), submit(1)]
    // One place is free, and the party of two arrives last.
    const [first, ...others] = commands
    const results = await Promise.all([...others, first as Submit].map(execute))
    expect(results.slice(0, 19).map(short)).toEqual(Array(19).fill('created'))
    expect(results[19]).toEqual({ refused: 'capacity', guestLimit: 30, registeredGuests: 29 })
    expect((await storedIn(event.id)).size).toBe(21)
  })

  it('stores all other parties when the database refuses one for good', async () => {
    const { event, execute } = await openEvent(100)
    await execute(submit(1))
    // The routes refuse eleven people; here only the database does.
    const poison = submit(11)
    const good = Array.from({ length: 8 }, () => submit(1))
    const results = await Promise.all([...good.slice(0, 4), poison, ...good.slice(4)].map(execute))
    expect(results.filter((result) => short(result) === 'created')).toHaveLength(8)
    expect(results[4]).toEqual({ refused: 'unavailable' })
    const stored = await storedIn(event.id)
    expect(good.every(({ id }) => stored.has(id))).toBe(true)
    expect(stored.has(poison.id)).toBe(false)
  })
})

it('sixty guests at sixty events do not wait for one another', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, () => openEvent()))
  const started = performance.now()
  await all[0]?.execute(submit(1))
  const single = performance.now() - started
  const times = await Promise.all(
    all.slice(1).map(async ({ execute }) => {
      const begun = performance.now()
      expect(short(await execute(submit(2)))).toBe('created')
      return performance.now() - begun
    }),
  )
  times.sort((a, b) => a - b)
  console.info(
    `one event alone ${single.toFixed(1)} ms; of 59 at once the slowest ${times.at(-1)?.toFixed(1)} ms`,
  )
})

it('an upgrade amid a queue: the old limit holds before it, and everybody who fits is stored after it', async () => {
  const { event, planner, execute } = await openEvent()
  for (const size of [10, 10, 9]) await execute(submit(size))
  const early = Array.from({ length: 10 }, () => execute(submit(2)))
  const paid = makePurchase(db, event.id, planner.id, 100)
  const late = Array.from({ length: 10 }, () => execute(submit(2)))
  await paid
  const after = await Promise.all(Array.from({ length: 5 }, () => execute(submit(2))))
  expect(after.map(short)).toEqual(Array(5).fill('created'))
  // Refusals name the old limit, which was reached by then.
  for (const result of await Promise.all([...early, ...late]))
    if ('refused' in result)
      expect(result).toEqual({ refused: 'capacity', guestLimit: 30, registeredGuests: 29 })
  expect(await invariants(env.DB)).toEqual([])
})

it('a party that shrinks frees places for the next one at once', async () => {
  const { execute } = await openEvent()
  const five = submit(5)
  for (const one of [five, submit(10), submit(10), submit(5)]) await execute(one)
  const shrinks: Command = {
    kind: 'edit',
    responseKey: five.id,
    version: 1,
    content: { email: null, party: partyOf(2) },
    actor: guestActor,
  }
  expect(short(await execute(submit(3)))).toBe('capacity')
  expect((await Promise.all([execute(shrinks), execute(submit(3))])).map(short)).toEqual([
    'updated',
    'created',
  ])
})

it('a response removed by the planner during an edit stays removed, and its places are counted once', async () => {
  const { event, planner, execute } = await openEvent()
  const one = submit(3)
  await execute(one)
  const edit: Command = {
    kind: 'edit',
    responseKey: one.id,
    version: null,
    content: { email: null, party: partyOf(5) },
    actor: guestActor,
  }
  await Promise.all([
    execute({
      kind: 'remove',
      responseKey: one.id,
      erase: false,
      actor: { kind: 'planner', id: planner.id },
    }),
    execute(edit),
  ])
  expect(short(await execute(edit))).toBe('removed')
  const [row] = await db.select().from(events).where(eq(events.id, event.id))
  expect(row?.registeredGuests).toBe(0)
  expect(await invariants(env.DB)).toEqual([])
})

describe('a database that fails', () => {
  it.each<[string, Plan]>([
    ['before it took effect', { call: 2, when: 'before' }],
    ['after it took effect', { call: 2, when: 'after' }],
  ])('once, %s, is invisible to the guest and leaves one row', async (_when, plan) => {
    const { event } = await openEvent()
    const faults = new Faults(plan)
    const one = submit(2)
    const result = await withFaultyDesk(event.eventCode, faults, (execute) => execute(one))
    expect(['created', 'repeated']).toContain(short(result))
    expect(await storedIn(event.id)).toEqual(new Set([one.id]))
  })

  it('because it is overloaded is called once per batch', async () => {
    const { event } = await openEvent()
    const faults = new Faults({ call: 1, when: 'before', reason: overloaded, onwards: true })
    const results = await withFaultyDesk(event.eventCode, faults, (execute) =>
      Promise.all(Array.from({ length: 40 }, () => execute(submit(1)))),
    )
    expect(new Set(results.map(short))).toEqual(new Set(['unavailable']))
    expect(faults.calls).toBeLessThanOrEqual(2)
  })

  it.each<[string, (name: string) => boolean]>([
    ['in every call', () => true],
    ['when it is to write', (name) => name.includes('insert into guest_selections')],
  ])(
    'by hanging %s delays nobody beyond the timeout, keeps no queue, and takes the same commands afterwards',
    async (_how, hangs) => {
      const { event } = await openEvent()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      const faults = new Faults()
      faults.hangs = hangs
      const commands = Array.from({ length: 12 }, () => submit(1))
      await withFaultyDesk(event.eventCode, faults, async (execute) => {
        const first = commands.slice(0, 6).map(execute)
        await vi.advanceTimersByTimeAsync(3_000)
        const behind = commands.slice(6).map(execute)
        await vi.advanceTimersByTimeAsync(6_500)
        expect((await Promise.all(first)).map(short)).toEqual(Array(6).fill('unavailable'))
        await vi.advanceTimersByTimeAsync(3_000)
        expect((await Promise.all(behind)).map(short)).toEqual(Array(6).fill('unavailable'))
        expect(faults.calls).toBeLessThanOrEqual(4)
        faults.hangs = () => false
        await vi.advanceTimersByTimeAsync(9_000)
        vi.useRealTimers()
        expect((await Promise.all(commands.map(execute))).map(short)).toEqual(Array(12).fill('created'))
      })
      expect((await storedIn(event.id)).size).toBe(12)
    },
  )
})

describe('a desk', () => {
  it('that is overloaded is called once, and the guest gets 503 with Retry-After', async () => {
    const { event } = await openEvent()
    let asked = 0
    const response = await submitted(event.eventCode, {
      execute() {
        asked++
        throw Object.assign(new Error('Durable Object is overloaded.'), { overloaded: true })
      },
    })
    expect({ asked, status: response.status, wait: response.headers.get('retry-after') }).toEqual({
      asked: 1,
      status: 503,
      wait: '2',
    })
    expect((await response.json<ErrorBody>()).error.code).toBe('unavailable')
  })

  it('that restarts loads its capacity from the database', async () => {
    const { event, stub, execute } = await openEvent()
    for (const size of [10, 10, 9]) await execute(submit(size))
    await evictDurableObject(stub)
    expect((await Promise.all([execute(submit(2)), execute(submit(1))])).map(short)).toEqual([
      'capacity',
      'created',
    ])
    await evictDurableObject(stub)
    await env.DB.prepare(
      'update guest_selections set deleted_at = 1, version = version + 1 where event_id = ?',
    )
      .bind(event.id)
      .run()
    expect(short(await execute(submit(10)))).toBe('created')
  })

  it('that restarts with waiting commands loses none that are sent again', async () => {
    const { event, execute } = await openEvent(100)
    const commands = Array.from({ length: 20 }, () => submit(2))
    const first = commands.map((one) => execute(one).then(short, () => 'lost'))
    await runInDurableObject(env.DESK.get(env.DESK.idFromName(event.eventCode)), (_desk, state) => {
      state.abort('ended by the test')
    }).catch(() => undefined)
    await Promise.all(first)
    const stub = env.DESK.get(env.DESK.idFromName(event.eventCode))
    const again = await Promise.all(commands.map((one) => stub.execute(event.eventCode, one)))
    for (const result of again) expect(['created', 'repeated']).toContain(short(result))
    expect((await storedIn(event.id)).size).toBe(20)
    expect(await invariants(env.DB)).toEqual([])
  })

  it('of an event deleted during submissions stores nothing afterwards', async () => {
    const { event, planner, stub, execute } = await openEvent(2000)
    const before = Array.from({ length: 15 }, () => execute(submit(2)))
    const actor: UserActor = { kind: 'planner', id: planner.id }
    const gone = removeEvent({ db, event, actor, at: Date.now() }, { confirm: 'Delete' })
    const meanwhile = Array.from({ length: 15 }, () => execute(submit(2)))
    await gone
    await stub.eventGone()
    for (const result of await Promise.all([...before, ...meanwhile]))
      expect(['created', 'no_event']).toContain(short(result))
    // A late command, to a desk that has cached the event.
    expect(short(await execute(submit(1)))).toBe('no_event')
    expect((await storedIn(event.id)).size).toBe(0)
    expect(await invariants(env.DB)).toEqual([])
    const kept = await runInDurableObject(stub, async (_desk, { storage }) => ({
      rows: (await storage.list()).size,
      alarm: await storage.getAlarm(),
    }))
    expect(kept).toEqual({ rows: 0, alarm: null })
  })

  it('keeps two events apart that had the same code one after the other', async () => {
    const { event, planner, execute } = await openEvent()
    const one = submit(2)
    await execute(one)
    await db.delete(events).where(eq(events.id, event.id))
    const next = await makeEvent(db, planner.id, { eventCode: event.eventCode })
    await makeMenu(db, next.id)
    expect(short(await execute(submit(3)))).toBe('created')
    expect(
      short(await execute({ kind: 'remove', responseKey: one.id, erase: false, actor: guestActor })),
    ).toBe('unknown')
    expect((await storedIn(next.id)).size).toBe(1)
  })
})

describe('the deadline', () => {
  it('is compared with the arrival, even if the batch runs after it', async () => {
    const { event } = await openEvent()
    await withFaultyDesk(event.eventCode, new Faults(), async (execute) => {
      setClock(() => event.closesAt - 1)
      const inTime = [execute(submit(1)), execute(submit(2))]
      setClock(() => event.closesAt)
      const late = execute(submit(1))
      expect((await Promise.all([...inTime, late])).map(short)).toEqual(['created', 'created', 'closed'])
    })
  })

  it('moved earlier while a guest edits refuses the next save', async () => {
    const { event, execute } = await openEvent()
    const one = submit(2)
    await execute(one)
    await db
      .update(events)
      .set({ closesAt: Date.now() - 1 })
      .where(eq(events.id, event.id))
    const content = { email: null, party: partyOf(3) }
    expect(
      short(await execute({ kind: 'edit', responseKey: one.id, version: 1, content, actor: guestActor })),
    ).toBe('closed')
    await db.update(events).set({ closesAt: event.closesAt }).where(eq(events.id, event.id))
    expect(
      short(await execute({ kind: 'edit', responseKey: one.id, version: 1, content, actor: guestActor })),
    ).toBe('updated')
  })
})

it('an event of two thousand responses is deleted in one batch', async () => {
  const { event, planner } = await openEvent(2000)
  const numbers = JSON.stringify(Array.from({ length: 2000 }, (_, index) => index))
  await env.DB.prepare(
    `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
     select ?1 || '-' || value, ?1, 'Guest', 'g' || value || '@example.com', 1, ?2, 'h', ?1 || '-' || value, 1, 1 from json_each(?3)`,
  )
    .bind(event.id, JSON.stringify(partyOf(1)), numbers)
    .run()
  const stored = Array.from({ length: 2000 }, (_, index) => ({ id: `${event.id}-${index}`, at: 1 }))
  await runBatch(db, { mails: queueEditLinks(db, stored) })
  const faults = new Faults()
  const actor: UserActor = { kind: 'planner', id: planner.id }
  await removeEvent(
    { db: database(injectFaults(env.DB, faults)), event, actor, at: Date.now() },
    { confirm: 'Delete' },
  )
  expect(faults.calls).toBe(1)
  expect((await storedIn(event.id)).size).toBe(0)
  expect(
    await env.DB.prepare('select count(*) as n from outbox where sent_at is null and subject_id like ?')
      .bind(`${event.id}-%`)
      .first('n'),
  ).toBe(0)
  expect(await invariants(env.DB)).toEqual([])
})
