import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { accountGuessed } from '#account/words/planner'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { hmac } from '#core/hash'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { attempts } from '#core/rate-limit/table'
import { tooMany } from '#core/words/shared'
import { templates } from '../app/mails.ts'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { call, cookiesOf } from '../testing/http.ts'
import { deviceOf, withDevice } from './device.ts'

// Limits that keep an account from being guessed from everywhere at once, and its owner from being kept out by that.
const db = database(env.DB)
afterEach(() => setClock())

const hour = 3_600_000
const fresh = () => crypto.randomUUID()
const stranger = () => `${fresh()}@example.com`
const signIn = (email: string, password: string, { address = fresh(), cookie = '' } = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, { 'cf-connecting-ip': address, cookie })

/** The device cookie of a browser in which an account was signed in with. */
async function deviceFor(email: string, password = 'Correct1', cookie = ''): Promise<string> {
  return cookiesOf(await signIn(email, password, { cookie }))['__Host-device'] ?? ''
}

/** Wrong passwords for an account, of as many addresses, without computing any of them. */
async function guessed(email: string, times: number): Promise<void> {
  const key = await hmac(env.SECRET, `password_account ${email}`)
  await env.DB.prepare(
    `insert into attempts (kind, key, at) select 'password_account', ?1, ?2 from json_each(?3)`,
  )
    .bind(key, now(), JSON.stringify(Array.from({ length: times }, () => 0)))
    .run()
}

async function mailsTo(userId: string) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, userId), eq(outbox.kind, 'reset')))
}

async function expectGuessed(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await response.json()).toMatchObject({
    error: { code: 'too_many', message: expect.stringContaining(`${accountGuessed} Please try again in `) },
  })
}

test('a sign-in and a reset remember the browser by a cookie that names nobody', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const signedIn = await signIn(planner.email, 'Correct1')
  const mail = await templates.reset(env, planner.id)
  const token = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const reset = await call('POST', '/api/auth/reset-password', { token, newPassword: 'Brandnew7' })
  for (const response of [signedIn, reset]) {
    const set = response.headers.getSetCookie().find((one) => one.startsWith('__Host-device=')) ?? ''
    for (const part of ['Max-Age=34560000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(set).toContain(part)
    expect(set).not.toContain('Domain')
    const value = decodeURIComponent(/^[^=]+=([^;]*)/.exec(set)?.[1] ?? '')
    expect(value).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    for (const named of [planner.id, planner.email, btoa(planner.email), planner.name])
      expect(value).not.toContain(named)
  }
  const refused = await signIn(planner.email, 'Wrong123')
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('the hundredth wrong password of an hour for an account is a miss, and then only its own browsers sign in', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = await deviceFor(planner.email)
  await guessed(planner.email, 99)
  expect((await signIn(planner.email, 'Wrong123')).status).toBe(401)
  await expectGuessed(await signIn(planner.email, 'Wrong123'))
  await expectGuessed(await signIn(planner.email, 'Correct1'))
  expect((await signIn(planner.email, 'Correct1', { cookie })).status).toBe(200)
  const other = await makeAccount(db, 'Correct1')
  expect((await signIn(other.email, 'Correct1')).status).toBe(200)
})

test('after the hour every browser signs in again', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const start = now()
  setClock(() => start)
  await guessed(planner.email, 100)
  const refused = await signIn(planner.email, 'Correct1')
  expect(refused.headers.get('retry-after')).toBe('3600')
  await expectGuessed(refused)
  setClock(() => start + hour)
  expect((await signIn(planner.email, 'Correct1')).status).toBe(200)
})

test('a guessed account gets one mail an hour, whose link lets its owner in whatever the guessing', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const start = now()
  setClock(() => start)
  await guessed(planner.email, 100)
  for (let time = 0; time < 5; time++) await expectGuessed(await signIn(planner.email, 'Wrong123'))
  expect(await mailsTo(planner.id)).toHaveLength(1)
  const mail = await templates.reset(env, planner.id)
  expect(mail?.text).toContain('wrong passwords for your')
  await processOutbox(env, templates)
  await expectGuessed(await signIn(planner.email, 'Wrong123'))
  expect(await mailsTo(planner.id)).toHaveLength(1)

  const token = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const reset = await call('POST', '/api/auth/reset-password', { token, newPassword: 'Brandnew7' })
  expect(reset.status).toBe(200)
  const cookie = cookiesOf(reset)['__Host-device'] ?? ''
  await expectGuessed(await signIn(planner.email, 'Brandnew7'))
  expect((await signIn(planner.email, 'Brandnew7', { cookie })).status).toBe(200)

  setClock(() => start + hour)
  await guessed(planner.email, 100)
  for (let time = 0; time < 2; time++) await expectGuessed(await signIn(planner.email, 'Wrong123'))
  expect(await mailsTo(planner.id)).toHaveLength(2)
})

