import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { user } from '#account/table'
import { now, setClock } from '#core/clock'
import { database, runBatch } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { substitutes } from '#kitchen/table'
import { menuCategories, menuItems } from '#menu/table'
import type { Need } from '#needs/rules/needs'
import type { Person } from '#party/shape/person'
import type { ResponseList } from '#party/shape/responses'
import { responses } from '#party/table/responses'
import { csvNeedsUpgrade, noSelections } from '#party/words/planner'
import { counted } from '../bench/database/counted.ts'
import { anonymizeDeleted } from '../retention/anonymize-deleted.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { makePlacement, makeTable } from '../testing/factories/seating.ts'
import { openLiveView, call as request } from '../testing/http.ts'
import { responseListQueries } from './list.ts'

const db = database(env.DB)
afterEach(() => setClock())

function call(
  method: string,
  path: string,
  body?: unknown,
  cookie = '',
  more: Record<string, string> = {},
): Promise<Response> {
  return request(method, `/api/events${path}`, body, { cookie, ...more })
}

async function givenOwner(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, more)
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    call(method, `/${event.id}${path}`, body, cookie, headers)
  return {
    planner,
    cookie,
    event,
    send,
    list: async () => (await send('GET', '/responses')).json<ResponseList>(),
    registered: async () =>
      (await db.select().from(events).where(eq(events.id, event.id)))[0]?.registeredGuests,
    audit: async () => {
      const { results } = await env.DB.prepare(
        "select user_id as userId, action from audit_logs where entity_id = ?1 or json_extract(details, '$.event_id') = ?1 order by id",
      )
        .bind(event.id)
        .all<{ userId: string | null; action: string }>()
      return results.map(({ userId, action }) => `${action} ${userId === planner.id ? 'planner' : 'guest'}`)
    },
  }
}

async function refusalOf(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code, message: error.message, details: error.details }
}

describe('who may see and change the responses of an event', () => {
  const calls: [method: string, path: (id: string) => string, body?: unknown][] = [
    ['GET', () => '/responses'],
    ['POST', () => '/responses', { submissionId: crypto.randomUUID(), party: partyOf(1) }],
    ['PUT', (id) => `/responses/${id}`, { party: partyOf(1) }],
    ['DELETE', (id) => `/responses/${id}`],
    ['POST', (id) => `/responses/${id}/restore`, {}],
    ['GET', () => '/kitchen'],
    ['GET', () => '/responses.csv'],
    ['GET', () => '/live'],
  ]
  for (const [method, path, body] of calls)
    it(`${method} ${path(':rid')} is 401 signed out and 404 for another planner, and changes nothing`, async () => {
      const own = await givenOwner()
      const other = await givenOwner()
      await makeMenu(db, own.event.id)
      await makeMenu(db, other.event.id)
      const { id } = await makeResponse(env, own.event, partyOf(2))
      const before = { audit: await own.audit(), list: await own.list() }
      const way = `/${own.event.id}${path(id)}`
      expect(await refusalOf(await call(method, way, body))).toMatchObject({ status: 401 })
      expect(await refusalOf(await call(method, way, body, other.cookie))).toMatchObject({ status: 404 })
      if (path(id) !== path('x')) {
        const through = await other.send(method, path(id), body)
        expect([404, 410]).toContain(through.status)
      }
      expect({ audit: await own.audit(), list: await own.list() }).toEqual(before)
    })
})

