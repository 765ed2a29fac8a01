import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { emailNotConfirmed, notAuthenticated, wrongCredentials } from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { makeAccount, makeSession } from '../testing/factories/account-factories.ts'
import { call, cookieOf } from '../testing/http.ts'
import { isCurrent } from './password/password-hash.ts'
import { passwords, session, user } from './table.ts'

const db = database(env.DB)
const day = 86_400_000
afterEach(() => setClock())

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, headers)

test('the right password signs in, with a cookie of 30 days that only the server reads', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const response = await signIn(planner.email.toUpperCase(), 'Correct1')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    user: { id: planner.id, email: planner.email, name: planner.name, role: 'planner' },
  })
  const set = response.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^__Host-session=[^;]+;/)
  for (const part of ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(set).toContain(part)
  expect(set).not.toContain('Domain')
})

test('the session it opens is the one the rest of the API reads', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  expect((await call('GET', '/api/events', undefined, { cookie })).status).toBe(200)
  const answer = await call('GET', '/api/session', undefined, { cookie })
  expect(await answer.json()).toMatchObject({ user: { id: planner.id } })
})

test('a sign-in is written down with its way, and when it was', async () => {
  const planner = await makeAccount(db, 'Correct1')
  await signIn(planner.email, 'Correct1')
  const [row] = await db.select().from(auditLogs).where(eq(auditLogs.userId, planner.id))
  expect(row).toMatchObject({
    action: 'SIGN_IN',
    entityType: 'user',
    details: { email: planner.email, sign_in_method: 'password' },
  })
  const [after] = await db.select().from(user).where(eq(user.id, planner.id))
  expect(after?.lastSignInAt).toBeGreaterThan(Date.now() - 60_000)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const wrong = await signIn(planner.email, 'Correct2')
  const unknown = await signIn(`${crypto.randomUUID()}@example.com`, 'Correct1')
  for (const response of [wrong, unknown]) {
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject({
      error: { code: 'wrong_credentials', message: wrongCredentials },
    })
  }
})

test('a password counts to its last character', async () => {
  const long = `Aa1${'x'.repeat(125)}`
  const planner = await makeAccount(db, long)
  expect((await signIn(planner.email, long.slice(0, 127))).status).toBe(401)
  expect((await signIn(planner.email, `${long} `)).status).toBe(400)
  expect((await signIn(planner.email, long)).status).toBe(200)
})

test('an address that is not confirmed is told so, but only to who knows the password', async () => {
  const planner = await makeAccount(db, 'Correct1', { emailVerified: false })
  expect((await signIn(planner.email, 'Wrong123')).status).toBe(401)
  const response = await signIn(planner.email, 'Correct1')
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({
    error: { code: 'email_not_confirmed', message: emailNotConfirmed },
  })
  expect(await db.select().from(session).where(eq(session.userId, planner.id))).toEqual([])
})

test('a session from before ends with the sign-in that replaces it', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const before = await makeSession(env, planner.id)
  const after = cookieOf(await signIn(planner.email, 'Correct1', { cookie: before }))
  expect(after).not.toBe(before)
  expect((await call('GET', '/api/events', undefined, { cookie: before })).status).toBe(401)
  expect((await call('GET', '/api/events', undefined, { cookie: after })).status).toBe(200)
})

