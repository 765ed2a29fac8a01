import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountConfirmDiffers } from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { endedSubstitutes, substitutes } from '#kitchen/table'
import { eventMembers } from '#members/table'
import type { Need } from '#needs/rules/needs'
import { paymentOrders } from '#purchases/table'
import { issueSheet } from '../sheets/issue.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeMember, offered } from '../testing/factories/members.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call as send } from '../testing/http.ts'
import type { OwnAccount } from './shape/own-account.ts'

const db = database(env.DB)

async function planner() {
  const person = await makePlanner(db)
  const event = await makeEvent(db, person.id, { title: 'Spring supper' })
  await makeMenu(db, event.id)
  const { sessionId } = await makePurchase(db, event.id, person.id, 100)
  await db.update(paymentOrders).set({ customerId: 'cus_1' }).where(eq(paymentOrders.sessionId, sessionId))
  const party = partyOf(2).map((one) => ({
    ...one,
    id: 'aaaaaa',
    needs: [nuts],
    consent: { at: 1, version: 1 },
  }))
  const response = await makeResponse(env, event, party, { leadGuestEmail: 'guest@example.com' })
  const ofResponse = { responseId: response.id, personId: 'aaaaaa', eventId: event.id }
  await database(env.DB)
    .insert(substitutes)
    .values({
      ...ofResponse,
      categoryId: 'c',
      itemId: 'i',
      words: 'Salad',
      agreedBy: 'Marta',
      by: 'kitchen',
      at: 1,
    })
  await database(env.DB)
    .insert(endedSubstitutes)
    .values({
      ...ofResponse,
      categoryId: 'd',
      words: 'Fruit',
      agreedBy: 'Marta',
      by: 'kitchen',
      reason: 'needs',
      at: 1,
    })
  await makeKitchenLink(env, event, { label: 'Pastry' })
  const sheet = { id: crypto.randomUUID(), kind: 'provisional' } as const
  await issueSheet(
    { db: database(env.DB), event, actor: { kind: 'planner', id: person.id }, at: now() },
    sheet,
  )
  return { person, event, response, cookie: await makeSession(env, person.id) }
}

const nuts: Need = { what: 'nuts', how: 'allergy', by: 'guest' }

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  send(method, `/api/account${path}`, body, { cookie })

const count = (sql: string, ...values: string[]) =>
  env.DB.prepare(`select count(*) as n ${sql}`)
    .bind(...values)
    .first<number>('n')

it('gives a planner everything of their own, and nothing of another, as a file', async () => {
  const { cookie, person, event } = await planner()
  const other = await planner()
  const answer = await call('GET', '/export', cookie)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const text = await answer.text()
  const body = JSON.parse(text)
  expect(body.account.email).toBe(person.email)
  expect(body.events).toHaveLength(1)
  expect(body.events[0]).toMatchObject({ id: event.id, title: 'Spring supper' })
  expect(body.events[0].categories[0].items.map(({ name }: { name: string }) => name)).toEqual([
    'Soup',
    'Salad',
  ])
  expect(body.events[0].responses[0].party[0]).toMatchObject({ needs: [nuts], consent: { at: 1 } })
  expect(body.events[0].servedInstead).toMatchObject([{ words: 'Salad', agreedBy: 'Marta' }])
  expect(body.events[0].noLongerServedInstead).toMatchObject([{ words: 'Fruit', reason: 'needs' }])
  expect(body.events[0].kitchenLinks).toMatchObject([{ label: 'Pastry' }])
  expect(body.events[0].sheets).toMatchObject([
    {
      number: 1,
      body: { head: { guests: 2 } },
      specials: [{ personId: 'aaaaaa', line: { needs: [nuts] } }, {}],
      seen: [],
    },
  ])
  expect(body.events[0].responses[0]).toMatchObject({ leadGuestEmail: 'guest@example.com', guestCount: 2 })
  expect(body.orders).toHaveLength(1)
  for (const secret of [
    other.person.email,
    other.event.id,
    'editTokenHash',
    'submissionHash',
    'tokenHash',
    '"token"',
    '"password":',
  ])
    expect(text).not.toContain(secret)
  expect(await count("from audit_logs where user_id = ? and action = 'EXPORT_ACCOUNT'", person.id)).toBe(1)
})

it('gives nothing to nobody', async () => {
  expect((await call('GET', '/export')).status).toBe(401)
  expect((await call('DELETE', '', '', { confirm: 'x' })).status).toBe(401)
})

