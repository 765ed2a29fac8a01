import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { templateContext } from '#core/mail/language'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { mailPauses } from '#mailings/table'
import { paymentOrders } from '#purchases/table'
import { suspendEvent, suspendPlanner } from '../admin/suspend.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makePurchase } from '../testing/factories/factories.ts'
import { makeMember, offered } from '../testing/factories/members.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call } from '../testing/http.ts'
import { handoverMail } from './mails/handover.ts'
import type { MemberList, OfferedEvent } from './shape/member.ts'
import { eventMembers, handovers } from './table.ts'

const db = database(env.DB)
const admin = { kind: 'admin', id: 'admin' } as const
const suspension = { reason: 'Spam.' }

async function given({ role = 'editor' }: { role?: 'editor' | 'viewer' } = {}) {
  const owner = await makePlanner(db, { name: 'Pia Planner' })
  const event = await makeEvent(db, owner.id)
  const member = await makeMember(event.id, role)
  const [cookie, theirs] = [await makeSession(env, owner.id), await makeSession(env, member.id)]
  const path = `/api/events/${event.id}`
  const offer = (more: object = {}, as = cookie) =>
    call('POST', `${path}/owner`, { userId: member.id, confirm: 'Hand over', ...more }, { cookie: as })
  const accept = (token: string, as = theirs) => call('POST', `/api/handovers/${token}`, {}, { cookie: as })
  const people = async (as: string) =>
    (await call('GET', `${path}/members`, undefined, { cookie: as })).json<MemberList>()
  return { owner, event, member, cookie, theirs, path, offer, accept, people }
}

async function ownerOf(eventId: string) {
  const [row] = await db.select({ userId: events.userId }).from(events).where(eq(events.id, eventId))
  return row?.userId
}

