import { env } from 'cloudflare:workers'
import { brotliCompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import { database, runBatch } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import type { ReceivedCommand } from '#desk/shape'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'
import { templates } from '../../app/mails.ts'
import { processBatch } from '../../desk/batch.ts'
import { queueEditLinks } from '../../desk/statements/mail.ts'
import { d1Store } from '../../desk/store.ts'
import { edgeMenus } from '../../menu/guests/cache.ts'
import { issueSheet } from '../../sheets/issue.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeMember } from '../../testing/factories/members.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call, openLiveView } from '../../testing/http.ts'
import { asked } from './asked.ts'
import { counted } from './counted.ts'

const db = database(env.DB)

async function premiumEvent(responses: number) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 2000)
  await addResponses(event.id, 0, responses)
  return { planner, event, cookie: await makeSession(env, planner.id) }
}

/** Stores one response by a party of one for each number from `from` to below `to`. */
async function addResponses(eventId: string, from: number, to: number) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  await env.DB.prepare(
    `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
     select ?1 || '-' || value, ?1, 'Guest', 1, ?2, 'h', ?1 || '-' || value, value, value from json_each(?3)`,
  )
    .bind(eventId, JSON.stringify(partyOf(1)), JSON.stringify(numbers))
    .run()
}

/** Looks up a code for the first time and waits until its menu is cached at the edge. */
async function menuAtTheEdge(code: string) {
  const first = await asked(`/api/codes/${code}`)
  await expect.poll(() => edgeMenus(env).find(code)).not.toBeNull()
  return first
}

function newParty(id: string): ReceivedCommand {
  const content = { email: null, party: partyOf(2) }
  return { kind: 'submit', id, hash: 'h', tokenHash: id, content, actor: guestActor, at: Date.now() }
}