test('a cookie without our signature opens nothing and is taken away', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const good = await makeSession(env, planner.id)
  const forged = good.replace(/[^.]+$/, encodeURIComponent('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='))
  expect((await call('GET', '/api/events', undefined, { cookie: forged })).status).toBe(401)
  const answer = await call('GET', '/api/session', undefined, { cookie: forged })
  expect(await answer.json()).toEqual({ user: null })
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('signing out ends the session, writes it down, and its cookie is worth nothing after', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  const response = await call('POST', '/api/auth/sign-out', {}, { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=;.*Max-Age=0/)
  const replayed = await call('GET', '/api/events', undefined, { cookie })
  expect(replayed.status).toBe(401)
  expect(await replayed.json()).toMatchObject({ error: { message: notAuthenticated } })
  const out = and(eq(auditLogs.userId, planner.id), eq(auditLogs.action, 'SIGN_OUT'))
  expect(await db.select().from(auditLogs).where(out)).toMatchObject([{ details: { email: planner.email } }])
  await call('POST', '/api/auth/sign-out', {}, { cookie })
  expect(await db.select().from(auditLogs).where(out)).toHaveLength(1)
})

test('asking who is signed in renews a session once a day, and sends its cookie again', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const start = now()
  setClock(() => start)
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  const ask = () => call('GET', '/api/session', undefined, { cookie })
  const ends = async () =>
    (await db.select().from(session).where(eq(session.userId, planner.id))).map(({ expiresAt }) => expiresAt)
  setClock(() => start + day - 1)
  expect((await ask()).headers.get('set-cookie')).toBeNull()
  expect(await ends()).toEqual([start + 30 * day])
  setClock(() => start + day)
  const renewed = await ask()
  expect(cookieOf(renewed)).toBe(cookie)
  const set = renewed.headers.get('set-cookie') ?? ''
  for (const part of ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(set).toContain(part)
  expect(await renewed.json()).toMatchObject({ user: { id: planner.id } })
  expect(await ends()).toEqual([start + 31 * day])
  expect((await ask()).headers.get('set-cookie')).toBeNull()
  setClock(() => start + 31 * day - 1)
  expect(await (await ask()).json()).toMatchObject({ user: { id: planner.id } })
})

test('no other call renews a session, and one that is over stays over', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const start = now()
  setClock(() => start)
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  setClock(() => start + 29 * day)
  const read = await call('GET', '/api/events', undefined, { cookie })
  expect([read.status, read.headers.get('set-cookie')]).toEqual([200, null])
  setClock(() => start + 30 * day)
  const answer = await call('GET', '/api/session', undefined, { cookie })
  expect(await answer.json()).toEqual({ user: null })
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=;.*Max-Age=0/)
  expect(await db.select().from(session).where(eq(session.userId, planner.id))).toMatchObject([
    { expiresAt: start + 30 * day },
  ])
})

test('a session whose time is over is over', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  await db
    .update(session)
    .set({ expiresAt: now() - 1000 })
    .where(eq(session.userId, planner.id))
  expect((await call('GET', '/api/events', undefined, { cookie })).status).toBe(401)
  const answer = await call('GET', '/api/session', undefined, { cookie })
  expect(await answer.json()).toEqual({ user: null })
})

test.for([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sub-domain', { origin: 'http://a.localhost:8787' }, 403],
  ['no origin to speak of', { origin: 'null' }, 403],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
] as const)('signing in from %s is refused', async ([, headers, status]) => {
  const planner = await makeAccount(db, 'Correct1')
  expect((await signIn(planner.email, 'Correct1', headers)).status).toBe(status)
})

test('a hash of the library that was here before still signs in, and is made anew with it', async () => {
  const older =
    'bb3947d7f994871e9d3ec91f7031b812:eae093f634020d9ade0e01973e41308c8546b7559339d9a7caae1a1f05d5d782b382f3683493de49b19b2317c62b5a5044b57731217c47b39811378713753cae'
  const planner = await makeAccount(db, 'Correct1')
  const stored = async () =>
    (await db.select().from(passwords).where(eq(passwords.userId, planner.id)))[0]?.hash ?? ''
  await db.update(passwords).set({ hash: older }).where(eq(passwords.userId, planner.id))
  expect((await signIn(planner.email, 'Wrong123')).status).toBe(401)
  expect(await stored()).toBe(older)
  expect((await signIn(planner.email, 'Correct1')).status).toBe(200)
  const anew = await stored()
  expect(isCurrent(anew)).toBe(true)
  expect((await signIn(planner.email, 'Correct1')).status).toBe(200)
  expect(await stored()).toBe(anew)
})
