import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call as send } from '../testing/http.ts'
import { type AdminEvent, type AdminPlanner, eventSorts, type Paged, plannerSorts } from './shape/lists.ts'
import { sortGuests } from './sort-guests.ts'

const db = database(env.DB)
const planners: Record<string, string> = {}
let cookie: string

const call = (path: string) => send('GET', `/api/admin${path}`, undefined, { cookie })

async function read<T>(path: string): Promise<T> {
  const answer = await call(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

/** Planners with a word in common, some of them with the same figures. */
async function givenCrowd(word: string, count: number): Promise<void> {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into user (id, name, email, email_verified, role, last_sign_in_at, created_at, updated_at)
     select ?1 || '-' || i, 'Many', printf('many%05d@%s.example', i, ?1), 1, 'planner', nullif(i % 3, 0), i / 7, i from n`,
  )
    .bind(word, count)
    .run()
}

/** Events of one planner, over ten days, with a title for each number `i`. */
async function givenManyEvents(userId: string, code: string, count: number, title: string): Promise<void> {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
     insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
     select ?2 || i, ${title}, '2099-01-' || (10 + i % 10), 'UTC', 4070995200000, 4070995200000,
       printf('%s%05d', ?2, i), ?1, i / 7, 1 from n`,
  )
    .bind(userId, code, count)
    .run()
}

async function walked<T extends { next: string | null }>(read: (after: string) => Promise<T>): Promise<T[]> {
  const pages = [await read('')]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read(next))
  return pages
}

beforeAll(async () => {
  const admin = await makePlanner(db, { role: 'admin', email: 'admin@admins.example' })
  cookie = await makeSession(env, admin.id)
  for (const name of ['ada', 'ben', 'cleo']) {
    const person = await makePlanner(db, { email: `${name}@planners.example`, name })
    planners[name] = person.id
  }
  const feast = await makeEvent(db, planners.ada ?? '', {
    title: 'Autumn feast',
    eventCode: 'AUTUMN',
    eventDate: '2099-01-01',
  })
  await makeMenu(db, feast.id)
  await makeResponse(env, feast, partyOf(3))
  await makeEvent(db, planners.ada ?? '', { title: 'brunch', eventDate: '2099-01-02' })
  const gala = await makeEvent(db, planners.ben ?? '', { title: 'Gala' })
  await makePurchase(db, gala.id, planners.ben ?? '', 100)
})

