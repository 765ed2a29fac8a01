import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import {
  alreadyConfirmed,
  confirmLinkInvalid,
  confirmPasswordWrong,
  passwordRequired,
  passwordTooLong,
} from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { attempts } from '#core/rate-limit/table'
import { memberInvitations } from '#members/table'
import { templates } from '../app/mails.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { invitedMember } from '../testing/factories/members.ts'
import { call, cookiesOf } from '../testing/http.ts'
import { accountLinks, session, user } from './table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const fresh = () => crypto.randomUUID()
const userOf = async (email: string) => (await db.select().from(user).where(eq(user.email, email)))[0]

/** The link a confirmation mail carries: its path, and the token in its fragment. */
async function linkOf(userId: string): Promise<{ path: string; token: string }> {
  const mail = await templates.confirm(env, userId)
  const [, path = '', token = ''] =
    /http:\/\/localhost:8787(\/confirm-email#token=([\w-]{43}))/.exec(mail?.text ?? '') ?? []
  return { path, token }
}

/** Signs somebody up: their account, the cookies of their browser, and the link they are mailed. */
async function signedUp(more: { email?: string; password?: string } = {}) {
  const body = { name: 'Nina New', email: `${fresh()}@example.com`, password: 'Longer7x', ...more }
  const response = await call('POST', '/api/auth/sign-up/email', body, { 'cf-connecting-ip': fresh() })
  expect(response.status).toBe(200)
  const made = await userOf(body.email)
  const cookie = Object.values(cookiesOf(response)).join('; ')
  return { ...body, id: made?.id ?? '', cookie, ...(await linkOf(made?.id ?? '')) }
}

const check = (token: string, cookie = '') => call('POST', '/api/auth/confirm-check', { token }, { cookie })
const confirm = (body: { token: string; password?: string }, cookie = '', address: string = fresh()) =>
  call('POST', '/api/auth/verify-email', body, { cookie, 'cf-connecting-ip': address })
const signIn = (email: string, password: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, { 'cf-connecting-ip': fresh() })

test('a mail scanner that follows the link, by GET or HEAD and whatever it carries, confirms nobody', async () => {
  const { email, token, path, cookie } = await signedUp()
  for (const method of ['GET', 'HEAD'])
    for (const url of [path, `/confirm-email?token=${token}`, `/api/auth/verify-email?token=${token}`])
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const response = await call(method, url, undefined, headers)
        await response.text()
        expect([method, url, response.status]).toEqual([method, url, url.startsWith('/api') ? 405 : 200])
        expect(response.headers.getSetCookie()).toEqual([])
      }
  expect(await userOf(email)).toMatchObject({ emailVerified: false })
  expect((await signIn(email, 'Longer7x')).status).toBe(403)
  // The control: the same link and one press.
  expect((await confirm({ token }, cookie)).status).toBe(200)
})

test('the browser that signed up confirms with one press, and is signed in', async () => {
  const person = await signedUp()
  const before = await check(person.token, person.cookie)
  expect([before.status, await before.json()]).toEqual([200, { email: person.email, ownBrowser: true }])
  expect(await userOf(person.email)).toMatchObject({ emailVerified: false })
  const response = await confirm({ token: person.token }, person.cookie)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: true,
    membership: null,
    user: { id: person.id, email: person.email, name: 'Nina New', role: 'planner' },
  })
  const { '__Host-session': own = '', '__Host-device': device = '' } = cookiesOf(response)
  expect((await call('GET', '/api/events', undefined, { cookie: own })).status).toBe(200)
  expect(device).toMatch(/^__Host-device=[\w-]{43}\.[\w-]{43}$/)
  const [row] = await db.select().from(auditLogs).where(eq(auditLogs.userId, person.id))
  expect(row).toMatchObject({ action: 'SIGN_IN', details: { sign_in_method: 'confirmation' } })
})

