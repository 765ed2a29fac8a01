import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#core/db'
import { followErasures } from '../retention/follow-erasures.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { invitedMember, makeMember } from '../testing/factories/members.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call } from '../testing/http.ts'
import { rememberDatabase } from '../testing/time-travel.ts'

const db = database(env.DB)

beforeEach(async () => {
  await emptyDatabase()
  const { objects } = await env.COVERS.list({ prefix: 'erasures/' })
  await env.COVERS.delete(objects.map(({ key }) => key))
})

async function given() {
  const owner = await makePlanner(db)
  const event = await makeEvent(db, owner.id)
  const path = `/api/events/${event.id}`
  const cookie = await makeSession(env, owner.id)
  const remove = (id: string, as = cookie) =>
    call('DELETE', `${path}/members/${id}`, undefined, { cookie: as })
  const sees = async (as: string) => (await call('GET', path, undefined, { cookie: as })).status
  return { event, path, cookie, remove, sees }
}

test('a restored database lets nobody back in who had left or was removed, and keeps the others', async () => {
  const { event, remove, sees } = await given()
  const members = [
    await makeMember(event.id, 'editor'),
    await makeMember(event.id, 'viewer'),
    await makeMember(event.id, 'viewer'),
  ]
  const [removed = '', leaver = '', stays = ''] = await Promise.all(
    members.map(({ id }) => makeSession(env, id)),
  )
  const restore = await rememberDatabase()
  await remove(members[0]?.id ?? '')
  await remove(members[1]?.id ?? '', leaver)
  expect(await followErasures(env)).toEqual({ noted: 2, repeated: 0 })
  await restore()
  expect(await sees(removed)).toBe(200)
  expect((await followErasures(env)).repeated).toBe(2)
  expect([await sees(removed), await sees(leaver), await sees(stays)]).toEqual([404, 404, 200])
})

test('a restored database gives no member back what was taken from them, and takes from nobody else', async () => {
  const { event, path, cookie } = await given()
  const roles = ['editor', 'editor', 'viewer', 'editor', 'viewer'] as const
  const members = await Promise.all(roles.map((role) => makeMember(event.id, role, { needs: true })))
  const [lowered, kept, closed, twice, raised] = members.map(({ id }) => id)
  const change = async (id: string | undefined, role: string, needs = false) => {
    const { status } = await call('PUT', `${path}/members/${id}`, { role, needs }, { cookie })
    expect(status).toBe(200)
  }
  const rights = async () => {
    const read = 'select user_id, role, needs from event_members'
    const { results } = await env.DB.prepare(read).all<{ user_id: string; role: string; needs: number }>()
    const of = new Map(results.map(({ user_id, role, needs }) => [user_id, `${role} ${needs}`]))
    return [lowered, kept, closed, twice, raised].map((id) => of.get(id ?? ''))
  }
  const restore = await rememberDatabase()
  await change(lowered, 'viewer', true)
  await change(closed, 'viewer')
  await change(twice, 'viewer')
  await followErasures(env)
  await change(twice, 'editor')
  await change(raised, 'editor')
  const after = ['viewer 1', 'editor 1', 'viewer 0', 'editor 1', 'editor 1']
  expect(await rights()).toEqual(after)
  await followErasures(env)
  await restore()
  expect(await rights()).toEqual(['editor 1', 'editor 1', 'viewer 1', 'editor 1', 'viewer 1'])
  expect((await followErasures(env)).repeated).toBe(2)
  expect(await rights()).toEqual([...after.slice(0, 4), 'viewer 1'])
})

test('who was removed and came back with less has no more in a restored database', async () => {
  const { event, cookie, path, remove, sees } = await given()
  const member = await makeMember(event.id, 'editor')
  const theirs = await makeSession(env, member.id)
  const restore = await rememberDatabase()
  await remove(member.id)
  const { token } = await invitedMember(event, member.email)
  await call('POST', `/api/memberships/${token}`, {}, { cookie: theirs })
  await followErasures(env)
  await restore()
  await followErasures(env)
  expect(await sees(theirs)).toBe(200)
  const { members } = await (await call('GET', `${path}/members`, undefined, { cookie })).json<{
    members: object[]
  }>()
  expect(members).toMatchObject([{ userId: member.id, role: 'viewer', needs: false }])
})

