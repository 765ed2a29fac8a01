import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Actor, guestActor } from '#core/actor'
import { database } from '#core/db'
import { freePlaces } from '#events/rules/capacity'
import type { Person } from '#party/shape/person'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import type { Command, CommandResult } from './shape.ts'

const db = database(env.DB)

function submit(party: Person[], id: string = crypto.randomUUID()): Extract<Command, { kind: 'submit' }> {
  const content = { email: null, party }
  return {
    kind: 'submit',
    id,
    hash: JSON.stringify(content),
    tokenHash: `token of ${id}`,
    content,
    actor: guestActor,
  }
}

function deskStub(code: string) {
  return env.DESK.get(env.DESK.idFromName(code))
}

async function openEvent() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const menu = await makeMenu(db, event.id)
  return {
    planner,
    event,
    menu,
    execute: (execute: Command): Promise<CommandResult> =>
      deskStub(event.eventCode).execute(event.eventCode, execute),
  }
}

async function opened(code: string) {
  const { webSocket } = await deskStub(code).fetch('http://desk/live', { headers: { upgrade: 'websocket' } })
  if (!webSocket) throw new Error('no live view')
  const told: unknown[] = []
  webSocket.addEventListener('message', ({ data }) => void told.push(JSON.parse(String(data))))
  webSocket.accept()
  return told
}

async function stored(eventId: string) {
  const [figures] = await env.DB.prepare(
    'select guest_limit as guestLimit, registered_guests as registeredGuests from events where id = ?',
  )
    .bind(eventId)
    .all<{ guestLimit: number; registeredGuests: number }>()
    .then(({ results }) => results)
  const { results } = await env.DB.prepare(
    'select id, guest_count as size from guest_selections where event_id = ? and deleted_at is null',
  )
    .bind(eventId)
    .all<{ id: string; size: number }>()
  if (!figures) throw new Error('the event is gone')
  return { ...figures, responses: results, sum: results.reduce((sum, { size }) => sum + size, 0) }
}

describe('sixty parties at once on a limit of thirty', () => {
  for (let round = 1; round <= 12; round++)
    it(`never exceed it, leave no requested place free, and stay stored once acknowledged (round ${round})`, async () => {
      const { event, execute } = await openEvent()
      const commands = Array.from({ length: 60 }, (_, index) =>
        submit(partyOf(1 + ((index * 7 + round) % 10))),
      )
      const results = await Promise.all(commands.map(execute))
      const after = await stored(event.id)
      expect(after.sum).toBeLessThanOrEqual(30)
      expect(after.registeredGuests).toBe(after.sum)
      const created = commands.filter((_, index) => 'done' in (results[index] as CommandResult))
      expect(new Set(after.responses.map(({ id }) => id))).toEqual(new Set(created.map(({ id }) => id)))
      const refusedSizes = commands
        .filter((one) => !created.includes(one))
        .map((one) => one.content.party.length)
      expect(Math.min(...refusedSizes)).toBeGreaterThan(freePlaces(after))
      for (const result of results) if ('refused' in result) expect(result.refused).toBe('capacity')
    })
})