/** The link in the mail of an event's offer. */
async function mailedToken(eventId: string): Promise<string> {
  const [row] = await db.select().from(handovers).where(eq(handovers.eventId, eventId))
  const mail = await handoverMail(templateContext(env), row?.id ?? '')
  return /\/handovers\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const reason = async (answer: Response) => (await answer.json<{ error: { reason: string } }>()).error.reason

test('an owner offers the event to a member, who accepts by the mailed link and owns it', async () => {
  const { owner, event, member, cookie, theirs, path, offer, accept, people } = await given()
  const made = await offer({ id: crypto.randomUUID() })
  expect([made.status, await made.json()]).toEqual([
    201,
    { userId: member.id, stays: true, expiresAt: expect.any(Number) },
  ])
  const [stored] = await db.select().from(handovers).where(eq(handovers.eventId, event.id))
  const mail = await handoverMail(templateContext(env), stored?.id ?? '')
  expect(mail?.to).toBe(member.email)
  expect(mail?.text).toContain('Pia Planner')
  const token = await mailedToken(event.id)
  expect(stored?.tokenHash).toBe(await sha256(token))
  expect(JSON.stringify(stored)).not.toContain(token)
  const read = await call('GET', `/api/handovers/${token}`)
  expect(await read.json<OfferedEvent>()).toEqual({
    ...{ title: event.title, owner: 'Pia Planner', to: member.email, stays: true },
  })

  const done = await accept(token)
  expect([done.status, await done.json()]).toEqual([200, { eventId: event.id }])
  expect(await ownerOf(event.id)).toBe(member.id)
  expect((await people(theirs)).members).toMatchObject([{ userId: owner.id, role: 'editor', needs: true }])
  expect((await call('DELETE', path, {}, { cookie })).status).toBe(403)
  const log = await db.select().from(auditLogs).where(eq(auditLogs.entityId, event.id))
  expect(log.map(({ action, userId }) => [action, userId])).toEqual(
    expect.arrayContaining([
      ['OFFER_EVENT', owner.id],
      ['HAND_OVER_EVENT', member.id],
    ]),
  )
  expect((await call('DELETE', path, {}, { cookie: theirs })).status).toBe(204)
})

test('an offer is shown to the owner and to the member it is made to, with its link, and to nobody else', async () => {
  const { event, member, cookie, theirs, path, people, accept } = await given()
  const other = await makeSession(env, (await makeMember(event.id, 'editor')).id)
  const head = async (as: string) =>
    (await call('GET', path, undefined, { cookie: as })).json<{ event: { offered?: true } }>()
  expect((await head(theirs)).event).not.toHaveProperty('offered')
  const { token } = await offered(event, member.id)
  const shown = { userId: member.id, stays: true, expiresAt: expect.any(Number) }
  expect((await people(cookie)).offer).toEqual(shown)
  expect((await people(theirs)).offer).toEqual({ ...shown, token })
  expect(await people(other)).not.toHaveProperty('offer')
  expect((await head(theirs)).event.offered).toBe(true)
  for (const as of [cookie, other]) expect((await head(as)).event).not.toHaveProperty('offered')
  await accept(token)
  expect(await people(theirs)).not.toHaveProperty('offer')
  expect((await head(theirs)).event).not.toHaveProperty('offered')
})

test('who accepted an offer is led to the event by it again, and to others it no longer stands', async () => {
  const { event, member, cookie, theirs, accept } = await given()
  const { token } = await offered(event, member.id)
  const both = await Promise.all([accept(token), accept(token)])
  for (const answer of [...both, await accept(token)])
    expect([answer.status, await answer.json()]).toEqual([200, { eventId: event.id }])
  const log = await db.select().from(auditLogs).where(eq(auditLogs.entityId, event.id))
  expect(log.filter(({ action }) => action === 'HAND_OVER_EVENT')).toHaveLength(1)
  const read = (as: string) => call('GET', `/api/handovers/${token}`, undefined, { cookie: as })
  expect(await (await read(theirs)).json()).toMatchObject({ taken: event.id })
  expect([(await read(cookie)).status, (await accept(token, cookie)).status]).toEqual([404, 404])
  expect(await invariants(env.DB)).toEqual([])
})

test('an owner who chose to leave is no member afterwards', async () => {
  const { event, member, cookie, theirs, path, accept, people } = await given({ role: 'viewer' })
  const { token } = await offered(event, member.id, { stays: false })
  expect((await accept(token)).status).toBe(200)
  expect((await people(theirs)).members).toEqual([])
  expect((await call('GET', path, undefined, { cookie })).status).toBe(404)
})

test('an offer asks for the typed word, and for a member', async () => {
  const { event, offer, cookie } = await given()
  expect(await reason(await offer({ confirm: 'Delete' }))).toBe('handover_not_typed')
  const stranger = await makePlanner(db)
  const refused = await offer({ userId: stranger.id })
  expect([refused.status, await reason(refused)]).toEqual([404, 'member_not_found'])
  expect((await offer({ userId: event.userId }, cookie)).status).toBe(404)
  expect(await db.select().from(handovers).where(eq(handovers.eventId, event.id))).toEqual([])
})

test('the same offer sent twice is one with one mail, which counts for its owner, and another replaces it', async () => {
  const { owner, event, offer, accept } = await given()
  const id = crypto.randomUUID()
  expect([(await offer({ id })).status, (await offer({ id })).status]).toEqual([201, 201])
  const mails = await db.select().from(outbox).where(eq(outbox.subjectId, id))
  expect(mails).toMatchObject([{ kind: 'handover', plannerId: owner.id }])
  const first = await mailedToken(event.id)
  const other = await makeMember(event.id, 'viewer')
  expect((await offer({ userId: other.id })).status).toBe(201)
  expect((await accept(first)).status).toBe(404)
  expect((await accept(await mailedToken(event.id))).status).toBe(403)
  expect(await ownerOf(event.id)).toBe(owner.id)
})

test('an offer ends by being taken back, declined, after seven days and with the membership', async () => {
  const { owner, event, member, cookie, theirs, path, accept } = await given()
  const end = (as: string) => call('DELETE', `${path}/owner`, undefined, { cookie: as })
  const passerBy = await makeSession(env, (await makeMember(event.id, 'editor')).id)
  for (const as of [cookie, theirs]) {
    const { token } = await offered(event, member.id)
    await end(passerBy)
    expect((await call('GET', `/api/handovers/${token}`)).status).toBe(200)
    expect([(await end(as)).status, (await end(as)).status]).toEqual([204, 204])
    expect((await accept(token)).status).toBe(404)
  }
  const { id, token } = await offered(event, member.id)
  await db.update(handovers).set({ expiresAt: now() }).where(eq(handovers.id, id))
  expect((await accept(token)).status).toBe(410)
  expect(await handoverMail(templateContext(env), id)).toBeNull()
  await db.delete(handovers).where(eq(handovers.id, id))

  const last = await offered(event, member.id)
  await call('DELETE', `${path}/members/${member.id}`, undefined, { cookie })
  expect((await accept(last.token)).status).toBe(404)
  // A member who was removed and asked in again has no offer any more.
  await db
    .insert(eventMembers)
    .values({ eventId: event.id, userId: member.id, role: 'editor', needs: true, createdAt: 1 })
  expect((await accept(last.token)).status).toBe(404)
  expect(await ownerOf(event.id)).toBe(owner.id)
})

test('nothing changes hands while the event, its owner or the member is suspended', async () => {
  const { owner, event, member, accept } = await given()
  const { token } = await offered(event, member.id)
  const at = now()
  const lifted = { suspension: null }
  await suspendEvent({ db, actor: admin, at }, { id: event.id, suspension })
  expect((await accept(token)).status).toBe(403)
  await suspendEvent({ db, actor: admin, at }, { id: event.id, ...lifted })
  for (const id of [owner.id, member.id]) {
    await suspendPlanner({ db, actor: admin, at }, { id, suspension })
    expect((await accept(token)).status).toBe(403)
    await suspendPlanner({ db, actor: admin, at }, { id, ...lifted })
  }
  expect(await ownerOf(event.id)).toBe(owner.id)
  expect((await accept(token)).status).toBe(200)
})

test('an offer goes with the account that made it', async () => {
  const { owner, event, member, accept } = await given()
  const { token } = await offered(event, member.id)
  await db.delete(user).where(eq(user.id, owner.id))
  expect((await accept(token)).status).toBe(404)
})

test('an event changes hands once a day at most, so that no quota of a day counts twice', async () => {
  const { owner, event, member, cookie, theirs, accept, offer, people } = await given()
  const { token } = await offered(event, member.id)
  await accept(token)
  const back = await offer({ userId: owner.id }, theirs)
  expect([back.status, await reason(back)]).toEqual([409, 'handover_too_soon'])
  // The new owner is told so before they ask; nobody else is.
  expect((await people(theirs)).handOverFrom).toBeGreaterThan(now() + 86_000_000)
  expect((await people(cookie)).handOverFrom).toBeUndefined()
  const aDayAgo = now() - 86_400_001
  await db.update(auditLogs).set({ createdAt: aDayAgo }).where(eq(auditLogs.action, 'HAND_OVER_EVENT'))
  expect((await people(theirs)).handOverFrom).toBeUndefined()
  expect((await offer({ userId: owner.id }, theirs)).status).toBe(201)
  expect((await accept(await mailedToken(event.id), cookie)).status).toBe(200)
  expect(await ownerOf(event.id)).toBe(owner.id)
})

test('payments stay with who paid, and paused mail stays paused in the event', async () => {
  const { owner, event, member, accept } = await given()
  const { sessionId } = await makePurchase(db, event.id, owner.id, 100)
  await db.insert(mailPauses).values({ subjectId: owner.id, subject: 'planner', reason: 'complaints', at: 1 })
  const { token } = await offered(event, member.id)
  await accept(token)
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.sessionId, sessionId))
  expect(order?.userId).toBe(owner.id)
  const pauses = await db.select().from(mailPauses).where(eq(mailPauses.subjectId, event.id))
  expect(pauses).toMatchObject([{ subject: 'event', reason: 'complaints', liftedAt: null }])
})