describe('the list of responses', () => {
  it('is newest first, with all choices and the names of removed dishes', async () => {
    const own = await givenOwner()
    const [starter] = await makeMenu(db, own.event.id)
    const soup = starter?.items[0]
    const chosen = { [starter?.id ?? '']: soup?.id ?? '' }
    const older = await makeResponse(env, own.event, partyOf(2, chosen), { createdAt: now() - 1000 })
    const newer = await makeResponse(env, own.event, partyOf(1))
    await makeResponse(env, own.event, partyOf(3), { deletedAt: now() })
    await db
      .update(menuItems)
      .set({ deletedAt: now() })
      .where(eq(menuItems.id, soup?.id ?? ''))
    const list = await own.list()
    expect(list.responses.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(list.total).toEqual({ responses: 2, guests: 3, notComing: 0 })
    expect(list.menu[0]?.items).toContainEqual(expect.objectContaining({ name: 'Soup', removed: true }))
    expect(JSON.stringify(list)).not.toContain(older.editTokenHash)
  })

  it('says what is served instead to whom, and of no answer where nothing is', async () => {
    const own = await givenOwner()
    const [main] = await makeMenu(db, own.event.id)
    const [categoryId, itemId] = [main?.id ?? '', main?.items[0]?.id ?? '']
    const [first] = partyOf(1, { [categoryId]: itemId })
    if (!first) throw new Error('nobody')
    const party = [{ ...first, id: 'panaaa', allergies: 'No onions', special: 1 }]
    const { id } = await makeResponse(env, own.event, party)
    await makeResponse(env, own.event, partyOf(1))
    const said = { special: 1, categoryId, words: 'cucumber salad', agreedBy: 'Marta' }
    expect((await own.send('PUT', '/alternatives', said)).status).toBe(200)
    const agreed = async () => (await own.list()).responses.flatMap((one) => one.agreed ?? [])
    const one = {
      personId: 'panaaa',
      categoryId,
      words: 'cucumber salad',
      agreedBy: 'Marta',
      linkLabel: null,
    }
    expect(await agreed()).toEqual([one])
    const found = (await own.list()).responses.filter((response) => 'agreed' in response)
    expect(found.map((response) => response.id)).toEqual([id])
    await own.send('PUT', '/alternatives', { ...said, words: '' })
    expect(await agreed()).toEqual([])
  })

  it('has 500 a page and loses none, in one round trip', async () => {
    const own = await givenOwner({ guestLimit: 2000 })
    await env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 1203)
       select 'many-' || i, ?1, 'Guest ' || i, 1, '[{"name":"Guest ' || i || '","allergies":"","selections":{}}]', '', 'many-' || i, i / 7, i / 7 from n`,
    )
      .bind(own.event.id)
      .run()
    const ids: string[] = []
    let next: string | undefined
    do {
      const list = await (
        await own.send('GET', `/responses${next ? `?after=${next}` : ''}`)
      ).json<ResponseList>()
      ids.push(...list.responses.map(({ id }) => id))
      next = list.next
    } while (next)
    expect(new Set(ids).size).toBe(1203)
    expect(ids.length).toBe(1203)
    const { db: counting, tally } = counted(env.DB)
    const session = database(counting)
    await runBatch(session, responseListQueries(session, own.event.id, null))
    expect(tally.trips).toBe(1)
    expect((await own.send('GET', '/responses?after=nonsense')).status).toBe(400)
  })
})

describe('on a guest’s behalf', () => {
  it('adds a response after the deadline, audited as the planner’s act', async () => {
    const own = await givenOwner({ eventDate: '2026-01-05' })
    await makeMenu(db, own.event.id)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(2) }
    const added = await own.send('POST', '/responses', body)
    expect(added.status).toBe(201)
    expect(await added.json()).toEqual({ responseId: (await own.list()).responses[0]?.id, version: 1 })
    expect((await own.send('POST', '/responses', body)).status).toBe(200)
    expect(await own.registered()).toBe(2)
    expect((await own.list()).responses[0]?.author).toEqual({ id: own.planner.id, name: own.planner.name })
    expect(await own.audit()).toEqual(['CREATE_GUEST_SELECTION planner'])
  })

  it('names the member who wrote it, by address without a name, and nobody once the account is gone', async () => {
    const own = await givenOwner()
    await makeMenu(db, own.event.id)
    const editor = await makeMember(own.event.id, 'editor')
    const cookie = await makeSession(env, editor.id)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(2) }
    expect((await call('POST', `/${own.event.id}/responses`, body, cookie)).status).toBe(201)
    await makeResponse(env, own.event, partyOf(1))
    const authors = async () => (await own.list()).responses.flatMap(({ author }) => author ?? [])
    expect(await authors()).toEqual([{ id: editor.id, name: editor.name }])
    await db.update(user).set({ name: '' }).where(eq(user.id, editor.id))
    expect(await authors()).toEqual([{ id: editor.id, name: editor.email }])
    await db.delete(user).where(eq(user.id, editor.id))
    expect(await authors()).toEqual([{ id: editor.id, name: '' }])
  })

  it('keeps a dish that left the menu for whoever has it, and gives it to nobody else', async () => {
    const own = await givenOwner()
    const [starter] = await makeMenu(db, own.event.id)
    const [soup, other] = starter?.items ?? []
    const chosen = { [starter?.id ?? '']: soup?.id ?? '' }
    const { id } = await makeResponse(env, own.event, partyOf(2, chosen))
    await db
      .update(menuItems)
      .set({ deletedAt: now() })
      .where(eq(menuItems.id, soup?.id ?? ''))
    const stored = async () => (await own.list()).responses[0]
    const party = (await stored())?.party ?? []
    const named = party.map((person, at) => (at === 0 ? { ...person, name: 'Anna' } : person))
    const renamed = await own.send('PUT', `/responses/${id}`, { party: named })
    expect([renamed.status, await renamed.json()]).toMatchObject([200, { responseId: id }])
    const kept = (await stored())?.party ?? []
    expect(kept.map(({ name, selections }) => [name, selections])).toEqual([
      ['Anna', chosen],
      [party[1]?.name, chosen],
    ])
    const added = await own.send('PUT', `/responses/${id}`, {
      party: [...kept, { name: 'Tom', allergies: '', selections: chosen }],
    })
    expect(await refusalOf(added)).toMatchObject({ status: 409, code: 'menu_changed' })
    // Given up, it does not come back.
    const changed = kept.map((person) => ({
      ...person,
      selections: { [starter?.id ?? '']: other?.id ?? '' },
    }))
    expect((await own.send('PUT', `/responses/${id}`, { party: changed })).status).toBe(200)
    expect((await own.send('PUT', `/responses/${id}`, { party: kept })).status).toBe(409)
  })

  it('corrects one, and holds the capacity', async () => {
    const own = await givenOwner()
    await makeMenu(db, own.event.id)
    const { id } = await makeResponse(env, own.event, partyOf(2))
    for (let count = 0; count < 2; count++) await makeResponse(env, own.event, partyOf(10))
    await makeResponse(env, own.event, partyOf(8))
    const grown = await own.send('PUT', `/responses/${id}`, { party: partyOf(3), version: 1 })
    expect(await refusalOf(grown)).toMatchObject({ status: 409, code: 'capacity' })
    const fewer = await own.send('PUT', `/responses/${id}`, { party: partyOf(1), version: 1 })
    expect(await fewer.json()).toEqual({ responseId: id, version: 2 })
    const corrected = (await own.list()).responses.filter((one) => one.author)
    expect(corrected.map((one) => one.id)).toEqual([id])
    const stale = await own.send('PUT', `/responses/${id}`, { party: partyOf(2), version: 1 })
    expect(await refusalOf(stale)).toMatchObject({
      ...{ status: 409, code: 'changed' },
      details: { author: { id: own.planner.id, name: own.planner.name } },
    })
    expect(await own.registered()).toBe(29)
  })
})

describe('deleting a response', () => {
  it('can be undone under the same id and link, while its places are free', async () => {
    const own = await givenOwner()
    await makeMenu(db, own.event.id)
    const { id, editTokenHash } = await makeResponse(env, own.event, partyOf(4))
    expect((await own.send('DELETE', `/responses/${id}`)).status).toBe(204)
    expect(await own.registered()).toBe(0)
    expect((await own.send('DELETE', `/responses/${id}`)).status).toBe(204)
    expect((await own.send('POST', `/responses/${id}/restore`)).status).toBe(200)
    expect((await own.list()).responses[0]).toMatchObject({ id, guestCount: 4 })
    const [row] = await db.select().from(responses).where(eq(responses.id, id))
    expect(row?.editTokenHash).toBe(editTokenHash)
    expect(await own.audit()).toEqual([
      'CREATE_GUEST_SELECTION guest',
      'DELETE_GUEST_SELECTION planner',
      'RESTORE_GUEST_SELECTION planner',
    ])
  })

  it('cannot be undone once its places are taken', async () => {
    const own = await givenOwner()
    const { id } = await makeResponse(env, own.event, partyOf(4))
    await own.send('DELETE', `/responses/${id}`)
    for (let count = 0; count < 3; count++) await makeResponse(env, own.event, partyOf(9))
    expect(await refusalOf(await own.send('POST', `/responses/${id}/restore`))).toEqual({
      status: 409,
      code: 'capacity',
      message:
        'This event is limited to 30 guests total. Currently 27 guests are registered, leaving 3 available slots. Please reduce your party size to 3 or fewer guests.',
      details: { guestLimit: 30, registeredGuests: 27 },
    })
  })

  it('cannot be undone after a minute, however long its data stay and whatever the desk wrote last', async () => {
    const own = await givenOwner()
    const { id } = await makeResponse(env, own.event, partyOf(2))
    const other = await makeResponse(env, own.event, partyOf(1))
    const undo = (one: string) => own.send('POST', `/responses/${one}/restore`)
    await own.send('DELETE', `/responses/${id}`)
    const deleted = now()
    setClock(() => deleted + 66_000)
    // The desk's record of a write says nothing about the other responses.
    await own.send('DELETE', `/responses/${other.id}`)
    expect(await refusalOf(await undo(id))).toMatchObject({ status: 410, code: 'removed' })
    expect((await undo(other.id)).status).toBe(200)
    expect(await own.registered()).toBe(1)
  })

  it('cannot be undone after a minute, and then nothing personal is left', async () => {
    const own = await givenOwner()
    const party = [{ name: 'Ada', allergies: 'Nuts', selections: { a: 'b' } }]
    const { id } = await makeResponse(env, own.event, party)
    const fresh = await makeResponse(env, own.event, party)
    const stays = await makeResponse(env, own.event, party)
    await own.send('DELETE', `/responses/${id}`)
    const later = now() + 66_000
    setClock(() => later)
    await own.send('DELETE', `/responses/${fresh.id}`)
    await anonymizeDeleted({ db, at: later })
    const rows = await db.select().from(responses).where(eq(responses.eventId, own.event.id))
    const stored = (wanted: string) => rows.find((row) => row.id === wanted)
    expect(stored(id)).toMatchObject({
      leadGuestName: '',
      selections: [{ name: '', allergies: '', selections: { a: 'b' } }],
    })
    expect(stored(fresh.id)?.selections).toEqual(party)
    expect(stored(stays.id)?.selections).toEqual(party)
    expect(await refusalOf(await own.send('POST', `/responses/${id}/restore`))).toMatchObject({ status: 410 })
    expect((await own.send('POST', `/responses/${fresh.id}/restore`)).status).toBe(200)
  })
})

describe('the kitchen’s figures', () => {
  it('count each dish, name who has none, and list allergies with what their people eat', async () => {
    const own = await givenOwner()
    const [starter, main] = await makeMenu(db, own.event.id)
    const [soup, salad] = starter?.items ?? []
    const category = starter?.id ?? ''
    await makeResponse(env, own.event, [
      { name: 'Ada', allergies: 'Nuts', selections: { [category]: soup?.id ?? '' } },
      { name: 'Ben', allergies: '', selections: { [category]: salad?.id ?? '' } },
      { name: 'Cy', allergies: 'None', selections: {} },
    ])
    const deleted = await makeResponse(env, own.event, partyOf(5, { [category]: soup?.id ?? '' }))
    await own.send('DELETE', `/responses/${deleted.id}`)
    await db
      .update(menuItems)
      .set({ deletedAt: now() })
      .where(eq(menuItems.id, soup?.id ?? ''))
    await db
      .update(menuCategories)
      .set({ deletedAt: now() })
      .where(eq(menuCategories.id, main?.id ?? ''))
    const { courses, guests, notComing, missing, specials } = await (
      await own.send('GET', '/kitchen')
    ).json<PlannerKitchen>()
    expect(
      courses.map(({ categoryId, name, items, noneForMe, notChosen }) => ({
        ...{ categoryId, name, noneForMe, notChosen },
        items: items.map(({ id, name: dish, removed, total }) => [id, dish, removed, total]),
      })),
    ).toEqual([
      {
        ...{ categoryId: category, name: 'Starter', noneForMe: 0, notChosen: 1 },
        items: [
          [salad?.id, 'Salad', false, 1],
          [soup?.id, 'Soup', true, 1],
        ],
      },
    ])
    expect({ guests, notComing }).toEqual({ guests: 3, notComing: 0 })
    // Ada's dish has left the menu: she has to choose again.
    expect(missing).toEqual(
      ['Ada', 'Cy'].map((name) => ({ name, party: 'Ada', categoryIds: [category], all: true })),
    )
    expect(
      specials.map(({ name, words, dishes }) => [name, words, dishes.map(({ itemId }) => itemId)]),
    ).toEqual([['Ada', 'Nuts', [soup?.id]]])
  })
})

describe('the export', () => {
  it('is refused on a free event, and leaves no audit row', async () => {
    const own = await givenOwner()
    await makeMenu(db, own.event.id)
    await makeResponse(env, own.event, partyOf(1))
    expect(await refusalOf(await own.send('GET', '/responses.csv'))).toEqual({
      status: 403,
      code: 'premium_only',
      message: csvNeedsUpgrade,
    })
    expect(await own.audit()).not.toContain('EXPORT_CSV planner')
  })

  it('says what is missing', async () => {
    const own = await givenOwner()
    await makePurchase(db, own.event.id, own.planner.id, 100)
    expect(await refusalOf(await own.send('GET', '/responses.csv'))).toMatchObject({
      status: 404,
      message: noSelections,
    })
    await makeResponse(env, own.event, partyOf(1))
    expect(await refusalOf(await own.send('GET', '/responses.csv'))).toMatchObject({
      message: 'No menu categories found for this event',
    })
    await makeMenu(db, own.event.id, { Main: [] })
    expect(await refusalOf(await own.send('GET', '/responses.csv'))).toMatchObject({
      message: 'No menu items found for this event',
    })
    expect(await own.audit()).not.toContain('EXPORT_CSV planner')
  })

  it('says so when every item was deleted, unless a guest has chosen one', async () => {
    const own = await givenOwner()
    await makePurchase(db, own.event.id, own.planner.id, 100)
    const [main] = await makeMenu(db, own.event.id, { Main: ['Fish', 'Risotto'] })
    await makeResponse(env, own.event, partyOf(1))
    await db
      .update(menuItems)
      .set({ deletedAt: now() })
      .where(eq(menuItems.categoryId, main?.id ?? ''))
    expect(await refusalOf(await own.send('GET', '/responses.csv'))).toMatchObject({
      status: 409,
      message: 'No menu items found for this event',
    })
    expect(await own.audit()).not.toContain('EXPORT_CSV planner')
    const chosen = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
    await makeResponse(env, own.event, partyOf(1, chosen))
    const exported = await own.send('GET', '/responses.csv')
    expect(exported.status).toBe(200)
    expect(await exported.text()).toContain('"Fish (removed)"')
  })

  it('has a row per guest, parses in two ways, and runs nothing in a spreadsheet', async () => {
    const own = await givenOwner({ title: 'Été & "Feast" 2026' })
    await makePurchase(db, own.event.id, own.planner.id, 100)
    const [starter, second, gone] = await makeMenu(db, own.event.id, {
      Main: ['Fish'],
      Wine: ['Red'],
      Old: ['Stew'],
    })
    await db
      .update(menuCategories)
      .set({ name: 'Main' })
      .where(eq(menuCategories.id, second?.id ?? ''))
    await db
      .update(menuCategories)
      .set({ deletedAt: now() })
      .where(eq(menuCategories.id, gone?.id ?? ''))
    const risky = [
      '=1+1',
      '@SUM(A1)',
      ' =cmd',
      '\u00a0=1',
      'say "a", b',
      '\n=1',
      '\t1',
      '+1',
      '-1',
      '\u200b=1',
    ]
    const party = risky.map((name) => ({ name, allergies: name, selections: {} as Record<string, string> }))
    const first = party[0]
    if (first)
      first.selections = {
        [starter?.id ?? '']: starter?.items[0]?.id ?? '',
        [second?.id ?? '']: 'nobody-knows',
        [gone?.id ?? '']: gone?.items[0]?.id ?? '',
      }
    await makeResponse(env, own.event, party, { createdAt: Date.parse('2026-07-01T23:30:00Z') })
    const response = await own.send('GET', '/responses.csv', undefined, {
      'accept-language': 'de-DE,de;q=0.9',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent('été____feast__2026_menu_selections.csv'),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    const rows = parsed(text)
    expect(parsedBySplitting(text)).toEqual(rows)
    expect(rows[0]?.slice(7)).toEqual(['Main', 'Main', 'Old (removed)'])
    expect(rows).toHaveLength(11)
    expect(rows[1]).toEqual([
      "'=1+1",
      '',
      "'=1+1",
      "'=1+1",
      '1',
      '10',
      '2.7.2026',
      'Fish',
      'Unknown Item',
      'Stew',
    ])
    expect(rows[2]?.slice(7)).toEqual(['No Selection', 'No Selection', 'No Selection'])
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s\u00a0\u200b]*[=@+-]/)
    // A reader that splits at semicolons finds a cell after a line break inside the text: that is escaped too.
    const marked = risky.map((text) => text.replace('\n=1', "\n'=1"))
    expect(rows.map((row) => row[3]?.replace(/^'/, '')).slice(1)).toEqual(marked)
    expect(await own.audit()).toContain('EXPORT_CSV planner')
  })

  it('has needs and what is served instead in its last columns, once anybody has a need', async () => {
    const own = await givenOwner({ ownNeeds: [{ id: 'own:kiwi', name: 'Kiwi', archived: false }] })
    await makePurchase(db, own.event.id, own.planner.id, 100)
    const [main] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
    const rowsOf = async () => parsed(await (await own.send('GET', '/responses.csv')).text())
    await makeResponse(env, own.event, [{ name: 'Bo', allergies: 'Nuts', selections: {} }])
    expect((await rowsOf()).map((row) => row.slice(7))).toEqual([['Main'], ['No Selection']])
    const needs: Need[] = [
      { what: 'nuts', how: 'allergy', by: 'guest' },
      { what: 'vegan', by: 'planner' },
      { what: 'own:kiwi', how: 'choice', by: 'guest' },
    ]
    const chosen = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
    const person = { name: 'Ann', allergies: '', selections: chosen, id: 'aaaaaa', needs, special: 1 }
    const { id } = await makeResponse(env, own.event, [person], { createdAt: now() + 1 })
    await db.insert(substitutes).values({
      ...{ responseId: id, personId: 'aaaaaa', eventId: own.event.id, by: 'kitchen', at: 1 },
      ...{ categoryId: main?.id ?? '', itemId: main?.items[0]?.id ?? '' },
      ...{ words: '=cucumber salad', agreedBy: 'Marta' },
    })
    await makeDecline(env, own.event, ['Cy'])
    expect((await rowsOf()).map((row) => row.slice(7))).toEqual([
      ['Main', 'Special Number', 'Needs', 'Served Instead', 'Attendance'],
      [
        'Fish',
        'S1',
        'nut allergy, vegan, no Kiwi, by choice',
        'Main: =cucumber salad, agreed by Marta',
        'Coming',
      ],
      ['No Selection', '', '', '', 'Coming'],
      ['', '', '', '', 'Not coming'],
    ])
  })

  it('has age, table and attendance in columns of their own, each once there is anything to say', async () => {
    const own = await givenOwner()
    await makePurchase(db, own.event.id, own.planner.id, 100)
    const [main] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
    const rowsOf = async () =>
      parsed(await (await own.send('GET', '/responses.csv')).text()).map((row) => [row[2], ...row.slice(7)])
    const eats = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
    const ann = { name: 'Ann', allergies: '', selections: eats, id: 'annann' }
    const { id } = await makeResponse(env, own.event, [ann])
    expect(await rowsOf()).toEqual([
      ['Guest Name', 'Main'],
      ['Ann', 'Fish'],
    ])
    const family: Person[] = [
      { ...ann, name: 'Bo', id: 'bobobo', age: 'child' },
      { ...ann, name: 'Cy', id: 'cycycy', age: 'infant', selections: {} },
    ]
    await makeResponse(env, own.event, family, { createdAt: now() + 1 })
    const table = await makeTable(own.event.id, '=4')
    await makePlacement(own.event.id, { responseId: id, personId: 'annann', tableId: table, seat: 2 })
    await makeDecline(env, own.event, ['Di'])
    expect(await rowsOf()).toEqual([
      ['Guest Name', 'Main', 'Age', 'Table', 'Attendance'],
      ['Bo', 'Fish', 'Child', '', 'Coming'],
      ['Cy', 'No plate', 'Infant', '', 'Coming'],
      ['Ann', 'Fish', '', "'=4", 'Coming'],
      ['Di', '', '', '', 'Not coming'],
    ])
  })

  it('loses none of 2,000', async () => {
    const own = await givenOwner()
    await makePurchase(db, own.event.id, own.planner.id, 2000)
    await makeMenu(db, own.event.id)
    await env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
       select 'csv-' || i, ?1, 'Guest ' || i, 1, '[{"name":"Guest ' || i || '","allergies":"","selections":{}}]', '', 'csv-' || i, i / 7, i / 7 from n`,
    )
      .bind(own.event.id)
      .run()
    const rows = parsed(await (await own.send('GET', '/responses.csv')).text())
    expect(rows).toHaveLength(2001)
    expect(new Set(rows.map(([name]) => name)).size).toBe(2001)
  })
})

