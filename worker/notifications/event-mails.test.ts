import { env } from 'cloudflare:workers'
import { eq, like } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { eventMembers } from '#members/table'
import { templates } from '../app/mails.ts'
import { makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { invitedMember, makeMember } from '../testing/factories/members.ts'
import { call } from '../testing/http.ts'
import { notifyPlanners } from './notify-planners.ts'
import { switchNotification } from './switches.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function given() {
  const own = await makeDinner({ title: 'Gala', guestLimit: 2 })
  const { event, answer, eats, beef, cake } = own
  const member = async (role: 'editor' | 'viewer', needs?: boolean) => {
    const one = await makeMember(event.id, role, needs === undefined ? {} : { needs })
    return { ...one, cookie: await makeSession(env, one.id) }
  }
  const switched = async (on: boolean, cookie = own.cookie) => {
    const { status } = await call('PUT', `${own.path}/members/me/mails`, { on }, { cookie })
    expect(status).toBe(204)
  }
  const tell = async () => {
    await notifyPlanners({ db, at: now() })
    return mailed()
  }
  const subjects = async () => {
    const rows = await db
      .select()
      .from(outbox)
      .where(like(outbox.subjectId, `${event.id}%`))
    return rows.flatMap(({ kind, subjectId }) =>
      kind === 'event_full' || kind === 'event_closed' ? [{ kind, subjectId }] : [],
    )
  }
  /** Addresses to which the mails that wait would go. */
  const mailed = async () => {
    const mails = await Promise.all(
      (await subjects()).map(({ kind, subjectId }) => templates[kind](env, subjectId)),
    )
    return mails.flatMap((mail) => mail?.to ?? []).sort()
  }
  const fill = () => answer([eats('aaaaaa', beef, { sweet: cake }), eats('bbbbbb', beef, { sweet: cake })])
  return { ...own, member, switched, tell, mailed, subjects, fill }
}

it('mails about an event go to its owner, and to a member who asked for them, in a mail of their own', async () => {
  const own = await given()
  const [ada, ben] = [await own.member('editor'), await own.member('viewer')]
  await own.fill()
  await own.switched(true, ben.cookie)
  expect(await own.tell()).toEqual([own.planner.email, ben.email].sort())
  const mail = await templates.event_full(env, `${own.event.id}:${ben.id}`)
  expect(mail?.text).toContain(`/notifications/full.${ben.id}.`)
  expect(await templates.event_full(env, `${own.event.id}:${ada.id}`)).toBeNull()
})

it('an owner who switches them off for an event gets none about it, and members still do', async () => {
  const own = await given()
  const ada = await own.member('editor')
  await own.switched(false)
  await own.switched(true, ada.cookie)
  await own.fill()
  expect(await own.tell()).toEqual([ada.email])
  await own.switched(false, ada.cookie)
  expect(await own.mailed()).toEqual([])
})

it('a member who left and comes back gets none until they ask for them again', async () => {
  const own = await given()
  const ada = await own.member('editor')
  await own.switched(true, ada.cookie)
  await call('DELETE', `${own.path}/members/${ada.id}`, undefined, { cookie: ada.cookie })
  const { token } = await invitedMember(own.event, ada.email)
  const back = await call('POST', `/api/memberships/${token}`, {}, { cookie: ada.cookie })
  expect(back.status).toBe(200)
  await own.fill()
  expect(await own.tell()).toEqual([own.planner.email])
  await own.switched(true, ada.cookie)
  expect(await templates.event_full(env, `${own.event.id}:${ada.id}`)).not.toBeNull()
})

it('a member who was removed, is suspended or stopped such mail gets none', async () => {
  const own = await given()
  const [ada, ben, cleo] = [
    await own.member('editor'),
    await own.member('editor'),
    await own.member('viewer'),
  ]
  for (const { cookie } of [ada, ben, cleo]) await own.switched(true, cookie)
  await own.fill()
  expect(await own.tell()).toHaveLength(4)
  await db.delete(eventMembers).where(eq(eventMembers.userId, ada.id))
  await db.update(user).set({ suspendedAt: 1 }).where(eq(user.id, ben.id))
  await switchNotification({ db, at: now() }, { userId: cleo.id, kind: 'full', on: false })
  expect(await own.mailed()).toEqual([own.planner.email])
})

it('a viewer without needs reads nothing of them in the mail that answers are closed', async () => {
  const own = await given()
  const [viewer, reader] = [await own.member('viewer'), await own.member('viewer', true)]
  for (const { cookie } of [viewer, reader]) await own.switched(true, cookie)
  await own.answer([own.eats('aaaaaa', own.beef, { sweet: own.cake, ...peanuts(1) })])
  await own.close()
  await own.tell()
  const textFor = async (id: string) => (await templates.event_closed(env, `${own.event.id}:${id}`))?.text
  expect(await textFor(reader.id)).toContain('with needs')
  expect(await textFor(viewer.id)).toContain('Answers for “Gala” are closed'.slice(0, 7))
  expect(await textFor(viewer.id)).not.toContain('with needs')
})

it('what is so already is neither stored nor audited', async () => {
  const own = await given()
  const ada = await own.member('viewer')
  for (const [on, cookie] of [
    [true, own.cookie],
    [false, ada.cookie],
    [true, ada.cookie],
    [true, ada.cookie],
  ] as const)
    await own.switched(on, cookie)
  const acts = async (id: string) =>
    (await db.select().from(auditLogs).where(eq(auditLogs.userId, id)))
      .map(({ action }) => action)
      .filter((action) => action.startsWith('SWITCH'))
  expect([await acts(own.planner.id), await acts(ada.id)]).toEqual([[], ['SWITCH_NOTIFICATION_ON']])
})