describe('the planners', () => {
  const list = (query: string) => read<Paged<AdminPlanner>>(`/planners?${query}`)

  it('are told with their events and guests, and nothing secret', async () => {
    const { rows, total } = await list('search=planners.example')
    expect(total).toBe(3)
    expect(rows.map(({ email, eventCount, totalGuests }) => [email, eventCount, totalGuests])).toEqual([
      ['ada@planners.example', 2, 3],
      ['ben@planners.example', 1, 0],
      ['cleo@planners.example', 0, 0],
    ])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        'createdAt',
        'email',
        'eventCount',
        'id',
        'lastSignInAt',
        'isAdmin',
        'suspendedAt',
        'suspensionReason',
        'totalGuests',
      ].sort(),
    )
  })
  it('are sorted by each column, both ways', async () => {
    for (const [sort, first] of [
      ['email', 'ada'],
      ['events', 'cleo'],
      ['guests', 'ben'],
      ['joined', 'ada'],
      ['lastSignIn', 'ada'],
    ]) {
      const up = await list(`search=planners.example&sort=${sort}`)
      const down = await list(`search=planners.example&sort=${sort}&order=desc`)
      expect(up.rows).toHaveLength(3)
      expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).toReversed())
      if (sort === 'email' || sort === 'events') expect(up.rows[0]?.email).toBe(`${first}@planners.example`)
    }
  })
  it('are sorted by the guests cron counted last, and shown with those of now', async () => {
    const counts = { lena: 2, mila: 5, nora: 1 }
    for (const [name, guests] of Object.entries(counts)) {
      const host = await makePlanner(db, { email: `${name}@counted.example` })
      await makeResponse(env, await makeEvent(db, host.id), partyOf(guests))
    }
    const listed = async () =>
      (await list('search=counted.example&sort=guests&order=desc')).rows.map(({ email, totalGuests }) => [
        email.split('@')[0],
        totalGuests,
      ])
    await env.DB.prepare('delete from cron_progress').run()
    await sortGuests({ db, at: now() })
    const sorted = [
      ['mila', 5],
      ['lena', 2],
      ['nora', 1],
    ]
    expect(await listed()).toEqual(sorted)
    const { id, eventCode } = (await env.DB.prepare(
      "select e.id, event_code as eventCode from events e join user u on u.id = user_id where email like 'nora@%'",
    ).first<{ id: string; eventCode: string }>()) as { id: string; eventCode: string }
    await makeResponse(env, { id, eventCode }, partyOf(9))
    expect(await listed()).toEqual([...sorted.slice(0, 2), ['nora', 10]])
    await sortGuests({ db, at: now() })
    expect((await listed())[0]).toEqual(['mila', 5])
    await sortGuests({ db, at: now() + 3_600_000 })
    expect((await listed())[0]).toEqual(['nora', 10])
  })
  it('with more than a hundred events show the guests that cron counted last', async () => {
    const host = await makePlanner(db, { email: 'busy@hundred.example' })
    await givenManyEvents(host.id, 'H', 101, "'Many'")
    const [event] = await db.select().from(events).where(eq(events.userId, host.id)).limit(1)
    if (!event) throw new Error('no event')
    await makeResponse(env, event, partyOf(4))
    const total = async () => (await list('search=hundred.example')).rows[0]?.totalGuests
    expect(await total()).toBe(0)
    await env.DB.prepare('delete from cron_progress').run()
    await sortGuests({ db, at: now() })
    expect(await total()).toBe(4)
  })
  it('come fifty at a time in each order, without losing or repeating one', async () => {
    await givenCrowd('crowd', 130)
    const whole = await list('search=crowd')
    expect(whole).toMatchObject({ total: 130, more: false })
    for (const search of ['crowd', ''])
      for (const sort of plannerSorts)
        for (const order of ['asc', 'desc']) {
          const pages = await walked((after) =>
            list(new URLSearchParams({ search, sort, order, after }).toString()),
          )
          const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
          expect(pages.slice(0, -1).every(({ rows }) => rows.length === 50)).toBe(true)
          expect([sort, new Set(ids).size]).toEqual([sort, pages[0]?.total])
          expect([sort, ids.length]).toEqual([sort, pages[0]?.total])
        }
  })
  it('are found up to a thousand, and it says that there are more', async () => {
    await givenCrowd('throng', 1001)
    expect(await list('search=throng')).toMatchObject({ total: 1000, more: true })
    await env.DB.prepare("delete from user where id = 'throng-1'").run()
    expect(await list('search=throng')).toMatchObject({ total: 1000, more: false })
  })
  it('refuse to be asked for nonsense', async () => {
    for (const query of [
      'sort=password',
      'order=up',
      'after=x',
      'after=[1]',
      'after=[{},2]',
      'after=[1e999,"x"]',
      'after=[1,"x",2]',
    ])
      expect((await call(`/planners?${query}`)).status).toBe(400)
  })
})

