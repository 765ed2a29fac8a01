import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#account/table'
import { systemActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import { database, runBatch } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makeMember } from '../testing/factories/members.ts'
import { call } from '../testing/http.ts'
import type { EventLog } from './shape/log.ts'

const db = database(env.DB)

async function given() {
  const own = await makeDinner()
  const member = async (role: 'editor' | 'viewer') => {
    const { id, name, email } = await makeMember(own.event.id, role)
    const cookie = await makeSession(env, id)
    return {
      ...{ id, name, email, cookie },
      send: (method: string, rest: string, body?: unknown) =>
        call(method, `${own.path}${rest}`, body, { cookie }),
    }
  }
  const log = async (after = '', cookie = own.cookie) =>
    (
      await call('GET', `${own.path}/log${after && `?after=${after}`}`, undefined, { cookie })
    ).json<EventLog>()
  return { ...own, member, log, author: { id: own.planner.id, name: own.planner.name } }
}

test('the log names who changed the menu, an answer and the members, newest first', async () => {
  const own = await given()
  const editor = await own.member('editor')
  const viewer = await own.member('viewer')
  const { id, token } = await own.answer([own.eats('a', own.beef)])
  await own.edit(token, [own.eats('a', own.bass)])
  await own.send('PUT', `/categories/${own.mainId}`, { name: 'Mains' })
  const party = [own.eats('a', own.risotto)]
  expect((await editor.send('PUT', `/responses/${id}`, { party })).status).toBe(200)
  await own.send('DELETE', `/members/${viewer.id}`)
  const by = { author: { id: editor.id, name: editor.name } }
  expect((await own.log()).entries).toMatchObject([
    { action: 'REMOVE_MEMBER', subject: viewer.name, by: { author: own.author } },
    { action: 'UPDATE_GUEST_SELECTION', subject: 'Guest a', by },
    { action: 'UPDATE_MENU_CATEGORY', subject: 'Mains', by: { author: own.author } },
  ])
})

test('the log says the kitchen, the site and a deleted account where no account of a member did it', async () => {
  const own = await given()
  const editor = await own.member('editor')
  await editor.send('PUT', `/categories/${own.mainId}`, { name: 'Mains' })
  await db.delete(user).where(eq(user.id, editor.id))
  const link = await own.link({ label: 'Caterer' })
  await own.issue()
  expect((await link.see(1)).ok).toBe(true)
  const admin = await makePlanner(db, { role: 'admin' })
  const entry = { entityType: 'event', entityId: own.event.id, at: Date.now() } as const
  const touch = () => db.update(events).set({ updatedAt: 1 }).where(eq(events.id, own.event.id))
  await runBatch(db, {
    one: audited(db, touch(), { ...entry, actor: { kind: 'admin', id: admin.id }, action: 'SUSPEND_EVENT' }),
    two: audited(db, touch(), { ...entry, actor: systemActor, action: 'ERASE_NEEDS' }),
  })
  const { entries } = await own.log()
  expect(entries.map(({ action, by }) => [action, by])).toEqual([
    ['ERASE_NEEDS', 'site'],
    ['SUSPEND_EVENT', 'site'],
    ['SEE_SHEET', { kitchen: 'Caterer' }],
    ['ISSUE_SHEET', { author: own.author }],
    ['UPDATE_MENU_CATEGORY', { author: { id: editor.id, name: '' } }],
  ])
})

test('the log tells a viewer without needs of nothing that only guests with needs have', async () => {
  const own = await given()
  const sees = async (needs: boolean) =>
    makeSession(env, (await makeMember(own.event.id, 'viewer', { needs })).id)
  const { id: responseId } = await own.answer([own.eats('aaaaaa', own.beef, peanuts(1))])
  const agree = (words: string) =>
    own.send('PUT', '/alternatives', {
      ...{ person: { responseId, personId: 'aaaaaa' }, categoryId: own.mainId, words, agreedBy: 'Marta' },
    })
  for (const words of ['Trout', '']) expect((await agree(words)).status).toBe(200)
  await runBatch(db, {
    erased: audited(db, db.update(events).set({ updatedAt: 1 }).where(eq(events.id, own.event.id)), {
      ...{ entityType: 'event', entityId: own.event.id, at: Date.now() },
      ...{ actor: systemActor, action: 'ERASE_NEEDS' },
    }),
  })
  await own.send('PUT', `/categories/${own.mainId}`, { name: 'Mains' })
  const actions = async (cookie: string) =>
    (await own.log('', cookie)).entries.map(({ action }) => action).sort()
  const ofNeeds = ['ERASE_NEEDS', 'SET_AGREEMENT', 'TAKE_BACK_AGREEMENT']
  expect(await actions(await sees(true))).toEqual([...ofNeeds, 'UPDATE_MENU_CATEGORY'])
  expect(await actions(await sees(false))).toEqual(['UPDATE_MENU_CATEGORY'])
})

test('the log names the table that was changed, while there is one', async () => {
  const own = await given()
  const send = (method: string, rest: string, body: unknown) =>
    call(method, `${own.path}/tables${rest}`, body, { cookie: own.cookie })
  const { table } = await (await send('POST', '', { name: 'Garden', seats: 8 })).json<{
    table: { id: string }
  }>()
  const change = { name: 'Terrace', seats: 8, was: { name: 'Garden', seats: 8 } }
  expect((await send('PUT', `/${table.id}`, change)).status).toBe(200)
  const changes = async () => (await own.log()).entries.find(({ action }) => action === 'UPDATE_TABLE')
  expect(await changes()).toMatchObject({ subject: 'Terrace' })
  await send('DELETE', `/${table.id}`, {})
  expect(await changes()).toMatchObject({ subject: '' })
})

test('an erased guest’s name is not in the log', async () => {
  const own = await given()
  const { id } = await own.answer([own.eats('a', own.beef)])
  await own.send('PUT', `/responses/${id}`, { party: [own.eats('a', own.bass)] })
  await env.DB.prepare(
    "update guest_selections set lead_guest_name = '', lead_guest_email = null, submission_hash = '' where id = ?",
  )
    .bind(id)
    .run()
  expect((await own.log()).entries).toMatchObject([{ action: 'UPDATE_GUEST_SELECTION', subject: '' }])
})

test('the log is read on from where a page ended', async () => {
  const own = await given()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
     insert into audit_logs (user_id, action, entity_type, entity_id, created_at) select ?1, 'EXPORT_CSV', 'event', ?2, i / 3 from n`,
  )
    .bind(own.planner.id, own.event.id)
    .run()
  const first = await own.log()
  const second = await own.log(first.next)
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect([first.entries.length, second.entries.length, new Set(ids).size]).toEqual([50, 10, 60])
  expect(second.next).toBeUndefined()
  expect((await call('GET', `${own.path}/log?after=x`, undefined, { cookie: own.cookie })).status).toBe(400)
})
