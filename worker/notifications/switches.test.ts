import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sheetWatches } from '#sheets/table'
import { templates } from '../app/mails.ts'
import { notifyOfLateChanges } from '../sheets/late-changes.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import type { NotificationKind } from './shape.ts'
import { notificationsOff } from './table.ts'
import { notificationUrl } from './token.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const off = async () => {
    const response = await call('GET', '/api/account/notifications', undefined, { cookie })
    return (await response.json<{ off: NotificationKind[] }>()).off.sort()
  }
  const audited = async () => {
    const rows = await db.select().from(auditLogs).where(eq(auditLogs.userId, planner.id))
    return rows.flatMap(({ action, details }) =>
      action === 'SIGN_IN' ? [] : [`${action} ${String(details?.kind)}`],
    )
  }
  const path = async (kind: NotificationKind) =>
    new URL(await notificationUrl(env, kind, planner.id)).pathname
  return { planner, cookie, off, audited, path }
}

// As a mail provider sends it: from anywhere, without a cookie.
const oneClick = (path: string) =>
  call('POST', path, 'List-Unsubscribe=One-Click', {
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  })

it('opening the link switches nothing off, and shows the press that does', async () => {
  const { path, off, audited } = await given()
  const response = await call('GET', await path('full'))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await response.text()).toMatch(/<form method="post"><button[^>]*>Stop this mail</)
  expect((await call('HEAD', await path('full'))).status).toBe(200)
  expect(await off()).toEqual([])
  expect(await audited()).toEqual([])
})

it('one press from anywhere switches that kind off for that planner, once', async () => {
  const [mine, other] = [await given(), await given()]
  for (let times = 0; times < 2; times++) {
    const response = await oneClick(await mine.path('closed'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('This mail has stopped')
  }
  expect(await mine.off()).toEqual(['closed'])
  expect(await mine.audited()).toEqual(['SWITCH_NOTIFICATION_OFF closed'])
  expect(await other.off()).toEqual([])
})

it('refuses a link of another kind or planner, and one that was cut off', async () => {
  const [mine, other] = [await given(), await given()]
  const path = await mine.path('full')
  for (const forged of [
    path.replace('full', 'closed'),
    path.replace(mine.planner.id, other.planner.id),
    path.slice(0, -1),
    path.replace('full', 'confirm'),
    '/notifications/nothing',
  ]) {
    expect((await oneClick(forged)).status).toBe(404)
    const shown = await call('GET', forged)
    expect(shown.status).toBe(404)
    expect(await shown.text()).not.toContain('<form method="post"')
  }
  expect([await mine.off(), await other.off()]).toEqual([[], []])
})

it('stores nothing for an account that is gone', async () => {
  const { planner, path } = await given()
  await db.delete(user).where(eq(user.id, planner.id))
  expect((await oneClick(await path('kitchen_changes'))).status).toBe(200)
  expect(await db.select().from(notificationsOff).where(eq(notificationsOff.userId, planner.id))).toEqual([])
})

it('is switched off and on again among the settings, and audited only where it changes', async () => {
  const { cookie, off, audited } = await given()
  const put = (body: object) => call('PUT', '/api/account/notifications', body, { cookie })
  for (const on of [false, false, true]) expect((await put({ kind: 'full', on })).status).toBe(204)
  expect(await off()).toEqual([])
  expect(await audited()).toEqual(['SWITCH_NOTIFICATION_OFF full', 'SWITCH_NOTIFICATION_ON full'])
  await put({ kind: 'kitchen_changes', on: false })
  expect(await off()).toEqual(['kitchen_changes'])
  for (const wrong of [{ kind: 'confirm', on: false }, { kind: 'full' }])
    expect((await put(wrong)).status).toBe(400)
})

it('the mail about late changes obeys its switch, and names it for mail programs', async () => {
  const dinner = await makeDinner()
  const { answer, eats, beef, close, issue, event, planner } = dinner
  await answer([eats('aaaaaa', beef)])
  await close()
  await issue('final')
  await answer([eats('bbbbbb', beef, peanuts(7))])
  const url = await notificationUrl(env, 'kitchen_changes', planner.id)
  const notification = await templates.late_changes(env, event.id)
  expect(notification?.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(notification?.text).toContain(`Stop getting mail like this:\n${url}`)
  await oneClick(new URL(url).pathname)
  expect(await templates.late_changes(env, event.id)).toBeNull()
  await notifyOfLateChanges({ db, at: now() })
  await notifyOfLateChanges({ db, at: now() + 3_600_000 })
  const [watch] = await db.select().from(sheetWatches).where(eq(sheetWatches.eventId, event.id))
  expect(watch?.mails).toBe(0)
})

it('guests’ mails and those of the account name no such link', async () => {
  const { event, answer, eats, beef } = await makeDinner()
  const { id } = await answer([eats('aaaaaa', beef)], { leadGuestEmail: 'ana@example.com' })
  expect((await templates.edit_link(env, id))?.headers).toBeUndefined()
  expect(event.id).not.toBe('')
})