describe('the events', () => {
  const list = (query: string) => read<Paged<AdminEvent>>(`/events?${query}`)

  it('are told with every field, by planner', async () => {
    const { rows } = await list('search=planners.example')
    expect(rows.map(({ plannerEmail, eventTitle }) => [plannerEmail, eventTitle])).toEqual([
      ['ada@planners.example', 'Autumn feast'],
      ['ada@planners.example', 'brunch'],
      ['ben@planners.example', 'Gala'],
    ])
    const feast = rows.find(({ eventTitle }) => eventTitle === 'Autumn feast')
    expect(feast).toMatchObject({
      eventCode: 'AUTUMN',
      guestCount: 3,
      hasUpgrade: false,
      refundedAt: null,
      plannerId: planners.ada,
    })
    expect(rows.find(({ eventTitle }) => eventTitle === 'Gala')).toMatchObject({ hasUpgrade: true })
    expect(Object.keys(feast ?? {})).toHaveLength(16)
  })
  it('are found by a part of each word of title, code, planner’s name and address', async () => {
    const mine = await makePlanner(db, { name: 'Zoë Quirk', email: 'zoe.quirk+x@kitchens.example' })
    await makeEvent(db, mine.id, { title: 'Élan & O’Brien’s (très) grand bal', eventCode: 'QUIRKY' })
    for (const search of [
      ...['élan', 'ÉLAN', 'Éla', "o'brien", 'O’Brien’s', 'brien', '(très)', 'gran bal', 'bal élan', 'QUIR'],
      ...[
        'zoë',
        'quirk grand',
        'zoe.quirk+x@kitchens.example',
        'zoe.quirk+',
        '@kitchens.example',
        'kitchens.ex',
      ],
      ...[
        'rand',
        'RAND',
        'uirk rès',
        'rès uirk and',
        'oe.quirk',
        '+x@kitch',
        'IRKY',
        'irky oë',
        'UITCHENS'.slice(1),
      ],
    ])
      expect([search, (await list(`search=${encodeURIComponent(search)}`)).total]).toEqual([search, 1])
    for (const search of ['elan', 'grand bale', 'quirk@kitchens', 'rand uirks', 'quirkyx'])
      expect([search, (await list(`search=${encodeURIComponent(search)}`)).total]).toEqual([search, 0])
  })
  it('are all there when nothing is looked for', async () => {
    const all = (await list('')).total
    expect(all).toBeGreaterThan(2)
    for (const search of ['%20', '-', '@', "'"]) expect((await list(`search=${search}`)).total).toBe(all)
  })
  it('are found where each of several words stands in more than are ever shown', async () => {
    const host = await makePlanner(db)
    await givenManyEvents(host.id, 'W', 2500, "'Common ' || case when i % 2 then 'odd' else 'even' end")
    await makeEvent(db, host.id, { title: 'Odd and even' })
    expect(await list('search=odd+even')).toMatchObject({ total: 1, more: false })
    expect(await list('search=common+odd')).toMatchObject({ total: 1000, more: true })
  })
  it('come fifty at a time in each order, without losing or repeating one', async () => {
    for (let host = 0; host < 3; host++)
      await givenManyEvents((await makePlanner(db)).id, 'XYZ'.charAt(host), 60, "'Same title'")
    const total = (await env.DB.prepare('select count(*) as n from events').first<number>('n')) ?? 0
    for (const sort of eventSorts)
      for (const order of ['asc', 'desc']) {
        const found = await walked((after) =>
          list(new URLSearchParams({ search: 'same', sort, order, after }).toString()),
        )
        const ids = found.flatMap(({ rows }) => rows.map(({ eventId }) => eventId))
        expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 180, 180])
        const all = await walked((after) => list(new URLSearchParams({ sort, order, after }).toString()))
        const every = all.flatMap(({ rows }) => rows.map(({ eventId }) => eventId))
        expect([sort, every.length, new Set(every).size]).toEqual([sort, total, total])
      }
  })
  it('are not found by what is not there', async () => {
    expect((await list('search=autumn')).total).toBe(1)
    expect((await list('search=nothing-like-it')).total).toBe(0)
    for (const search of ["' or 1=1 --", '\u0000', '"]', '%', '%x', '\\', '\u{10ffff}'])
      expect([search, (await list(`search=${encodeURIComponent(search)}`)).total]).toEqual([search, 0])
  })
})