test('a mail that was asked for by its owner speaks of no wrong passwords', async () => {
  const planner = await makeAccount(db, 'Correct1')
  await guessed(planner.email, 99)
  const mail = await templates.reset(env, planner.id)
  expect(mail?.text).toContain('someone asked to reset the password')
  expect(mail?.text).not.toContain('wrong passwords')
})

test('a guessed address of no account is answered as one of an account', async () => {
  const email = stranger()
  await guessed(email, 100)
  for (let time = 0; time < 2; time++) await expectGuessed(await signIn(email, 'Wrong123'))
})

test.for([
  ['of another account', async () => deviceFor((await makeAccount(db, 'Correct1')).email)],
  ['made up', async () => `__Host-device=${'a'.repeat(43)}.${'b'.repeat(43)}`],
  ['without a mark', async () => `__Host-device=${'a'.repeat(43)}`],
  ['of another browser’s name', async (own: string) => own.replace(/=.{43}/, `=${'a'.repeat(43)}`)],
  ['in another case', async (own: string) => own.toLowerCase()],
] as const)('a device cookie %s is none', async ([, made]) => {
  const planner = await makeAccount(db, 'Correct1')
  const own = await deviceFor(planner.email)
  await guessed(planner.email, 100)
  await expectGuessed(await signIn(planner.email, 'Correct1', { cookie: await made(own) }))
  expect((await signIn(planner.email, 'Correct1', { cookie: own })).status).toBe(200)
})

test('strangers at the address of its owner hold up no browser of theirs', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = fresh()
  const cookie = await deviceFor(planner.email)
  for (let miss = 0; miss < 5; miss++) await signIn(planner.email, 'Wrong123', { address })
  const refused = await signIn(planner.email, 'Correct1', { address })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    error: { message: expect.stringContaining(`${tooMany} Please try again in `) },
  })
  expect((await signIn(planner.email, 'Correct1', { address, cookie })).status).toBe(200)
})

test('a stolen device cookie guesses five times in a quarter of an hour, from wherever', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = await deviceFor(planner.email)
  const statuses = []
  for (let miss = 0; miss < 6; miss++)
    statuses.push((await signIn(planner.email, 'Wrong123', { cookie })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await signIn(planner.email, 'Correct1')).status).toBe(200)
  const key = await hmac(env.SECRET, `password_account ${planner.email}`)
  expect(await db.select().from(attempts).where(eq(attempts.key, key))).toEqual([])
})

test('a browser that several people share knows the last five of them', async () => {
  const emails = Array.from({ length: 6 }, stranger)
  let cookie: string | undefined
  for (const email of emails) cookie = await withDevice(env.SECRET, cookie, email)
  cookie = await withDevice(env.SECRET, cookie, emails[4] ?? '')
  const known = await Promise.all(emails.map((email) => deviceOf([env.SECRET], cookie, email)))
  expect(known.map((name) => name !== null)).toEqual([false, true, true, true, true, true])
  expect(new Set(known.filter((name) => name !== null)).size).toBe(1)
})

test('a sign-up makes no browser known', async () => {
  const body = { name: 'Mallory', email: stranger(), password: 'Squatter7' }
  const response = await call('POST', '/api/auth/sign-up/email', body, { 'cf-connecting-ip': fresh() })
  expect(cookiesOf(response)['__Host-device']).toBeUndefined()
})

test('whoever deletes the account leaves no device cookie behind', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const cookies = cookiesOf(await signIn(planner.email, 'Correct1'))
  const cookie = Object.values(cookies).join('; ')
  const gone = await call('DELETE', '/api/account', { confirm: planner.email }, { cookie })
  expect(gone.status).toBe(204)
  expect(gone.headers.getSetCookie().find((one) => one.startsWith('__Host-device='))).toContain('Max-Age=0')
})