test('the cookie of a sign-up names nobody, ends with its link, and goes once it was used', async () => {
  const body = { name: 'Nina New', email: `${fresh()}@example.com`, password: 'Longer7x' }
  const response = await call('POST', '/api/auth/sign-up/email', body, { 'cf-connecting-ip': fresh() })
  const [set = '', ...others] = response.headers.getSetCookie()
  expect(others).toEqual([])
  expect(set).toMatch(/^__Host-sign-up=[\w-]{43};/)
  for (const part of ['Max-Age=86400', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(set).toContain(part)
  const made = await userOf(body.email)
  const { token } = await linkOf(made?.id ?? '')
  const confirmed = await confirm({ token }, set.split(';')[0] ?? '')
  expect(confirmed.headers.getSetCookie().find((one) => one.startsWith('__Host-sign-up='))).toContain(
    'Max-Age=0',
  )
})

test('another browser is asked for the password that was chosen at sign-up', async () => {
  const person = await signedUp()
  const before = await check(person.token)
  expect(await before.json()).toEqual({ email: person.email, ownBrowser: false })
  const asked = await confirm({ token: person.token })
  expect(asked.status).toBe(400)
  expect(await asked.json()).toMatchObject({ error: { fields: { password: passwordRequired } } })
  const wrong = await confirm({ token: person.token, password: 'Guessed77' })
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({
    error: { code: 'wrong_credentials', fields: { password: confirmPasswordWrong } },
  })
  expect(await userOf(person.email)).toMatchObject({ emailVerified: false })
  const response = await confirm({ token: person.token, password: 'Longer7x' })
  expect(response.status).toBe(200)
  const cookie = cookiesOf(response)['__Host-session'] ?? ''
  expect((await call('GET', '/api/events', undefined, { cookie })).status).toBe(200)
})

test('a cookie of another sign-up, a made-up one and an empty one are not that of the browser that signed up', async () => {
  const [person, other] = [await signedUp(), await signedUp()]
  for (const cookie of [other.cookie, `__Host-sign-up=${'a'.repeat(43)}`, '__Host-sign-up=']) {
    expect(await (await check(person.token, cookie)).json()).toMatchObject({ ownBrowser: false })
    expect((await confirm({ token: person.token }, cookie)).status).toBe(400)
  }
  expect(await userOf(person.email)).toMatchObject({ emailVerified: false })
})

test('a stranger who signs up an address named by the operator gets nothing: not by a scanner, not by its owner', async () => {
  const stranger = await signedUp({ email: 'admin@example.com', password: 'Squatter7' })
  await call('GET', stranger.path)
  await call('HEAD', stranger.path)
  expect((await signIn(stranger.email, 'Squatter7')).status).toBe(403)
  // The owner, in a browser of her own, is asked for a password she never chose.
  expect(await (await check(stranger.token)).json()).toMatchObject({ ownBrowser: false })
  expect((await confirm({ token: stranger.token, password: 'Rightful7' })).status).toBe(401)
  // "Not you?" leads to a reset: her own password, the stranger's void, the address confirmed.
  const mail = await templates.reset(env, stranger.id)
  const token = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const reset = await call('POST', '/api/auth/reset-password', { token, newPassword: 'Rightful7' })
  expect(reset.status).toBe(200)
  expect((await signIn(stranger.email, 'Squatter7')).status).toBe(401)
  expect((await confirm({ token: stranger.token }, stranger.cookie)).status).toBe(409)
  expect(await userOf(stranger.email)).toMatchObject({ emailVerified: true, role: 'planner' })
  const signedIn = await signIn(stranger.email, 'Rightful7')
  expect(await signedIn.json()).toMatchObject({ user: { role: 'admin' } })
  await db.delete(user).where(eq(user.id, stranger.id))
})

test('confirming makes nobody an admin: the first sign-in after it does, for an address named by the operator', async () => {
  const named = await signedUp({ email: 'admin@example.com' })
  const confirmed = await confirm({ token: named.token }, named.cookie)
  expect(await confirmed.json()).toMatchObject({ user: { role: 'planner' } })
  expect(await userOf(named.email)).toMatchObject({ role: 'planner' })
  const planner = await makeAccount(db, 'Correct1')
  expect(await (await signIn(planner.email, 'Correct1')).json()).toMatchObject({ user: { role: 'planner' } })
  const signedIn = await signIn(named.email, 'Longer7x')
  expect(await signedIn.json()).toMatchObject({ user: { role: 'admin' } })
  expect(await userOf(named.email)).toMatchObject({ role: 'admin' })
  const cookie = cookiesOf(signedIn)['__Host-session'] ?? ''
  expect((await call('GET', '/api/admin/planners', undefined, { cookie })).status).toBe(200)
  await db.delete(user).where(eq(user.id, named.id))
})

test('a link used again says so, signs nobody in and changes nothing', async () => {
  const person = await signedUp()
  await confirm({ token: person.token }, person.cookie)
  for (const response of [
    await check(person.token, person.cookie),
    await confirm({ token: person.token }, person.cookie),
    await confirm({ token: person.token, password: 'Longer7x' }),
  ]) {
    expect(response.status).toBe(409)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.json()).toMatchObject({
      error: { code: 'already_confirmed', message: alreadyConfirmed },
    })
  }
  expect(await db.select().from(session).where(eq(session.userId, person.id))).toHaveLength(1)
})

test('of two presses at once one confirms, and one session comes of it', async () => {
  const person = await signedUp()
  const answers = await Promise.all([1, 2, 3].map(() => confirm({ token: person.token }, person.cookie)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await db.select().from(session).where(eq(session.userId, person.id))).toHaveLength(1)
})

test('a link is good for 24 hours, and not a second more', async () => {
  const start = now()
  setClock(() => start)
  const person = await signedUp()
  setClock(() => start + 86_400_000 + 1000)
  for (const response of [
    await check(person.token, person.cookie),
    await confirm({ token: person.token }, person.cookie),
  ]) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', message: confirmLinkInvalid } })
  }
  setClock(() => start + 86_400_000 - 1000)
  expect((await confirm({ token: person.token }, person.cookie)).status).toBe(200)
})

test('a made-up link and a reset link confirm nobody', async () => {
  const planner = await makeAccount(db, 'Correct1', { emailVerified: false })
  const mail = await templates.reset(env, planner.id)
  const reset = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  for (const token of ['made-up', 'x'.repeat(43), reset]) {
    expect((await check(token)).status).toBe(400)
    const response = await confirm({ token, password: 'Correct1' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { message: confirmLinkInvalid } })
  }
  expect(await userOf(planner.email)).toMatchObject({ emailVerified: false })
})

test('wrong passwords on the page of a link count as those of a sign-in', async () => {
  const person = await signedUp()
  const address = fresh()
  const statuses = []
  for (let miss = 0; miss < 6; miss++)
    statuses.push((await confirm({ token: person.token, password: 'Wrong123' }, '', address)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect(
    (await call('POST', '/api/auth/sign-in/email', person, { 'cf-connecting-ip': address })).status,
  ).toBe(429)
  expect((await confirm({ token: person.token, password: 'Longer7x' })).status).toBe(200)
})

test('a password beyond 128 characters is refused before it is counted or computed', async () => {
  const person = await signedUp()
  const counted = () => db.select().from(attempts).where(eq(attempts.kind, 'password'))
  const before = await counted()
  const response = await confirm({ token: person.token, password: `Aa1${'x'.repeat(126)}` })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { fields: { password: passwordTooLong } } })
  expect(await counted()).toEqual(before)
})

test('a session the browser came with ends', async () => {
  const person = await signedUp()
  const before = await makeSession(env, (await makeAccount(db, 'Correct1')).id)
  expect((await confirm({ token: person.token }, `${person.cookie}; ${before}`)).status).toBe(200)
  expect((await call('GET', '/api/events', undefined, { cookie: before })).status).toBe(401)
})

test('the database holds a hash of the token and never the token', async () => {
  const person = await signedUp()
  const rows = await db.select().from(accountLinks).where(eq(accountLinks.userId, person.id))
  expect(new Set(rows.map(({ purpose }) => purpose))).toEqual(new Set(['confirm']))
  expect(JSON.stringify(rows)).not.toContain(person.token)
})

test('an account that was made for an invitation is led back to the newest one from any browser, others to none', async () => {
  const event = await makeEvent(db, (await makePlanner(db)).id)
  const other = await makeEvent(db, event.userId)
  const made = await signedUp()
  const first = await invitedMember(event, made.email)
  const { token, id } = await invitedMember(other, made.email)
  await db
    .update(memberInvitations)
    .set({ createdAt: now() + 1 })
    .where(eq(memberInvitations.id, id))
  const answer = await confirm({ token: made.token, password: made.password })
  expect(await answer.json()).toMatchObject({ status: true, membership: token })

  const again = await signedUp()
  await invitedMember(event, again.email)
  await db.update(memberInvitations).set({ expiresAt: now() }).where(eq(memberInvitations.email, again.email))
  const alone = await confirm({ token: again.token, password: again.password })
  expect(await alone.json()).toMatchObject({ status: true, membership: null })
  expect((await call('GET', `/api/memberships/${first.token}`)).status).toBe(200)
})