test('of an acceptance and an offer taken back at once, one happens and the other does nothing', async () => {
  for (let round = 0; round < 8; round++) {
    const { owner, event, member, cookie, path, accept } = await given()
    const { token } = await offered(event, member.id)
    const acts = [() => accept(token), () => call('DELETE', `${path}/owner`, undefined, { cookie })] as const
    const [accepted] = await Promise.all(
      round % 2 ? [acts[0](), acts[1]()] : [acts[1](), acts[0]()].reverse(),
    )
    const now = await ownerOf(event.id)
    expect([accepted?.status, now]).toEqual(accepted?.status === 200 ? [200, member.id] : [404, owner.id])
    const log = await db.select().from(auditLogs).where(eq(auditLogs.entityId, event.id))
    const acted = log.map(({ action }) => action).filter((one) => /HAND_OVER|WITHDRAW_OFFER/.test(one))
    expect(acted).toEqual([now === member.id ? 'HAND_OVER_EVENT' : 'WITHDRAW_OFFER'])
  }
  expect(await invariants(env.DB)).toEqual([])
})

test('pages of both are told as the event changes hands, and those of an owner who leaves are closed', async () => {
  const { event, member, cookie, theirs, path, accept } = await given()
  const listen = async (as: string) => {
    const { webSocket } = await call('GET', `${path}/live`, undefined, { cookie: as, upgrade: 'websocket' })
    const told: string[] = []
    webSocket?.accept()
    webSocket?.addEventListener('message', ({ data }) => void told.push(String(data)))
    webSocket?.addEventListener('close', () => webSocket.close())
    return told
  }
  const [former, next] = [await listen(cookie), await listen(theirs)]
  const { token } = await offered(event, member.id, { stays: false })
  await accept(token)
  await expect.poll(() => former, { timeout: 2000 }).toContain('{"gone":true}')
  await expect.poll(() => next, { timeout: 2000 }).toContain('{"changed":"event"}')
})