it('oversells when check and insert are separate and unguarded: the control of the rounds above', async () => {
  const { event } = await openEvent()
  const trigger = await env.DB.prepare(
    "select sql from sqlite_master where name = 'responses_stored'",
  ).first<{ sql: string }>()
  await env.DB.prepare('drop trigger responses_stored').run()
  const checkThenInsert = async (size: number, index: number) => {
    const sum = await env.DB.prepare(
      'select coalesce(sum(guest_count), 0) as sum from guest_selections where event_id = ?',
    )
      .bind(event.id)
      .first<number>('sum')
    if ((sum ?? 0) + size > 30) return
    await env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       values (?, ?, 'x', ?, ?, 'h', ?, 1, 1)`,
    )
      .bind(`${event.id}-${index}`, event.id, size, JSON.stringify(partyOf(size)), `${event.id}-${index}`)
      .run()
  }
  await Promise.all(Array.from({ length: 60 }, (_, index) => checkThenInsert(1 + (index % 10), index)))
  expect((await stored(event.id)).sum).toBeGreaterThan(30)
  await env.DB.prepare(trigger?.sql ?? '').run()
})

describe('the last place', () => {
  it('goes to one of two parties, and the other gets the capacity of that moment', async () => {
    const { execute } = await openEvent()
    for (const size of [10, 10, 9]) await execute(submit(partyOf(size)))
    const results = await Promise.all([execute(submit(partyOf(1))), execute(submit(partyOf(1)))])
    expect(results.filter((result) => 'done' in result)).toHaveLength(1)
    expect(results.find((result) => 'refused' in result)).toEqual({
      refused: 'capacity',
      guestLimit: 30,
      registeredGuests: 30,
    })
  })

  it('goes to a small party although a larger one ahead of it does not fit', async () => {
    const { execute } = await openEvent()
    for (const size of [10, 10, 8]) await execute(submit(partyOf(size)))
    const [large, small] = await Promise.all([execute(submit(partyOf(3))), execute(submit(partyOf(2)))])
    expect(large).toMatchObject({ refused: 'capacity' })
    expect(small).toMatchObject({ done: 'created' })
  })

  it('is free at once for a party in the same batch as one that shrinks', async () => {
    const { execute } = await openEvent()
    const first = submit(partyOf(10))
    for (const one of [first, submit(partyOf(10)), submit(partyOf(10))]) await execute(one)
    // The first keeps the desk busy, so that the other two form the next batch.
    const [, taker, shrinker] = await Promise.all([
      execute(first),
      execute(submit(partyOf(5))),
      execute({
        kind: 'edit',
        responseKey: first.id,
        version: 1,
        content: { email: null, party: partyOf(5) },
        actor: guestActor,
      }),
    ])
    expect(shrinker).toMatchObject({ done: 'updated', version: 2 })
    expect(taker).toMatchObject({ done: 'created' })
  })

  it('is available to the next batch after the limit was raised', async () => {
    const { event, planner, execute } = await openEvent()
    for (const size of [10, 10, 10]) await execute(submit(partyOf(size)))
    expect(await execute(submit(partyOf(1)))).toMatchObject({ refused: 'capacity' })
    await env.DB.prepare(
      'insert into event_purchases (id, event_id, user_id, guest_limit, created_at) values (?, ?, ?, 100, 1)',
    )
      .bind(crypto.randomUUID(), event.id, planner.id)
      .run()
    expect(await execute(submit(partyOf(1)))).toMatchObject({ done: 'created' })
  })
})

describe('a place that comes free after a refund', () => {
  async function refundedEvent() {
    const { event, planner, execute } = await openEvent()
    const { id } = await makePurchase(db, event.id, planner.id, 100)
    const parties = Array.from({ length: 6 }, () => submit(partyOf(10)))
    for (const one of parties) await execute(one)
    await env.DB.prepare('update event_purchases set refunded_at = 1 where id = ?').bind(id).run()
    await deskStub(event.eventCode).capacityChanged(event.eventCode)
    const [first] = parties
    if (!first) throw new Error('nobody came')
    const shrinks: Command = {
      ...{ kind: 'edit', responseKey: first.id, version: 1, actor: guestActor },
      content: { email: null, party: partyOf(5) },
    }
    return { event, planner, execute, first, shrinks }
  }
  const full = { refused: 'capacity', guestLimit: 55, registeredGuests: 55 }

  it('goes to nobody: the limit falls with the guests who are there', async () => {
    const { event, execute, shrinks } = await refundedEvent()
    expect(await execute(shrinks)).toMatchObject({ done: 'updated' })
    expect(await execute(submit(partyOf(1)))).toEqual(full)
    expect(await stored(event.id)).toMatchObject({ guestLimit: 55, registeredGuests: 55, sum: 55 })
  })

  it('goes to nobody in the same batch either', async () => {
    const { event, execute, shrinks, first } = await refundedEvent()
    // The first keeps the desk busy, so that the other two are decided together.
    const [, shrunk, newcomer] = await Promise.all([
      execute(first),
      execute(shrinks),
      execute(submit(partyOf(1))),
    ])
    expect(shrunk).toMatchObject({ done: 'updated' })
    expect(newcomer).toEqual(full)
    expect(await stored(event.id)).toMatchObject({ guestLimit: 55, sum: 55 })
  })

  it('is not shown to open pages as a free place', async () => {
    const { event, execute, shrinks } = await refundedEvent()
    const told = await opened(event.eventCode)
    await execute(shrinks)
    await expect.poll(() => told.at(-1)).toEqual({ guestLimit: 55, registeredGuests: 55 })
  })

  it('is there again up to the free limit', async () => {
    const { event, planner, execute } = await refundedEvent()
    for (const { id } of (await stored(event.id)).responses.slice(0, 4))
      await execute({
        kind: 'remove',
        responseKey: id,
        erase: false,
        actor: { kind: 'planner', id: planner.id },
      })
    expect(await stored(event.id)).toMatchObject({ guestLimit: 30, registeredGuests: 20 })
    expect(await execute(submit(partyOf(10)))).toMatchObject({ done: 'created' })
    expect(await execute(submit(partyOf(1)))).toMatchObject({ refused: 'capacity', guestLimit: 30 })
  })
})

describe('a submission', () => {
  it('sent twice gives the same response and one row', async () => {
    const { event, execute } = await openEvent()
    const one = submit(partyOf(2))
    const results = await Promise.all([execute(one), execute(one), execute(one)])
    expect(results.map((result) => ('done' in result ? result.done : ''))).toEqual([
      'created',
      'repeated',
      'repeated',
    ])
    expect((await stored(event.id)).sum).toBe(2)
  })

  it('sent again with other content is refused, and the first content stays', async () => {
    const { event, execute } = await openEvent()
    const one = submit(partyOf(2))
    await execute(one)
    expect(await execute(submit(partyOf(3), one.id))).toEqual({ refused: 'id_reused' })
    expect((await stored(event.id)).sum).toBe(2)
  })

  it('sent again when the event is full gives its response', async () => {
    const { execute } = await openEvent()
    const commands = [submit(partyOf(10)), submit(partyOf(10)), submit(partyOf(10))]
    for (const one of commands) await execute(one)
    expect(await execute(commands[0] as Command)).toMatchObject({ done: 'repeated' })
  })

  it('sent again after its response was removed is refused as removed', async () => {
    const { execute } = await openEvent()
    const one = submit(partyOf(2))
    await execute(one)
    await execute({ kind: 'remove', responseKey: one.id, erase: true, actor: guestActor })
    expect(await execute(one)).toEqual({ refused: 'removed' })
  })

  it('under the id of another event’s response is refused, and learns nothing of it', async () => {
    const here = await openEvent()
    const there = await openEvent()
    const one = submit(partyOf(1))
    await there.execute(one)
    expect(await here.execute(one)).toEqual({ refused: 'foreign_id' })
    const nowhere = env.DESK.get(env.DESK.idFromName('NNNNN2'))
    expect(await nowhere.execute('NNNNN2', one)).toEqual({ refused: 'no_event' })
  })

  it('takes dishes of this menu and refuses those of another', async () => {
    const { execute, menu } = await openEvent()
    const other = await openEvent()
    const [starter] = menu
    const [foreign] = other.menu
    if (!starter?.items[0] || !foreign?.items[0]) throw new Error('no menu')
    expect(await execute(submit(partyOf(1, { [starter.id]: starter.items[0].id })))).toMatchObject({
      done: 'created',
    })
    expect(await execute(submit(partyOf(1, { [foreign.id]: foreign.items[0].id })))).toEqual({
      refused: 'menu_changed',
    })
    expect(await execute(submit(partyOf(1, { [starter.id]: foreign.items[0].id })))).toEqual({
      refused: 'menu_changed',
    })
  })

  it('is decided on the current menu, whatever the desk has cached', async () => {
    const { event, execute, menu } = await openEvent()
    const [starter] = menu
    const soup = starter?.items[0]
    if (!starter || !soup) throw new Error('no menu')
    await execute(submit(partyOf(1, { [starter.id]: soup.id })))
    await env.DB.batch([
      env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(soup.id),
      env.DB.prepare('update events set menu_version = menu_version + 1 where id = ?').bind(event.id),
    ])
    expect(await execute(submit(partyOf(1, { [starter.id]: soup.id })))).toEqual({ refused: 'menu_changed' })
    expect(await execute(submit(partyOf(1)))).toMatchObject({ done: 'created' })
  })

  it('is refused when the event has closed, has no menu, or is gone', async () => {
    const { event, execute } = await openEvent()
    await execute(submit(partyOf(1)))
    await env.DB.prepare('update events set closes_at = 1 where id = ?').bind(event.id).run()
    expect(await execute(submit(partyOf(1)))).toEqual({ refused: 'closed' })
    await env.DB.prepare('delete from events where id = ?').bind(event.id).run()
    expect(await execute(submit(partyOf(1)))).toEqual({ refused: 'no_event' })
    const empty = await makeEvent(db, (await makePlanner(db)).id)
    expect(await deskStub(empty.eventCode).execute(empty.eventCode, submit(partyOf(1)))).toEqual({
      refused: 'no_categories',
    })
    await makeMenu(db, empty.id, { Starter: [] })
    expect(await deskStub(empty.eventCode).execute(empty.eventCode, submit(partyOf(1)))).toEqual({
      refused: 'no_items',
    })
  })

  it('by a planner on a guest’s behalf is stored after the deadline', async () => {
    const { event, planner, execute } = await openEvent()
    await env.DB.prepare('update events set closes_at = 1 where id = ?').bind(event.id).run()
    expect(
      await execute({ ...submit(partyOf(1)), actor: { kind: 'planner', id: planner.id } }),
    ).toMatchObject({ done: 'created' })
  })
})

describe('an edit', () => {
  it('may grow while there are places, and is refused with the count of the other parties when there are none', async () => {
    const { execute } = await openEvent()
    const one = submit(partyOf(2))
    for (const each of [one, submit(partyOf(10)), submit(partyOf(10))]) await execute(each)
    const edit = (size: number, version: number): Command => ({
      kind: 'edit',
      responseKey: one.id,
      version,
      content: { email: null, party: partyOf(size) },
      actor: guestActor,
    })
    expect(await execute(edit(10, 1))).toMatchObject({ done: 'updated', version: 2 })
    await execute(edit(9, 2))
    await execute(submit(partyOf(1)))
    expect(await execute(edit(10, 3))).toEqual({ refused: 'capacity', guestLimit: 30, registeredGuests: 21 })
  })

  it('of an old version gets the newer response, and the same edit sent twice is one', async () => {
    const { execute } = await openEvent()
    const one = submit(partyOf(2))
    await execute(one)
    const edit = (size: number): Command => ({
      kind: 'edit',
      responseKey: one.id,
      version: 1,
      content: { email: null, party: partyOf(size) },
      actor: guestActor,
    })
    expect(await execute(edit(3))).toMatchObject({ done: 'updated', version: 2 })
    expect(await execute(edit(3))).toMatchObject({ done: 'updated', version: 2 })
    expect(await execute(edit(4))).toMatchObject({ refused: 'changed', newer: { guestCount: 3, version: 2 } })
  })

  it.each<[string, (planner: string) => Actor]>([
    ['a guest', () => guestActor],
    ['the planner', (planner) => ({ kind: 'planner', id: planner })],
  ])('by %s that chooses a removed dish is refused, whatever the desk has cached', async (_, actorOf) => {
    const { event, planner, execute, menu } = await openEvent()
    const [starter] = menu
    const [soup, salad] = starter?.items ?? []
    if (!starter || !soup || !salad) throw new Error('no menu')
    const one = submit(partyOf(1, { [starter.id]: salad.id }))
    await execute(one)
    await env.DB.batch([
      env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(soup.id),
      env.DB.prepare('update events set menu_version = menu_version + 1 where id = ?').bind(event.id),
    ])
    const edit = (item: string): Command => ({
      ...{ kind: 'edit', responseKey: one.id, version: 1, actor: actorOf(planner.id) },
      content: { email: null, party: partyOf(1, { [starter.id]: item }) },
    })
    expect(await execute(edit(soup.id))).toEqual({ refused: 'menu_changed' })
    const party = await env.DB.prepare('select selections from guest_selections where id = ?')
      .bind(one.id)
      .first<string>('selections')
    expect(JSON.parse(party ?? '')).toEqual(
      one.content.party.map((person) => ({ ...person, id: expect.any(String) })),
    )
    expect(
      await execute({ ...edit(salad.id), content: { email: null, party: partyOf(2) } } as Command),
    ).toMatchObject({
      done: 'updated',
    })
  })

  it('at the same time as another leaves one of them, whole', async () => {
    const { event, execute } = await openEvent()
    const one = submit(partyOf(2))
    await execute(one)
    const edit = (size: number): Command => ({
      kind: 'edit',
      responseKey: one.id,
      version: 1,
      content: { email: null, party: partyOf(size) },
      actor: guestActor,
    })
    const results = await Promise.all([execute(edit(4)), execute(edit(6))])
    expect(results.map((result) => ('done' in result ? result.done : result.refused)).sort()).toEqual([
      'changed',
      'updated',
    ])
    expect((await stored(event.id)).sum).toBe(4)
  })

  it('of a removed response is refused, and restoring takes its places only while they are free', async () => {
    const { execute, event, planner } = await openEvent()
    const one = submit(partyOf(5))
    await execute(one)
    await execute({
      kind: 'remove',
      responseKey: one.id,
      erase: false,
      actor: { kind: 'planner', id: planner.id },
    })
    expect(
      await execute({
        kind: 'edit',
        responseKey: one.id,
        version: null,
        content: { email: null, party: partyOf(1) },
        actor: guestActor,
      }),
    ).toEqual({ refused: 'removed' })
    expect((await stored(event.id)).sum).toBe(0)
    for (const size of [10, 10, 8]) await execute(submit(partyOf(size)))
    expect(
      await execute({ kind: 'restore', responseKey: one.id, actor: { kind: 'planner', id: planner.id } }),
    ).toEqual({
      refused: 'capacity',
      guestLimit: 30,
      registeredGuests: 28,
    })
    const last = submit(partyOf(2))
    await execute(last)
    await execute({
      kind: 'remove',
      responseKey: last.id,
      erase: false,
      actor: { kind: 'planner', id: planner.id },
    })
    expect(
      await execute({ kind: 'restore', responseKey: last.id, actor: { kind: 'planner', id: planner.id } }),
    ).toMatchObject({
      done: 'restored',
    })
  })
})

it('audits each change once, and no refusal', async () => {
  const { execute, planner } = await openEvent()
  const one = submit(partyOf(2))
  await execute(one)
  await execute(one)
  await execute({
    kind: 'edit',
    responseKey: one.id,
    version: 1,
    content: { email: null, party: partyOf(3) },
    actor: guestActor,
  })
  await execute({
    kind: 'edit',
    responseKey: one.id,
    version: 1,
    content: { email: null, party: partyOf(9) },
    actor: guestActor,
  })
  await execute({
    kind: 'remove',
    responseKey: one.id,
    erase: false,
    actor: { kind: 'planner', id: planner.id },
  })
  await execute({ kind: 'restore', responseKey: one.id, actor: { kind: 'planner', id: planner.id } })
  const { results } = await env.DB.prepare(
    'select action, user_id from audit_logs where entity_id = ? order by id',
  )
    .bind(one.id)
    .all()
  expect(results).toEqual([
    { action: 'CREATE_GUEST_SELECTION', user_id: null },
    { action: 'UPDATE_GUEST_SELECTION', user_id: null },
    { action: 'DELETE_GUEST_SELECTION', user_id: planner.id },
    { action: 'RESTORE_GUEST_SELECTION', user_id: planner.id },
  ])
})

describe('a live view', () => {
  it('gets each change of the capacity, and nothing about people', async () => {
    const { event, execute } = await openEvent()
    const told = await opened(event.eventCode)
    await execute(submit(partyOf(2)))
    await execute(submit(partyOf(3)))
    await expect
      .poll(() => told)
      .toEqual([
        { guestLimit: 30, registeredGuests: 2 },
        { guestLimit: 30, registeredGuests: 5 },
      ])
  })

  it('opened after its page was loaded first gets what changed in between', async () => {
    const { event, execute } = await openEvent()
    await execute(submit(partyOf(4)))
    const told = await opened(event.eventCode)
    await expect.poll(() => told).toEqual([{ guestLimit: 30, registeredGuests: 4 }])
  })
})
