import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminEventNotFound } from '#admin/words/planner'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call as send } from '../testing/http.ts'
import { type AuditPage, activity, type LogSubject } from './shape/lists.ts'

const db = database(env.DB)
const planners: Record<string, string> = {}

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  send(method, `/api/admin${path}`, body, { cookie })

async function read<T>(path: string, cookie: string): Promise<T> {
  const answer = await call('GET', path, cookie)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

let admin: Awaited<ReturnType<typeof makePlanner>>
let cookie: string

beforeAll(async () => {
  admin = await makePlanner(db, { role: 'admin', email: 'admin@admins.example' })
  cookie = await makeSession(env, admin.id)
  for (const name of ['ben', 'cleo']) {
    const person = await makePlanner(db, { email: `${name}@planners.example`, name })
    planners[name] = person.id
  }
})

const routes: [method: string, path: string, body?: unknown][] = [
  ['GET', '/planners'],
  ['GET', '/events'],
  ['DELETE', '/events/none', {}],
  ['GET', '/audit'],
  ['GET', '/audit/subject'],
]

describe.each(routes)('%s /api/admin%s', (method, path, body) => {
  it('is nothing to someone who is signed out', async () => {
    expect((await call(method, path, '', body)).status).toBe(401)
  })
  it('does not exist for a planner', async () => {
    const planner = await makePlanner(db)
    const answer = await call(method, path, await makeSession(env, planner.id), body)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('could not be deleted')
  })
  it('ends with the role, at the next request', async () => {
    const dismissed = await makePlanner(db, { role: 'admin' })
    const theirs = await makeSession(env, dismissed.id)
    const before = await call(method, path, theirs, body)
    expect(before.status).toBe(method === 'GET' ? 200 : 404)
    await env.DB.prepare("update user set role = 'planner' where id = ?").bind(dismissed.id).run()
    const after = await call(method, path, theirs, body)
    expect(after.status).toBe(404)
    expect(await after.text()).not.toContain(adminEventNotFound)
  })
})

describe('deleting an event', () => {
  it('takes it away, with an entry in the log under the admin', async () => {
    const event = await makeEvent(db, planners.cleo ?? '')
    expect((await call('DELETE', `/events/${event.id}`, cookie, {})).status).toBe(204)
    const { entries } = await read<AuditPage>('/audit?action=ADMIN_DELETE_EVENT', cookie)
    expect(entries[0]).toMatchObject({ userId: admin.id, userEmail: admin.email, entityId: event.id })
    const again = await call('DELETE', `/events/${event.id}`, cookie, {})
    expect(again.status).toBe(404)
    expect(((await again.json()) as { error: { message: string } }).error.message).toBe(adminEventNotFound)
  })
  it('of a premium one needs the typed word', async () => {
    const event = await makeEvent(db, planners.cleo ?? '')
    await makePurchase(db, event.id, planners.cleo ?? '', 100)
    expect((await call('DELETE', `/events/${event.id}`, cookie, {})).status).toBe(409)
    expect((await call('DELETE', `/events/${event.id}`, cookie, { confirm: 'delete' })).status).toBe(204)
  })
})

describe('the audit log', () => {
  const log = (query: string) => read<AuditPage>(`/audit?${query}`, cookie)

  it('is filtered by planner, entity, action and day', async () => {
    await env.DB.prepare(
      `insert into audit_logs (user_id, action, entity_type, entity_id, created_at) values
       (?1, 'CREATE_EVENT', 'event', 'e1', ?2), (?1, 'DELETE_MENU_ITEM', 'menu_item', 'i1', ?2 + 86400000)`,
    )
      .bind(planners.ben, Date.parse('2026-02-03T10:00:00Z'))
      .run()
    const actions = async (query: string) => (await log(query)).entries.map(({ action }) => action)
    expect(await actions(`planner=ben@planners.example`)).toEqual(['DELETE_MENU_ITEM', 'CREATE_EVENT'])
    expect(await actions(`planner=${planners.ben}&entity=menu_item`)).toEqual(['DELETE_MENU_ITEM'])
    expect(await actions('day=2026-02-03')).toEqual(['CREATE_EVENT'])
    expect(await actions('day=2026-02-04&action=CREATE_EVENT')).toEqual([])
  })
  it('is told of one event with its menu, and of its guests when asked for them', async () => {
    const event = await makeEvent(db, planners.ben ?? '')
    const [category] = await makeMenu(db, event.id)
    const owner = await makeSession(env, planners.ben ?? '')
    const path = `/api/events/${event.id}`
    await send('PUT', `${path}/categories/${category?.id}`, { name: 'Cheese' }, { cookie: owner })
    await makeResponse(env, event, partyOf(2))
    await makeDecline(env, event, ['Ann'])
    const other = await makeEvent(db, planners.ben ?? '')
    await send('PUT', `/api/events/${other.id}/cover`, undefined, { cookie: owner })
    await send('DELETE', path, {}, { cookie: owner })
    const acts = async (query: string) =>
      (await log(`event=${event.id}${query}`)).entries.map(({ action }) => action)
    expect(await acts('')).toEqual(['DELETE_EVENT', 'UPDATE_MENU_CATEGORY'])
    expect(await acts('&entity=menu_category')).toEqual(['UPDATE_MENU_CATEGORY'])
    expect(await acts('&entity=guest_selection')).toEqual(['CREATE_GUEST_SELECTION'])
    expect(await acts('&action=CREATE_GUEST_SELECTION')).toEqual(['CREATE_GUEST_SELECTION'])
    expect(await acts('&entity=decline')).toEqual(['CREATE_DECLINE'])
    expect(await acts('&action=CREATE_DECLINE')).toEqual(['CREATE_DECLINE'])
    expect(await acts(`&planner=${planners.ben}`)).toEqual(['DELETE_EVENT', 'UPDATE_MENU_CATEGORY'])
    expect(await acts(`&planner=${planners.cleo}`)).toEqual([])
  })
  it('names what its entries are about as it is called now, and no guest', async () => {
    const event = await makeEvent(db, planners.ben ?? '', { title: 'Supper' })
    const [category] = await makeMenu(db, event.id)
    const owner = await makeSession(env, planners.ben ?? '')
    const path = `/api/events/${event.id}`
    await send('PUT', `${path}/categories/${category?.id}`, { name: 'Cheese' }, { cookie: owner })
    const { id } = await makeResponse(env, event, partyOf(1))
    await send('POST', `${path}/responses/${id}/link`, {}, { cookie: owner })
    const { entries, names } = await log(`event=${event.id}`)
    expect(entries.map(({ entityId }) => names[entityId ?? ''])).toEqual([undefined, 'Cheese'])
    expect(names).toEqual({ [event.id]: 'Supper', [category?.id ?? '']: 'Cheese' })
  })
  it('says whom and what it is about: a planner with their events, an event with its planner', async () => {
    const dora = await makePlanner(db, { email: 'dora@planners.example' })
    const first = await makeEvent(db, dora.id, { title: 'First', eventDate: '2099-01-01' })
    const second = await makeEvent(db, dora.id, { title: 'Second', eventDate: '2099-01-02' })
    const about = async (query: string) => {
      const { planner, events } = await read<LogSubject>(`/audit/subject?${query}`, cookie)
      return [planner?.email, ...events.map(({ eventTitle }) => eventTitle)]
    }
    for (const planner of [dora.id, 'Dora@Planners.example'])
      expect(await about(`planner=${planner}`)).toEqual([dora.email, 'Second', 'First'])
    expect(await about(`event=${first.id}`)).toEqual([dora.email, 'First'])
    expect(second.id).not.toBe(first.id)
    for (const query of ['', 'planner=nobody', 'event=none']) expect(await about(query)).toEqual([undefined])
  })
  it('tells what guests did by entity, action and both, beside what planners did', async () => {
    const event = await makeEvent(db, planners.ben ?? '')
    await makeMenu(db, event.id)
    const { id, token } = await makeResponse(env, event, partyOf(2))
    await send('DELETE', `/api/responses/${token}`, {})
    const acts = async (query: string) =>
      (await log(query)).entries.filter(({ entityId }) => entityId === id).map(({ action }) => action)
    const [made, deleted] = ['CREATE_GUEST_SELECTION', 'DELETE_GUEST_SELECTION']
    expect(await acts('entity=guest_selection')).toEqual([deleted, made])
    expect(await acts(`action=${made}`)).toEqual([made])
    expect(await acts(`entity=guest_selection&action=${deleted}`)).toEqual([deleted])
    expect(await acts(`entity=event&action=${made}`)).toEqual([])
    expect(await acts('entity=event')).toEqual([])
  })
  it('is read on from where a page ended', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 120)
       insert into audit_logs (action, entity_type, entity_id, created_at) select 'EXPORT_CSV', 'event', 'e' || i, i from n`,
    ).run()
    const first = await log('action=EXPORT_CSV')
    const second = await log(`action=EXPORT_CSV&after=${encodeURIComponent(first.next ?? '')}`)
    const third = await log(`action=EXPORT_CSV&after=${encodeURIComponent(second.next ?? '')}`)
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20])
    expect(third.next).toBeNull()
  })
  it('is looked through ten thousand entries at a time for what few of them are', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001)
       insert into audit_logs (user_id, action, entity_type, created_at)
       select 'busy', case i when 1 then 'EXPORT_ACCOUNT' else 'EXPORT_CSV' end, 'user', i from n`,
    ).run()
    const rare = 'planner=busy&action=EXPORT_ACCOUNT'
    const first = await log(rare)
    expect(first).toMatchObject({ entries: [], next: expect.any(String) })
    const second = await log(`${rare}&after=${encodeURIComponent(first.next ?? '')}`)
    expect(second).toMatchObject({ entries: [{ createdAt: 1 }], next: null })
  })
})

it('calls a planner Active for 7 days, Recent for 30, then Inactive', () => {
  const day = 86_400_000
  const at = 100 * day
  expect(activity(null, at)).toBe('never signed in')
  expect([7, 7.01, 30, 30.01].map((days) => activity(at - days * day, at))).toEqual([
    'Active',
    'Recent',
    'Recent',
    'Inactive',
  ])
})
