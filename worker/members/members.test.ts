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
import type { EventList } from '#events/shape/event'
import { invitations } from '#invitations/table'
import { substitutes } from '#kitchen/table'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { makeMember } from '../testing/factories/members.ts'
import { makeDecline, makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { routes } from '../testing/routes.ts'
import { membershipMail } from './mails/membership.ts'
import type { MemberInvitation, MemberList, Membership } from './shape/member.ts'
import { eventMembers, memberInvitations } from './table.ts'

const db = database(env.DB)
const newAddress = () => `${crypto.randomUUID()}@example.com`

async function given() {
  const planner = await makePlanner(db, { name: 'Pia Planner' })
  const event = await makeEvent(db, planner.id)
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}`
  const list = async (as = cookie) =>
    (await call('GET', `${path}/members`, undefined, { cookie: as })).json<MemberList>()
  const invite = (email: string, more: object = {}, as = cookie) =>
    call('POST', `${path}/members`, { email, role: 'viewer', ...more }, { cookie: as })
  return { planner, event, cookie, path, list, invite }
}

/** The link that the mail of an invitation holds. */
async function tokenOf(invitationId: string): Promise<string> {
  const mail = await membershipMail(templateContext(env), invitationId)
  return /\/memberships\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function eventsOf(cookie: string) {
  const answer = await call('GET', '/api/events', undefined, { cookie })
  return (await answer.json<EventList>()).events
}

async function account(email: string) {
  const planner = await makePlanner(db, { email })
  return { planner, cookie: await makeSession(env, planner.id) }
}

test('somebody invited by address becomes a member by the mailed link, once', async () => {
  const { event, path, list, invite, cookie } = await given()
  const email = newAddress()
  const made = await invite(email, { role: 'editor' })
  expect(made.status).toBe(201)
  const { id } = await made.json<MemberInvitation>()
  expect((await list()).invitations).toMatchObject([{ id, email, role: 'editor', needs: true }])
  const mail = await membershipMail(templateContext(env), id)
  expect(mail?.to).toBe(email)
  expect(mail?.text).toContain('Pia Planner')
  const token = await tokenOf(id)
  const [stored] = await db.select().from(memberInvitations).where(eq(memberInvitations.id, id))
  expect(stored?.tokenHash).toBe(await sha256(token))
  expect(JSON.stringify(stored)).not.toContain(token)

  const read = await call('GET', `/api/memberships/${token}`)
  expect(await read.json<Membership>()).toEqual({ title: event.title, email, role: 'editor', needs: true })
  const { planner, cookie: theirs } = await account(email)
  expect((await call('GET', path, undefined, { cookie: theirs })).status).toBe(404)
  const joined = await call('POST', `/api/memberships/${token}`, {}, { cookie: theirs })
  expect([joined.status, await joined.json()]).toEqual([200, { eventId: event.id }])
  expect((await call('GET', path, undefined, { cookie: theirs })).status).toBe(200)
  expect(await eventsOf(theirs)).toMatchObject([{ member: { role: 'editor' }, owner: 'Pia Planner' }])
  expect((await eventsOf(cookie))[0]).not.toHaveProperty('owner')
  expect(await list()).toMatchObject({
    owner: { name: 'Pia Planner' },
    members: [{ userId: planner.id, email, role: 'editor', needs: true }],
    invitations: [],
  })
  // Members do not see who else was invited.
  await invite(newAddress())
  expect((await list(theirs)).invitations).toEqual([])
  expect((await list(cookie)).invitations).toHaveLength(1)
})

test('who accepted an invitation is led to the event by it again, and to others it is used', async () => {
  const { event, path, invite, cookie, list } = await given()
  const email = newAddress()
  const { id } = await (await invite(email)).json<MemberInvitation>()
  const token = await tokenOf(id)
  const { planner, cookie: theirs } = await account(email)
  const accept = () => call('POST', `/api/memberships/${token}`, {}, { cookie: theirs })
  const read = (as: string) => call('GET', `/api/memberships/${token}`, undefined, { cookie: as })
  const both = await Promise.all([accept(), accept()])
  const again = await accept()
  for (const answer of [...both, again])
    expect([answer.status, await answer.json()]).toEqual([200, { eventId: event.id }])
  const log = await db.select().from(auditLogs).where(eq(auditLogs.userId, planner.id))
  expect(log.map(({ action }) => action)).toEqual(['SIGN_IN', 'JOIN_EVENT'])
  expect(await (await read(theirs)).json<Membership>()).toMatchObject({ joined: event.id })
  expect((await read(cookie)).status).toBe(404)
  expect((await call('GET', `/api/memberships/${token}`)).status).toBe(404)
  expect((await call('POST', `/api/memberships/${token}`, {}, { cookie })).status).toBe(404)
  expect(await membershipMail(templateContext(env), id)).toBeNull()

  // Neither leads it back who was removed, nor is an address that is free again refused.
  await call('DELETE', `${path}/members/${planner.id}`, undefined, { cookie })
  expect([(await accept()).status, (await read(theirs)).status]).toEqual([404, 404])
  expect((await invite(email)).status).toBe(201)
  expect((await list()).invitations).toHaveLength(1)
})

test('an invitation is answered the same whether its address has an account', async () => {
  const { invite } = await given()
  const known = await account(newAddress())
  const [one, other] = [await invite(known.planner.email), await invite(newAddress())]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(Object.keys(await one.json<object>())).toEqual(Object.keys(await other.json<object>()))
})

test('only the account of the invited address accepts', async () => {
  const { invite, list } = await given()
  const { id } = await (await invite(newAddress())).json<MemberInvitation>()
  const token = await tokenOf(id)
  const other = await account(newAddress())
  expect((await call('POST', `/api/memberships/${token}`, {})).status).toBe(401)
  const refused = await call('POST', `/api/memberships/${token}`, {}, { cookie: other.cookie })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('membership_of_another')
  expect((await list()).members).toEqual([])
})

test('an invitation ends after seven days, by being withdrawn and by being sent again', async () => {
  const { invite, path, cookie } = await given()
  const email = newAddress()
  const first = await (await invite(email)).json<MemberInvitation>()
  const old = await tokenOf(first.id)
  const second = await (await invite(email, { needs: true })).json<MemberInvitation>()
  expect(second).toMatchObject({ email, needs: true })
  expect((await call('GET', `/api/memberships/${old}`)).status).toBe(404)
  const token = await tokenOf(second.id)
  const { cookie: theirs } = await account(email)
  await db.update(memberInvitations).set({ expiresAt: now() }).where(eq(memberInvitations.id, second.id))
  expect((await call('GET', `/api/memberships/${token}`)).status).toBe(410)
  expect((await call('POST', `/api/memberships/${token}`, {}, { cookie: theirs })).status).toBe(410)
  expect(await membershipMail(templateContext(env), second.id)).toBeNull()

  const third = await (await invite(email)).json<MemberInvitation>()
  const last = await tokenOf(third.id)
  const withdraw = () => call('DELETE', `${path}/members/invitations/${third.id}`, undefined, { cookie })
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204])
  expect((await call('POST', `/api/memberships/${last}`, {}, { cookie: theirs })).status).toBe(404)
})

test('the same invitation sent twice is one, with one mail', async () => {
  const { invite, list } = await given()
  const [id, email] = [crypto.randomUUID(), newAddress()]
  const both = [await invite(email, { id }), await invite(email, { id })]
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await list()).invitations).toHaveLength(1)
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, id))).toHaveLength(1)
})

test('a mail that invites counts among those that the owner may cause a day', async () => {
  const { invite, planner } = await given()
  const email = newAddress()
  const { id } = await (await invite(email)).json<MemberInvitation>()
  const [mail] = await db.select().from(outbox).where(eq(outbox.subjectId, id))
  expect(mail).toMatchObject({ plannerId: planner.id })
})

test('twenty people share an event, invited ones among them', async () => {
  const { event, invite } = await given()
  for (let count = 0; count < 19; count++) await makeMember(event.id, 'viewer')
  const email = newAddress()
  const last = await (await invite(email)).json<MemberInvitation>()
  const refused = await invite(newAddress())
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('member_limit')])
  // Not even by a race: the INSERT counts.
  await makeMember(event.id, 'viewer')
  const { cookie } = await account(email)
  const full = await call('POST', `/api/memberships/${await tokenOf(last.id)}`, {}, { cookie })
  expect(full.status).toBe(409)
  expect(await db.select().from(eventMembers).where(eq(eventMembers.eventId, event.id))).toHaveLength(20)
})

test('nobody is invited who is there already', async () => {
  const { event, invite, planner } = await given()
  const member = await makeMember(event.id, 'viewer')
  for (const email of [planner.email, member.email]) {
    const refused = await invite(email)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('member_already')])
  }
})

test('an owner changes what a member may do, who then may at once', async () => {
  const { event, path, cookie } = await given()
  const member = await makeMember(event.id, 'viewer')
  const theirs = await makeSession(env, member.id)
  const add = () => call('POST', `${path}/categories`, { name: 'Cheese' }, { cookie: theirs })
  expect((await add()).status).toBe(403)
  const change = (role: string, userId = member.id) =>
    call('PUT', `${path}/members/${userId}`, { role }, { cookie })
  expect((await change('editor')).status).toBe(200)
  expect((await add()).status).toBe(201)
  expect((await change('viewer')).status).toBe(200)
  expect((await add()).status).toBe(403)
  expect((await change('owner')).status).toBe(400)
  expect((await change('viewer', 'nobody')).status).toBe(404)
})

test('a member leaves, another is removed: the next call finds nothing', async () => {
  const { event, path, cookie } = await given()
  const [leaver, removed] = [await makeMember(event.id, 'viewer'), await makeMember(event.id, 'editor')]
  const [one, other] = [await makeSession(env, leaver.id), await makeSession(env, removed.id)]
  const end = (userId: string, as: string) =>
    call('DELETE', `${path}/members/${userId}`, undefined, { cookie: as })
  expect((await end(leaver.id, other)).status).toBe(403)
  expect((await end(leaver.id, one)).status).toBe(204)
  expect((await end(removed.id, cookie)).status).toBe(204)
  for (const as of [one, other]) expect((await call('GET', path, undefined, { cookie: as })).status).toBe(404)
  const log = await db
    .select({ action: auditLogs.action, userId: auditLogs.userId })
    .from(auditLogs)
    .where(eq(auditLogs.entityId, event.id))
  expect(log).toEqual(
    expect.arrayContaining([
      { action: 'LEAVE_EVENT', userId: leaver.id },
      { action: 'REMOVE_MEMBER', userId: event.userId },
    ]),
  )
})

test('open pages of a removed member are told at once, and closed; those of others stay', async () => {
  const { event, path, cookie } = await given()
  const [removed, other] = [await makeMember(event.id, 'viewer'), await makeMember(event.id, 'viewer')]
  const listen = async (id: string) => {
    const headers = { cookie: await makeSession(env, id), upgrade: 'websocket' }
    const { webSocket } = await call('GET', `${path}/live`, undefined, headers)
    const [told, closed]: [string[], number[]] = [[], []]
    webSocket?.accept()
    webSocket?.addEventListener('message', ({ data }) => {
      // The same socket also tells of the others who are here.
      if (!String(data).includes('"here"')) told.push(String(data))
    })
    webSocket?.addEventListener('close', ({ code }) => {
      closed.push(code)
      webSocket.close()
    })
    return { told, closed }
  }
  const [gone, stays] = [await listen(removed.id), await listen(other.id)]
  await call('DELETE', `${path}/members/${removed.id}`, undefined, { cookie })
  await expect.poll(() => gone, { timeout: 2000 }).toEqual({ told: ['{"gone":true}'], closed: [1000] })
  expect(stays).toEqual({ told: [], closed: [] })
})

test('what a member does is audited under their own name', async () => {
  const { event, path } = await given()
  const member = await makeMember(event.id, 'editor')
  const cookie = await makeSession(env, member.id)
  expect((await call('POST', `${path}/categories`, { name: 'Cheese' }, { cookie })).status).toBe(201)
  const log = await db.select().from(auditLogs).where(eq(auditLogs.userId, member.id))
  expect(log.map(({ action }) => action)).toContain('CREATE_MENU_CATEGORY')
})

test('members see the event among their own, with their role', async () => {
  const { event, planner } = await given()
  const member = await makeMember(event.id, 'viewer', { needs: true })
  const listOf = async (id: string) => {
    const cookie = await makeSession(env, id)
    return (await call('GET', '/api/events', undefined, { cookie })).json<{ events: object[] }>()
  }
  expect((await listOf(member.id)).events).toMatchObject([
    { id: event.id, member: { role: 'viewer', needs: true } },
  ])
  const [own] = (await listOf(planner.id)).events
  expect(own).not.toHaveProperty('member')
})

test('an account takes its memberships along when it is deleted, and the event stays', async () => {
  const { event } = await given()
  const member = await makeMember(event.id, 'editor')
  await db.delete(user).where(eq(user.id, member.id))
  expect(await db.select().from(eventMembers).where(eq(eventMembers.eventId, event.id))).toEqual([])
})

test('nothing that a viewer without needs reads holds a need, an address or a note', async () => {
  const { event } = await given()
  const menu = await makeMenu(db, event.id)
  const [course] = menu
  const dish = course?.items[0]?.id ?? ''
  const secret = 'Zwetschgendatschi'
  const mailbox = 'hidden.mailbox@example.com'
  const { id: responseId } = await makeResponse(
    env,
    event,
    [
      {
        ...{ id: 'p1', name: 'Ana', allergies: `${secret} allergy`, special: 7 },
        needs: [{ what: 'milk', how: 'allergy', by: 'guest' }],
        selections: { [course?.id ?? '']: dish },
      },
    ],
    { leadGuestEmail: mailbox },
  )
  await db.insert(substitutes).values({
    ...{ responseId, personId: 'p1', categoryId: course?.id ?? '', itemId: dish, eventId: event.id },
    ...{ words: secret, agreedBy: 'Marta', by: 'kitchen', at: 1 },
  })
  await makeDecline(env, event, ['Lee'], { email: mailbox })
  const listed = await makeInvitation(env, event, ['Bo'])
  await db
    .update(invitations)
    .set({ email: mailbox, note: secret, phone: '+49301234567' })
    .where(eq(invitations.id, listed.id))
  const [viewer, reader] = [
    await makeMember(event.id, 'viewer'),
    await makeMember(event.id, 'viewer', { needs: true }),
  ]
  const reads = async (id: string) => {
    const cookie = await makeSession(env, id)
    const found: Record<string, string> = {}
    for (const route of routes) {
      const [method, pattern = ''] = route.split(' ')
      if (method !== 'GET' || !/^\/(api\/)?events\/:id/.test(pattern)) continue
      const of = pattern.replace(':id', event.id).replace(':invitation', listed.id).replace(':number', '1')
      found[pattern] = await (await call('GET', of, undefined, { cookie })).text()
    }
    return found
  }
  const told = /Zwetschgendatschi|hidden\.mailbox|301234567|"milk"|"special":7|"withNeed":\[\d/
  const holding = (found: Record<string, string>) =>
    Object.keys(found).filter((pattern) => told.test(found[pattern] ?? ''))
  expect(holding(await reads(viewer.id))).toEqual([])
  // The same reads hold it for those who see needs.
  expect(holding(await reads(reader.id))).toEqual(
    expect.arrayContaining([
      '/api/events/:id/responses',
      '/api/events/:id/kitchen',
      '/api/events/:id/invitations',
      '/api/events/:id/placements',
    ]),
  )
})