it('deletes nothing until the address is typed', async () => {
  const { cookie, person } = await planner()
  for (const confirm of ['', 'Delete', 'someone@example.com']) {
    const answer = await call('DELETE', '', cookie, { confirm })
    expect(answer.status).toBe(409)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(
      accountConfirmDiffers,
    )
  }
  expect(await count('from user where id = ?', person.id)).toBe(1)
})

it('deletes the account with everything in it, and ends its sessions', async () => {
  const { cookie, person, event, response } = await planner()
  const other = await planner()
  const answer = await call('DELETE', '', cookie, { confirm: ` ${person.email.toUpperCase()} ` })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toContain('__Host-session=;')
  for (const [table, column, value] of [
    ['user', 'id', person.id],
    ['session', 'user_id', person.id],
    ['events', 'user_id', person.id],
    ['menu_categories', 'event_id', event.id],
    ['menu_words', 'event_id', event.id],
    ['guest_selections', 'event_id', event.id],
    ['event_purchases', 'event_id', event.id],
    ['payment_orders', 'user_id', person.id],
    ['audit_logs', 'user_id', person.id],
    ['outbox', 'subject_id', response.id],
  ] as const)
    expect([table, await count(`from ${table} where ${column} = ?`, value)]).toEqual([table, 0])
  expect((await call('GET', '/export', cookie)).status).toBe(401)
  expect(await count('from events where user_id = ?', other.person.id)).toBe(1)
})

it('keeps orders and the log, under a name that leads nowhere', async () => {
  const { cookie, person, event } = await planner()
  await call('DELETE', '', cookie, { confirm: person.email })
  const order = await env.DB.prepare('select * from payment_orders where event_id = ?').bind(event.id).first()
  expect(order).toMatchObject({ amount_total: 1000, customer_id: null })
  expect(String(order?.user_id)).toMatch(/^deleted-/)
  const { results } = await env.DB.prepare('select * from audit_logs where user_id = ? order by id')
    .bind(String(order?.user_id))
    .all<{ action: string; entity_id: string }>()
  expect(results.map(({ action }) => action)).toEqual(['ISSUE_SHEET', 'SIGN_IN', 'DELETE_ACCOUNT'])
  expect(JSON.stringify(results)).not.toContain(person.email)
  expect(JSON.stringify(results)).not.toContain(person.id)
})

it('deletes no event that others plan unless it is named, and then with everything of the account', async () => {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const [alone, first, second] = [
    await makeEvent(db, planner.id),
    await makeEvent(db, planner.id),
    await makeEvent(db, planner.id),
  ]
  const member = await makeMember(first.id, 'viewer')
  await makeMember(second.id, 'editor')
  const elsewhere = await makeEvent(db, member.id)
  await db
    .insert(eventMembers)
    .values({ eventId: elsewhere.id, userId: planner.id, role: 'editor', needs: true, createdAt: 1 })
  const { shared } = await (await send('GET', '/api/account', undefined, { cookie })).json<OwnAccount>()
  expect(Object.fromEntries(shared.map(({ id, others }) => [id, others]))).toEqual({
    [first.id]: 1,
    [second.id]: 1,
  })
  const there = async () => (await db.select({ id: events.id }).from(events)).map(({ id }) => id)
  const remove = (named?: string[]) =>
    send('DELETE', '/api/account', { confirm: planner.email, ...(named && { events: named }) }, { cookie })
  const log = () => db.select().from(auditLogs).where(eq(auditLogs.userId, planner.id))
  const before = await log()
  for (const named of [undefined, [], [first.id], [alone.id, first.id]]) {
    const refused = await remove(named)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('shared_events')])
  }
  expect(await log()).toEqual(before)
  expect(await there()).toEqual(expect.arrayContaining([alone.id, first.id, second.id]))
  expect((await remove([first.id, second.id])).status).toBe(204)
  const left = await there()
  expect(left).toContain(elsewhere.id)
  for (const { id } of [alone, first, second]) expect(left).not.toContain(id)
  expect(await db.select().from(eventMembers).where(eq(eventMembers.eventId, elsewhere.id))).toEqual([])
})

it('deletes an account without an event that was handed over', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const member = await makeMember(event.id, 'viewer')
  const { token } = await offered(event, member.id)
  const [cookie, theirs] = [await makeSession(env, planner.id), await makeSession(env, member.id)]
  await send('POST', `/api/handovers/${token}`, {}, { cookie: theirs })
  expect((await send('DELETE', '/api/account', { confirm: planner.email }, { cookie })).status).toBe(204)
  const head = await send('GET', `/api/events/${event.id}`, undefined, { cookie: theirs })
  expect(head.status).toBe(200)
})