describe('round trips to the database', () => {
  it('are one for a guest’s page and its look-up', async () => {
    const { event } = await premiumEvent(3)
    expect(await asked(`/event/${event.eventCode}`)).toMatchObject({ trips: 1, status: 200 })
    expect(await asked(`/api/codes/${event.eventCode}`)).toMatchObject({ trips: 1, status: 200 })
  })

  it('are one for opening an edit link, as page and as data', async () => {
    const { event } = await premiumEvent(3)
    const { token } = await makeResponse(env, event, partyOf(2))
    expect(await asked(`/api/responses/${token}`)).toMatchObject({ trips: 1, status: 200 })
    expect(await asked(`/edit/${token}`)).toMatchObject({ trips: 1, status: 200 })
  })

  it('are as few for each of twenty members, while five look on', async () => {
    const { event, cookie } = await premiumEvent(3)
    const members = await Promise.all(
      Array.from({ length: 20 }, (_, index) => makeMember(event.id, index % 2 ? 'editor' : 'viewer')),
    )
    const cookies = await Promise.all(members.map(({ id }) => makeSession(env, id)))
    for (const one of cookies.slice(0, 5)) await openLiveView(`/api/events/${event.id}/live`, { cookie: one })
    const path = `/api/events/${event.id}`
    for (const one of [cookie, cookies[0] ?? '', cookies[1] ?? '']) {
      const tripsOf = async (rest: string) => {
        const { trips, status } = await asked(`${path}${rest}`, { headers: { cookie: one } })
        return [rest, status, trips]
      }
      expect(await tripsOf('')).toEqual(['', 200, 1])
      expect(await tripsOf('/responses')).toEqual(['/responses', 200, 1])
      expect(await tripsOf('/overview')).toEqual(['/overview', 200, 1])
      expect(await tripsOf('/log')).toEqual(['/log', 200, 1])
      expect(await tripsOf('/members')).toEqual(['/members', 200, 2])
    }
  })

  it('are one for a whole batch of submissions, and none outside the desk', async () => {
    const { event } = await premiumEvent(0)
    const { db: counting, tally } = counted(env.DB)
    const book = d1Store(counting)
    const snapshot = await book.load(event.eventCode, [])
    expect(tally.trips).toBe(1)
    const commands = Array.from({ length: 20 }, (_, index) => newParty(`${event.id}-${index}`))
    const { written } = await book.commit(event.eventCode, snapshot, commands)
    expect({ trips: tally.trips, written: written.size }).toEqual({ trips: 2, written: 20 })
    const body = JSON.stringify({ submissionId: crypto.randomUUID(), party: partyOf(1) })
    const path = `/api/codes/${event.eventCode}/responses`
    expect(await asked(path, { method: 'POST', body })).toMatchObject({ trips: 0, status: 201 })
  })

  it('are one for saving an edit of a guest without needs at a warm desk, and two where needs are merged', async () => {
    const { event } = await premiumEvent(0)
    const { db: counting, tally } = counted(env.DB)
    const book = d1Store(counting)
    const snapshot = {
      ...(await book.load(event.eventCode, [])),
      responses: null,
      declines: null,
      invitations: null,
    }
    const nuts = { what: 'nuts', how: 'allergy', by: 'guest' } as const
    const saved = async (stored: Person, sent: object) => {
      const { id } = await makeResponse(env, event, [stored])
      await db
        .update(responses)
        .set({ selections: [{ id: 'aaaaaa', ...stored }] })
        .where(eq(responses.id, id))
      const party = [{ ...partyOf(1)[0], name: 'Bea', id: 'aaaaaa', ...sent }] as Person[]
      const edit = { kind: 'edit', responseKey: id, version: 1, content: { email: null, party } } as const
      const command = { ...edit, actor: guestActor, at: Date.now() }
      tally.trips = 0
      const { results } = await processBatch(book, event.eventCode, snapshot, [command])
      expect(results.get(command)).toEqual({ done: 'updated', id, version: 2 })
      const [row] = await db.select().from(responses).where(eq(responses.id, id))
      return { trips: tally.trips, person: row?.selections[0] }
    }
    const [ann] = partyOf(1)
    if (!ann) throw new Error('nobody')
    expect(await saved(ann, {})).toMatchObject({ trips: 1, person: { id: 'aaaaaa', name: 'Bea' } })
    expect(await saved({ ...ann, allergies: 'None' }, { allergies: 'no' })).toMatchObject({ trips: 1 })
    expect((await saved(ann, { needs: [nuts], consent: true })).trips).toBe(2)
    // A guest with a need keeps their number, which the desk has to read.
    const before = { ...ann, special: 7, needs: [nuts] }
    const { trips, person } = await saved(before, {})
    expect({ trips, special: person?.special, needs: person?.needs }).toEqual({
      trips: 3,
      special: 7,
      needs: undefined,
    })
    const another = await saved({ ...ann, id: 'bbbbbb' }, { id: 'cccccc' })
    expect(another.trips).toBe(3)
    expect(another.person?.id).not.toBe('cccccc')
  })

  it('are one for a dashboard and for orders, their session included, whatever the number of events', async () => {
    const { planner, cookie } = await premiumEvent(3)
    for (let more = 0; more < 5; more++) await makeEvent(db, planner.id)
    expect(await asked('/api/events', { cookie })).toMatchObject({ trips: 1, status: 200 })
    expect(await asked('/api/events/counts', { cookie })).toMatchObject({ trips: 1, status: 200 })
    expect(await asked('/api/orders', { cookie })).toMatchObject({ trips: 1, status: 200 })
  })

  it('are one for an event, its overview, responses, kitchen, sheet and files, session included, however many answered', async () => {
    const { event, cookie } = await premiumEvent(2000)
    const way = `/api/events/${event.id}`
    expect(await asked(way, { cookie })).toMatchObject({ trips: 1, status: 200 })
    expect(await asked(`${way}/overview`, { cookie })).toMatchObject({ trips: 1, status: 200 })
    expect(await asked(`${way}/responses`, { cookie })).toMatchObject({ trips: 1, status: 200 })
    expect(await asked(`${way}/kitchen`, { cookie })).toMatchObject({ trips: 1, status: 200 })
    for (const paper of ['kitchen', 'cards', 'tables', 'people?by=name', 'dishes', 'sheet', 'specials'])
      expect(await asked(`/events/${event.id}/print/${paper}`, { cookie })).toMatchObject({
        ...{ trips: 1, status: 200 },
      })
    for (const file of ['responses.csv', 'export.xlsx', 'export.json'])
      expect(await asked(`${way}/${file}`, { cookie })).toMatchObject({ trips: 1, status: 200 })
  })
})

