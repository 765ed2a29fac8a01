import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { guestsPaused } from '#admin/words/guest'
import { kitchenPaused } from '#admin/words/kitchen'
import { changesPaused } from '#admin/words/planner'
import { auditLogs } from '#core/audit/table'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { MailDeferred } from '#core/mail/email'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { eventPurchases } from '#purchases/table'
import { runCron } from '../app/cron.ts'
import { templates } from '../app/mails.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner } from '../testing/factories/dinner.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeDecline } from '../testing/factories/party-factories.ts'
import { paymentWrites } from '../testing/faults/payment-writes.ts'
import { sent } from '../testing/faults/sent-writes.ts'
import { call } from '../testing/http.ts'
import type { AdminEvent, AdminPlanner } from './shape/lists.ts'

const db = database(env.DB)
const reason = 'We were told that this is not a dinner.'

/** A dinner with an answer, a decline and a kitchen's link, and an admin who suspends. */
async function given() {
  const dinner = await makeDinner()
  const { event, planner, answer, eats, beef, link } = dinner
  const admin = await makePlanner(db, { role: 'admin' })
  const cookie = await makeSession(env, admin.id)
  const response = await answer([eats('aaaaaa', beef)], { leadGuestEmail: 'ana@example.com' })
  const declined = await makeDecline(env, event, ['Ben'])
  const kitchen = await link({ mayConfirm: true, email: 'marta@example.com' })
  const of = (what: 'events' | 'planners', id: string) => ({
    suspend: (why = reason) =>
      call('PUT', `/api/admin/${what}/${id}/suspension`, { reason: why }, { cookie }),
    lift: () => call('DELETE', `/api/admin/${what}/${id}/suspension`, undefined, { cookie }),
  })
  const party = [eats('bbbbbb', beef)]
  const code = event.eventCode
  return {
    ...{ ...dinner, admin, response, declined, kitchen },
    ofEvent: of('events', event.id),
    ofPlanner: of('planners', planner.id),
    ofAdmin: of('planners', admin.id),
    ofNobody: of('events', 'nobody'),
    /** Addresses guests and kitchens open, and requests they send. */
    opened: [`/api/codes/${code}`, `/api/responses/${response.token}`, `/api/declines/${declined.token}`],
    pages: [`/event/${code}`, `/edit/${response.token}`, `/not-coming/${declined.token}`],
    writes: [
      ['POST', `/api/codes/${code}/responses`, { submissionId: crypto.randomUUID(), party }],
      ['POST', `/api/codes/${code}/declines`, { submissionId: crypto.randomUUID(), names: ['Cy'] }],
      ['PUT', `/api/responses/${response.token}`, { party }],
      ['PUT', `/api/responses/${response.token}/needs`, { people: [{ id: 'aaaaaa', allergies: 'Nuts' }] }],
      ['PUT', `/api/declines/${declined.token}`, { submissionId: crypto.randomUUID(), party }],
    ] as [string, string, object][],
    audited: async () => {
      const rows = await db.select().from(auditLogs).where(eq(auditLogs.userId, admin.id))
      return rows.map(({ action }) => action).filter((action) => action !== 'SIGN_IN')
    },
  }
}

const messageOf = async (response: Response) =>
  (await response.json<{ error: { message: string } }>()).error.message

it('guests of a suspended event read a calm sentence everywhere, and answer nothing', async () => {
  const { ofEvent, opened, pages, writes, event } = await given()
  expect((await ofEvent.suspend()).status).toBe(204)
  const before = await db.select().from(responses).where(eq(responses.eventId, event.id))
  for (const path of opened) {
    const response = await call('GET', path)
    expect([path, response.status, await messageOf(response)]).toEqual([path, 410, guestsPaused])
  }
  for (const path of pages) {
    const response = await call('GET', path)
    expect([path, response.status]).toEqual([path, 410])
    expect(await response.text()).toContain(guestsPaused)
  }
  for (const [method, path, body] of writes) {
    const response = await call(method, path, body)
    expect([path, response.status, await messageOf(response)]).toEqual([path, 410, guestsPaused])
  }
  expect(await db.select().from(responses).where(eq(responses.eventId, event.id))).toEqual(before)
})