test('an invitation that was withdrawn, or used by who was removed, opens nothing in a restored database', async () => {
  const { event, path, cookie, remove } = await given()
  const [guest, other] = [await makePlanner(db), await makePlanner(db)]
  const used = await invitedMember(event, guest.email)
  const withdrawn = await invitedMember(event, other.email)
  const theirs = [await makeSession(env, guest.id), await makeSession(env, other.id)] as const
  const restore = await rememberDatabase()
  const accept = ({ token }: { token: string }, as: string) =>
    call('POST', `/api/memberships/${token}`, {}, { cookie: as })
  await accept(used, theirs[0])
  await remove(guest.id)
  await call('DELETE', `${path}/members/invitations/${withdrawn.id}`, undefined, { cookie })
  await followErasures(env)
  await restore()
  await followErasures(env)
  expect([(await accept(used, theirs[0])).status, (await accept(withdrawn, theirs[1])).status]).toEqual([
    404, 404,
  ])
})

test('who came back before it was noted stays, and a deleted event or account leaves its own word alone', async () => {
  const { event, remove, sees, path, cookie } = await given()
  const member = await makeMember(event.id, 'viewer')
  const theirs = await makeSession(env, member.id)
  await remove(member.id)
  const { token } = await invitedMember(event, member.email)
  await call('POST', `/api/memberships/${token}`, {}, { cookie: theirs })
  const noted = async () => (await env.DB.prepare('select kind from erasures order by kind').all()).results
  expect(await noted()).toEqual([{ kind: 'member_rights' }])
  expect(await sees(theirs)).toBe(200)
  await env.DB.prepare('delete from erasures').run()
  await env.DB.prepare('delete from user where id = ?').bind(member.id).run()
  expect(await noted()).toEqual([{ kind: 'account' }, { kind: 'member_invitation' }])
  await makeMember(event.id, 'viewer')
  await env.DB.prepare('delete from erasures').run()
  await call('DELETE', path, {}, { cookie })
  expect(await noted()).toEqual([{ kind: 'event' }])
})

test('a restored database gives an event to who owned it last, and keeps the former owner who stayed', async () => {
  const { event, sees, cookie } = await given()
  const next = await makeMember(event.id, 'viewer')
  const theirs = await makeSession(env, next.id)
  const restore = await rememberDatabase()
  await env.DB.batch([
    env.DB.prepare('update events set user_id = ? where id = ?').bind(next.id, event.id),
    env.DB.prepare('delete from event_members where user_id = ?').bind(next.id),
  ])
  await followErasures(env)
  await restore()
  expect((await followErasures(env)).repeated).toBe(1)
  const owner = async () => env.DB.prepare('select user_id from events').first('user_id')
  expect([await owner(), await sees(cookie), await sees(theirs)]).toEqual([next.id, 200, 200])
  expect(await invariants(env.DB)).toEqual([])
})

test('an event that was handed over is not deleted again with the account that owned it before', async () => {
  const { event, sees } = await given()
  const next = await makeMember(event.id, 'editor')
  const theirs = await makeSession(env, next.id)
  const restore = await rememberDatabase()
  await env.DB.batch([
    env.DB.prepare('update events set user_id = ? where id = ?').bind(next.id, event.id),
    env.DB.prepare('delete from event_members where user_id = ?').bind(next.id),
    env.DB.prepare('delete from user where id = ?').bind(event.userId),
  ])
  await followErasures(env)
  await restore()
  await followErasures(env)
  expect(await sees(theirs)).toBe(200)
  expect(await env.DB.prepare('select id from user where id = ?').bind(event.userId).first()).toBeNull()
})