describe('the kitchen’s page of 2,000 guests, 200 tables and 400 specials', () => {
  it('is read in one round trip, and is 60 kB compressed at most, with a final sheet that it saw and what changed since', async () => {
    const { event, planner } = await premiumEvent(0)
    const [starter, main] = await liveMenuIds(event.id)
    const numbers = Array.from({ length: 2000 }, (_, index) => index)
    const party = (number: number) => [
      {
        id: personIdOf(number),
        name: `Guest ${number} of the ${number % 97}th family`,
        allergies: number < 100 ? `no ${number} nuts, please, not even a trace` : '',
        selections: Object.fromEntries(
          [starter, main].map((course) => [course?.id, course?.items[number % 2]?.id]),
        ),
        ...(number < 400 && { needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }], special: number + 1 }),
      },
    ]
    const ids = numbers.map(() => crypto.randomUUID())
    await env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       select value ->> 'id', ?1, 'Guest', 1, value ->> 'party', 'h', value ->> 'id', key, key from json_each(?2)`,
    )
      .bind(event.id, JSON.stringify(numbers.map((number) => ({ id: ids[number], party: party(number) }))))
      .run()
    await seat(
      event.id,
      ids.map((id, number) => [id, personIdOf(number)] as const),
    )
    await env.DB.prepare('update events set closes_at = ?2 where id = ?1')
      .bind(event.id, Date.now() - 1)
      .run()
    const { token } = await makeKitchenLink(env, event)
    const sheet = { id: crypto.randomUUID(), kind: 'final' } as const
    const number = await issueSheet(
      { db, event, actor: { kind: 'planner', id: planner.id }, at: Date.now() },
      sheet,
    )
    expect((await call('POST', `/api/kitchen/${token}/seen`, { sheet: number, name: 'Marta' })).status).toBe(
      200,
    )
    // A busy hour: thirty of the special guests change their main, and as many others.
    await env.DB.prepare(
      `update guest_selections set selections = json_set(selections, '$[0].selections."' || ?2 || '"', ?3)
       where event_id = ?1 and id in (select value from json_each(?4))`,
    )
      .bind(
        event.id,
        main?.id,
        main?.items[0]?.id,
        JSON.stringify([...ids.slice(0, 60), ...ids.slice(500, 560)]),
      )
      .run()
    expect(await asked(`/api/kitchen/${token}`)).toMatchObject({ trips: 1, status: 200 })
    const answer = await call('GET', `/api/kitchen/${token}`)
    const text = await answer.text()
    const view = JSON.parse(text)
    expect(view).toMatchObject({
      ...{ plates: 2000, specials: { length: 400 }, tables: { length: 200 } },
      ...{ sheet: { number: 1, kind: 'final' }, seen: { number: 1 } },
    })
    expect(view.diff.lines.length).toBeGreaterThan(30)
    expect(view.changesSinceFinal).toBe(view.diff.lines.length)
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(60 * 1024)
  })
})

const personIdOf = (number: number) => `p${String(number).padStart(7, '0')}`

/** Seats everybody, ten at each table. */
async function seat(eventId: string, people: readonly (readonly [responseId: string, personId: string])[]) {
  const tables = Array.from({ length: people.length / 10 }, (_, at) => ({ id: `${eventId}-${at}`, at }))
  await env.DB.batch([
    env.DB.prepare('update events set tables_on = 1, seats_on = 1 where id = ?').bind(eventId),
    env.DB.prepare(
      `insert into tables (id, event_id, name, seats, sort_order)
       select value ->> 'id', ?1, (value ->> 'at') + 1, 10, value ->> 'at' from json_each(?2)`,
    ).bind(eventId, JSON.stringify(tables)),
    env.DB.prepare(
      `insert into placements (event_id, response_id, person_id, table_id, seat, placed_at)
       select ?1, value ->> 0, value ->> 1, ?1 || '-' || (key / 10), key % 10 + 1, 1 from json_each(?2)`,
    ).bind(eventId, JSON.stringify(people)),
  ])
}

/** The ids of an event's courses, with their dishes. */
async function liveMenuIds(eventId: string) {
  const { results } = await env.DB.prepare(
    `select c.id, json_group_array(json_object('id', i.id)) as items from menu_categories c
     join menu_items i on i.category_id = c.id where c.event_id = ? group by c.id order by c.sort_order`,
  )
    .bind(eventId)
    .all<{ id: string; items: string }>()
  return results.map(({ id, items }) => ({ id, items: JSON.parse(items) as { id: string }[] }))
}

describe('rows read', () => {
  it('by a guest’s page and by a submission are the same with 10, 100 and 2,000 responses', async () => {
    const { event } = await premiumEvent(0)
    await menuAtTheEdge(event.eventCode)
    const costs = []
    for (const [from, to] of [
      [0, 10],
      [10, 100],
      [100, 1990],
    ] as const) {
      await addResponses(event.id, from, to)
      const page = await asked(`/event/${event.eventCode}`)
      const { db: counting, tally } = counted(env.DB)
      const book = d1Store(counting)
      const snapshot = await book.load(event.eventCode, [])
      await book.commit(event.eventCode, snapshot, [newParty(`${event.id}-new-${to}`)])
      costs.push({ page: page.rowsRead, submission: tally.rowsRead })
    }
    expect(costs[1]).toEqual(costs[0])
    expect(costs[2]).toEqual(costs[0])
  })

  it('are one, the event’s own, once its menu is at the edge, by page, look-up and edit link', async () => {
    const { event } = await premiumEvent(3)
    const { token } = await makeResponse(env, event, partyOf(2))
    expect((await menuAtTheEdge(event.eventCode)).rowsRead).toBeGreaterThan(1)
    expect(await asked(`/api/codes/${event.eventCode}`)).toMatchObject({ rowsRead: 1, trips: 1, status: 200 })
    expect(await asked(`/event/${event.eventCode}`)).toMatchObject({ rowsRead: 1, trips: 1, status: 200 })
    // One row of the event, one of the response, and once more that one for what is served instead, for what ended of it,
    // and for whether a kitchen reads along.
    expect(await asked(`/edit/${token}`)).toMatchObject({ rowsRead: 5, trips: 1, status: 200 })
  })

  it('by a dashboard are the same when other planners’ events go from few to ten thousand', async () => {
    const { cookie } = await premiumEvent(3)
    // D1 reads the index one row past the planner's events. The event of `others` is that row from the start.
    const others = await makePlanner(db, { id: `~${crypto.randomUUID()}` })
    await makeEvent(db, others.id)
    const before = await asked('/api/events', { cookie })
    const numbers = Array.from({ length: 9999 }, (_, index) => 10_000 + index)
    await env.DB.prepare(
      `insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
       select ?1 || value, 'Other', '2027-01-01', 'UTC', 1798848000000, 1798848000000, substr('Z0000' || value, -6), ?1, 1, 1 from json_each(?2)`,
    )
      .bind(others.id, JSON.stringify(numbers))
      .run()
    expect((await asked('/api/events', { cookie })).rowsRead).toBe(before.rowsRead)
  })

  it('by queueing a mail and by a run of mail are the same with ten and with nineteen hundred mails waiting', async () => {
    const costs = []
    for (const waiting of [10, 1900]) {
      const { event } = await premiumEvent(0)
      await addMails(event.id, waiting, '@example.com')
      await env.DB.prepare('update outbox set due_at = due_at + 86400000').run()
      await addMails(event.id, Math.min(waiting, 60), null)
      const { db: counting, tally } = counted(env.DB)
      await addMails(event.id, 1, null, counting)
      const queueing = tally.rowsRead
      // Templates read rows too. Stub them, because only the queue is measured.
      await processOutbox({ ...env, DB: counting }, { ...templates, edit_link: async () => null })
      costs.push({ queueing, run: tally.rowsRead - queueing })
      await env.DB.prepare('delete from outbox').run()
    }
    expect(costs[1]).toEqual(costs[0])
  })
})

/** Stores responses with their mails. Each has its own address ending in `domain`; with `null` all share one. */
async function addMails(eventId: string, many: number, domain: string | null, d1 = env.DB) {
  const rows = Array.from({ length: many }, () => {
    const id = crypto.randomUUID()
    return { id, email: domain === null ? `${eventId}@example.com` : `${id}${domain}` }
  })
  const at = Date.now()
  await d1
    .prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       select value ->> 'id', ?1, 'Guest', value ->> 'email', 1, ?2, 'h', value ->> 'id', ?4, ?4 from json_each(?3)`,
    )
    .bind(eventId, JSON.stringify(partyOf(1)), JSON.stringify(rows), at)
    .run()
  const to = database(d1)
  await runBatch(to, {
    mails: queueEditLinks(
      to,
      rows.map(({ id }) => ({ id, at })),
    ),
  })
}