it('one press lifts it, and everything is as before', async () => {
  const { ofEvent, opened, writes, kitchen, audited } = await given()
  await ofEvent.suspend()
  await ofEvent.suspend()
  for (let times = 0; times < 2; times++) expect((await ofEvent.lift()).status).toBe(204)
  for (const path of opened) expect([path, (await call('GET', path)).status]).toEqual([path, 200])
  for (const [method, path, body] of writes)
    expect([path, (await call(method, path, body)).status]).toEqual([
      path,
      method === 'POST' ? 201 : expect.any(Number),
    ])
  expect((await call('GET', kitchen.path)).status).toBe(200)
  expect(await audited()).toEqual(['SUSPEND_EVENT', 'RESTORE_EVENT'])
})

it('a guest can still have their details erased', async () => {
  const { ofEvent, response, declined } = await given()
  await ofEvent.suspend()
  expect((await call('DELETE', `/api/responses/${response.token}`)).status).toBe(204)
  expect((await call('DELETE', `/api/declines/${declined.token}`)).status).toBe(204)
  const [row] = await db.select().from(responses).where(eq(responses.id, response.id))
  expect(row?.leadGuestName).toBe('')
})

it('the kitchen’s link is paused as well, and nobody is mailed', async () => {
  const { ofEvent, kitchen, response } = await given()
  await ofEvent.suspend()
  const opened = await call('GET', kitchen.path)
  expect([opened.status, await messageOf(opened)]).toEqual([410, kitchenPaused])
  expect((await call('POST', `${kitchen.path}/seen`, { sheet: 1, name: 'Marta' })).status).toBe(410)
  await expect(templates.edit_link(env, response.id)).rejects.toThrow(MailDeferred)
  await expect(templates.kitchen_link(env, kitchen.id)).rejects.toThrow(MailDeferred)
  await ofEvent.lift()
  expect(await templates.edit_link(env, response.id)).not.toBeNull()
})

it('mails to guests wait while their event is suspended, and go within an hour of its return', async () => {
  const { ofEvent, response } = await given()
  const mails = () =>
    db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, response.id))
      .then((rows) => rows.map(({ sentAt, tries }) => [sentAt !== null, tries]))
  await ofEvent.suspend()
  await runCron(env)
  expect(await mails()).toEqual([[false, 0]])
  await ofEvent.lift()
  const at = Date.now()
  setClock(() => at + 3_660_000)
  await runCron(env)
  setClock()
  expect(await mails()).toEqual([[true, 1]])
})

it('its planner reads why, can read and download, and changes nothing', async () => {
  const { ofEvent, read, send, cookie, event } = await given()
  await ofEvent.suspend()
  expect((await read<{ event: { suspended?: string } }>('')).event.suspended).toBe(reason)
  for (const path of ['/overview', '/responses', '/kitchen', '/placements.csv'])
    expect([path, (await send('GET', path)).status]).toEqual([path, 200])
  for (const [method, path, body] of [
    ['PUT', '', { title: 'Other' }],
    ['POST', '/categories', { name: 'Cheese' }],
    ['POST', '/reopen', {}],
    ['DELETE', '', {}],
  ] as const) {
    const response = await send(method, path, body)
    expect([path, response.status, await messageOf(response)]).toEqual([path, 403, changesPaused])
  }
  expect(await db.select().from(events).where(eq(events.id, event.id))).toHaveLength(1)
  expect((await call('GET', '/api/account/export', undefined, { cookie })).status).toBe(200)
  // The account itself is not suspended.
  const another = { title: 'Other', description: '', eventDate: event.eventDate, timeZone: 'UTC' }
  expect((await call('POST', '/api/events', another, { cookie })).status).toBe(201)
})