/** RFC 4180, character by character. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',' || sign === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n' && at < text.length - 1) rows.push([])
    } else if (sign !== '\r') throw new Error('a cell that is not quoted')
  }
  return rows
}

/** The same by splitting: every cell is quoted and quotes are doubled. */
function parsedBySplitting(text: string): string[][] {
  return text
    .replace(/^\ufeff/, '')
    .replace(/"\r\n$/, '')
    .split('"\r\n"')
    .map((row) =>
      row
        .replace(/^"/, '')
        .split('","')
        .map((cell) => cell.replaceAll('""', '"')),
    )
}

describe('a planner’s live view', () => {
  it('gets that responses and the menu changed, and nothing about people; a guest’s gets the menu’s change alone', async () => {
    const own = await givenOwner()
    await makeMenu(db, own.event.id)
    const planner = await openLiveView(`/api/events/${own.event.id}/live`, { cookie: own.cookie })
    const guest = await openLiveView(`/api/codes/${own.event.eventCode}/live`)
    await own.send('POST', '/responses', { submissionId: crypto.randomUUID(), party: partyOf(2) })
    await own.send('POST', '/categories', { name: 'Dessert' })
    await expect
      .poll(() => planner.messages)
      .toEqual([{ guestLimit: 30, registeredGuests: 2 }, { changed: 'responses' }, { changed: 'menu' }])
    await expect
      .poll(() => guest.messages)
      .toEqual([{ guestLimit: 30, registeredGuests: 2 }, { changed: 'menu' }])
    planner.socket.close()
    guest.socket.close()
  })

  it('is refused to pages of other sites', async () => {
    const own = await givenOwner()
    const response = await own.send('GET', '/live', undefined, {
      upgrade: 'websocket',
      origin: 'https://elsewhere.example',
    })
    expect(response.status).toBe(403)
  })
})
