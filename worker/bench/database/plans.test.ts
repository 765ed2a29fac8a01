import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { eventSorts, plannerSorts } from '#admin/shape/lists'
import { guestActor } from '#core/actor'
import { database } from '#core/db'
import { runCron } from '../../app/cron.ts'
import { d1Store } from '../../desk/store.ts'
import { issueSheet } from '../../sheets/issue.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { type AskedInit, asked } from './asked.ts'
import { counted } from './counted.ts'
import { scans } from './scans.ts'

const db = database(env.DB)

/** Queries of the admin's lists: each sort in both directions, with and without a cursor and a search. */
const adminPaths = [
  ...lists('planners', plannerSorts, () => '["x","x"]'),
  ...lists('events', eventSorts, (sort) => (sort === 'planner' ? '["x","x","x"]' : '["x","x"]')),
  '/orders',
  ...['', '1', '1&action=CREATE_EVENT&entity=event'].flatMap((planner) =>
    ['', '&day=2026-02-02', '&after=[1,1]', '&day=2026-02-02&after=[1,1]'].map(
      (more) => `/audit?planner=${planner}${more}`,
    ),
  ),
  ...[
    '',
    '&entity=event',
    '&action=UPDATE_EVENT',
    '&entity=decline',
    '&entity=guest_selection',
    '&planner=1',
  ].flatMap((filter) =>
    ['', '&day=2026-02-02', '&after=[1,1]'].map((more) => `/audit?event=x${filter}${more}`),
  ),
  '/audit/subject?planner=a@b.example',
  '/audit/subject?event=x',
  ...['entity=event', 'action=CREATE_EVENT', 'entity=event&action=CREATE_EVENT'].flatMap((filter) =>
    ['', '&day=2026-02-02', '&after=[1,1]'].map((more) => `/audit?${filter}${more}`),
  ),
]

function lists(name: string, sorts: readonly string[], place: (sort: string) => string): string[] {
  return sorts.flatMap((sort) =>
    ['asc', 'desc'].flatMap((order) =>
      ['', 'one', 'one two école'].flatMap((search) =>
        ['', place(sort)].map(
          (after) => `/${name}?${new URLSearchParams({ sort, order, search, after }).toString()}`,
        ),
      ),
    ),
  )
}

it('tells an index followed to a limit from one that is read whole', async () => {
  const walk = 'select id from events order by event_date, id'
  expect(await scans(`${walk} limit ?`)).toEqual([])
  expect(await scans(walk)).toHaveLength(1)
  expect(await scans('select id from events order by event_date, description limit ?')).toHaveLength(1)
  expect(await scans('select count(*) from events')).toHaveLength(1)
  expect(await scans(`${walk.replace('order', 'where instr(title, ?) order')} limit ?`)).toHaveLength(1)
})

it('reads no growing table whole for any question a person commands', async () => {
  const planner = await makePlanner(db)
  const admin = await makePlanner(db, { role: 'admin' })
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 100)
  const { token } = await makeResponse(env, event, partyOf(2), { leadGuestEmail: 'a@b.example' })
  const link = await makeKitchenLink(env, event)
  const sheet = { id: crypto.randomUUID(), kind: 'provisional' } as const
  await issueSheet({ db, event, actor: { kind: 'planner', id: planner.id }, at: Date.now() }, sheet)
  const requests: [path: string, init?: AskedInit][] = [
    [`/event/${event.eventCode}`],
    [`/edit/${token}`],
    [`/api/codes/${event.eventCode}`],
    [`/api/responses/${token}`],
    ['/api/events', { cookie }],
    ['/api/events?first=open', { cookie }],
    ['/api/events/counts', { cookie }],
    [`/api/events/${event.id}`, { cookie }],
    [`/api/events/${event.id}/deletion`, { cookie }],
    [`/api/events/${event.id}/overview`, { cookie }],
    [`/api/events/${event.id}/responses`, { cookie }],
    [`/api/events/${event.id}/kitchen`, { cookie }],
    [`/api/events/${event.id}/contents-changed`, { cookie }],
    [`/events/${event.id}/print/kitchen`, { cookie }],
    [`/events/${event.id}/print/people`, { cookie }],
    [`/events/${event.id}/print/cards`, { cookie }],
    [`/api/events/${event.id}/responses.csv`, { cookie }],
    [`/api/events/${event.id}/export.xlsx`, { cookie }],
    [`/api/events/${event.id}/export.json`, { cookie }],
    [`/api/events/${event.id}/kitchen-links`, { cookie }],
    [`/api/events/${event.id}/sheets`, { cookie }],
    [`/api/events/${event.id}/sheets/1`, { cookie }],
    [`/api/events/${event.id}/sheets/1/diff`, { cookie }],
    [`/api/kitchen/${link.token}`],
    ['/api/orders', { cookie }],
    ['/api/account/export', { cookie }],
    [`/api/codes/${event.eventCode}/deadline.ics`],
  ]
  const office = await makeSession(env, admin.id)
  for (const path of adminPaths) requests.push([`/api/admin${path}`, { cookie: office }])
  const statements = new Set<string>()
  for (const [path, init] of requests) {
    const { status, statements: used } = await asked(path, init)
    expect([path, status]).toEqual([path, 200])
    for (const sql of used) statements.add(sql)
  }
  const { db: counting, tally } = counted(env.DB)
  const book = d1Store(counting)
  const at = Date.now()
  const content = { email: null, party: partyOf(1) }
  await book.commit(event.eventCode, await book.load(event.eventCode, ['x']), [
    { kind: 'edit', responseKey: 'x', version: 1, content, actor: guestActor, at },
    { kind: 'remove', responseKey: 'x', erase: true, actor: guestActor, at },
    { kind: 'restore', responseKey: 'x', actor: { kind: 'admin', id: admin.id }, at },
    {
      kind: 'submit',
      id: crypto.randomUUID(),
      hash: 'h',
      tokenHash: crypto.randomUUID(),
      content,
      actor: guestActor,
      at,
    },
  ])
  await runCron({ ...env, DB: counting })
  for (const sql of tally.statements) statements.add(sql)
  expect(statements.size).toBeGreaterThan(10)
  const found = []
  for (const sql of statements) for (const scan of await scans(sql)) found.push({ scan, sql })
  expect(found).toEqual([])
}, 60_000)

it('would notice a question without an index: the control of the one above', async () => {
  expect(await scans('select * from guest_selections where lead_guest_name = ?')).toHaveLength(1)
})
