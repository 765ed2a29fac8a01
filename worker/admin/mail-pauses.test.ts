import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { mailPauses } from '../mailings/table.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import type { MailPause } from './shape/mail-pauses.ts'

const db = database(env.DB)

it('an admin sees whose mail is paused, and lets it go on once', async () => {
  const { id: userId, name, email } = await makePlanner(db)
  const event = await makeEvent(db, userId)
  const admin = await makePlanner(db, { role: 'admin' })
  const cookie = await makeSession(env, admin.id)
  const pause = { reason: 'complaints' as const, at: now() }
  await db.insert(mailPauses).values([
    { ...pause, subjectId: event.id, subject: 'event' },
    { ...pause, subjectId: userId, subject: 'planner' },
  ])
  const held = async () => {
    const { pauses } = await (await call('GET', '/api/admin/mail-pauses', undefined, { cookie })).json<{
      pauses: MailPause[]
    }>()
    return pauses.filter(({ id }) => id === event.id || id === userId)
  }
  const planner = { plannerName: name, plannerEmail: email }
  expect(await held()).toEqual(
    expect.arrayContaining([
      { ...pause, ...planner, id: event.id, subject: 'event', title: event.title },
      { ...pause, ...planner, id: userId, subject: 'planner', title: null },
    ]),
  )
  const lift = (path: string) =>
    call('DELETE', `/api/admin/${path}/mail-pause`, undefined, { cookie }).then(({ status }) => status)
  // A planner's pause is none of an event.
  expect(await lift(`events/${userId}`)).toBe(204)
  expect(await held()).toHaveLength(2)
  expect([await lift(`events/${event.id}`), await lift(`events/${event.id}`)]).toEqual([204, 204])
  expect(await held()).toMatchObject([{ id: userId }])
  expect(await lift(`planners/${userId}`)).toBe(204)
  expect(await held()).toEqual([])
  const rows = await db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.userId, admin.id), eq(auditLogs.action, 'RESTORE_LIST_MAIL')))
  expect(rows.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['RESTORE_LIST_MAIL', event.id],
    ['RESTORE_LIST_MAIL', userId],
  ])
})