it('a suspended planner signs in and exports; every event of theirs is paused, and none is made', async () => {
  const { ofPlanner, opened, read, planner, cookie, event, audited } = await given()
  const other = await makeEvent(db, (await makePlanner(db)).id)
  expect((await ofPlanner.suspend()).status).toBe(204)
  for (const path of opened) expect([path, (await call('GET', path)).status]).toEqual([path, 410])
  expect((await call('GET', `/api/codes/${other.eventCode}`)).status).not.toBe(410)
  expect((await read<{ event: { suspended?: string } }>('')).event.suspended).toBe(reason)
  const session = await call('GET', '/api/session', undefined, { cookie })
  expect(await session.json()).toEqual({
    user: { id: planner.id, email: planner.email, name: planner.name, role: 'planner' },
  })
  expect((await call('GET', '/api/account/export', undefined, { cookie })).status).toBe(200)
  const body = { title: 'Other', description: '', eventDate: event.eventDate, timeZone: 'UTC' }
  expect((await call('POST', '/api/events', body, { cookie })).status).toBe(403)
  expect((await call('DELETE', '/api/account', { confirm: planner.email }, { cookie })).status).toBe(403)
  await ofPlanner.lift()
  for (const path of opened) expect([path, (await call('GET', path)).status]).toEqual([path, 200])
  expect((await call('POST', '/api/events', body, { cookie })).status).toBe(201)
  expect(await audited()).toEqual(['SUSPEND_PLANNER', 'RESTORE_PLANNER'])
})

it('the admin’s lists say why, and nothing once it is lifted', async () => {
  const { ofEvent, ofPlanner, admin, event, planner } = await given()
  const cookie = await makeSession(env, admin.id)
  const listed = async () => {
    const at = (what: string, search: string) =>
      call('GET', `/api/admin/${what}?search=${encodeURIComponent(search)}`, undefined, { cookie })
    const { rows: events } = await (await at('events', event.eventCode)).json<{ rows: AdminEvent[] }>()
    const { rows: planners } = await (await at('planners', planner.email)).json<{ rows: AdminPlanner[] }>()
    return [events[0]?.suspensionReason, planners[0]?.suspensionReason]
  }
  expect(await listed()).toEqual([null, null])
  await ofPlanner.suspend('An open question.')
  expect(await listed()).toEqual(['An open question.', 'An open question.'])
  await ofEvent.suspend('A fraud.')
  expect(await listed()).toEqual(['A fraud.', 'An open question.'])
  await ofEvent.lift()
  await ofPlanner.lift()
  expect(await listed()).toEqual([null, null])
})

it('an event suspended by itself stays so when its planner is restored', async () => {
  const { ofEvent, ofPlanner, opened } = await given()
  await ofEvent.suspend()
  await ofPlanner.suspend()
  await ofPlanner.lift()
  expect((await call('GET', opened[0] ?? '')).status).toBe(410)
  await ofEvent.lift()
  expect((await call('GET', opened[0] ?? '')).status).toBe(200)
})

it('asks for a reason, and knows no admin’s account nor what is not there', async () => {
  const { ofEvent, ofAdmin, ofNobody, audited, opened } = await given()
  expect((await ofEvent.suspend('  ')).status).toBe(400)
  expect((await ofEvent.suspend('x'.repeat(301))).status).toBe(400)
  expect((await ofAdmin.suspend()).status).toBe(404)
  expect((await ofNobody.suspend()).status).toBe(404)
  expect(await audited()).toEqual([])
  expect((await call('GET', opened[0] ?? '')).status).toBe(200)
})

it('a payment for a suspended event is recorded', async () => {
  const write = await paymentWrites['hear of a payment']?.given()
  if (!write) throw new Error('no such case')
  await db.update(events).set({ suspendedAt: 1, plannerSuspendedAt: 1 })
  const count = async () => (await db.select().from(eventPurchases)).length
  const before = await count()
  expect(await sent(write, env)).toBe(200)
  expect(await count()).toBe(before + 1)
})
