import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { somethingWrong, tooMany } from '#core/words/shared'
import { templates } from '../app/mails.ts'
import worker from '../index.ts'
import { makeAccount, makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { call, cookieOf } from '../testing/http.ts'
import { askMail } from './mails/ask.ts'
import { session, user } from './table.ts'

// Limits, to the last one, and that none of them is a way to keep somebody else out.
const db = database(env.DB)
afterEach(() => setClock())

const fresh = () => crypto.randomUUID()
const from = (address: string) => ({ 'cf-connecting-ip': address })
const signIn = (email: string, password: string, address: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, from(address))
const askReset = (email: string, address: string) =>
  call('POST', '/api/auth/request-password-reset', { email }, from(address))

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await response.json()).toMatchObject({
    error: {
      code: 'too_many',
      message: expect.stringContaining(`${tooMany} Please try again in `),
      requestId: expect.any(String),
    },
  })
}

async function openEvent() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return event
}

test('an address that guessed a thousand passwords keeps nobody else from their account', async () => {
  const planner = await makeAccount(db, 'Correct1')
  for (let one = 0; one < 3; one++) {
    const attacker = fresh()
    for (let miss = 0; miss < 5; miss++) await signIn(planner.email, 'Wrong123', attacker)
    await expectTooMany(await signIn(planner.email, 'Wrong123', attacker))
  }
  expect((await signIn(planner.email, 'Correct1', fresh())).status).toBe(200)
})

test('five misses at one account leave the other accounts of an address alone', async () => {
  const [one, other] = [await makeAccount(db, 'Correct1'), await makeAccount(db, 'Correct1')]
  const venue = fresh()
  for (let miss = 0; miss < 6; miss++) await signIn(one.email, 'Wrong123', venue)
  expect((await signIn(other.email, 'Correct1', venue)).status).toBe(200)
})

test('the tenth reset request of an address in an hour is taken, the eleventh not, and after the hour again', async () => {
  const address = fresh()
  const start = now()
  setClock(() => start)
  for (let each = 0; each < 10; each++)
    expect((await askReset(`${fresh()}@example.com`, address)).status).toBe(200)
  const refused = await askReset(`${fresh()}@example.com`, address)
  expect(refused.headers.get('retry-after')).toBe('3600')
  await expectTooMany(refused)
  expect((await askReset(`${fresh()}@example.com`, fresh())).status).toBe(200)
  setClock(() => start + 3_600_000)
  expect((await askReset(`${fresh()}@example.com`, address)).status).toBe(200)
})

test('asking for the confirmation again is counted by itself: ten an hour, and no sign-up is held up by it', async () => {
  const address = fresh()
  const start = now()
  setClock(() => start)
  const again = () =>
    call('POST', '/api/auth/send-verification-email', { email: `${fresh()}@example.com` }, from(address))
  for (let each = 0; each < 10; each++) expect((await again()).status).toBe(200)
  const refused = await again()
  expect(refused.headers.get('retry-after')).toBe('3600')
  await expectTooMany(refused)
  const newcomer = { name: 'Nina', email: `${fresh()}@example.com`, password: 'Longer7x' }
  expect((await call('POST', '/api/auth/sign-up/email', newcomer, from(address))).status).toBe(200)
  expect((await askReset(newcomer.email, address)).status).toBe(200)
})

test('strangers who ask for resets of an account queue one mail and not twelve: its owner’s comes with it', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const waiting = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, planner.id), isNull(outbox.sentAt)))
  const start = now()
  setClock(() => start)
  for (let each = 0; each < 12; each++) await askMail(env, 'reset', planner.email, fresh())
  expect(await waiting()).toHaveLength(1)
  // Three an hour reach the owner however many ask, and any of their links is good for an hour.
  for (let each = 0; each < 3; each++) {
    await processOutbox(env, templates)
    expect(await waiting()).toHaveLength(0)
    await askMail(env, 'reset', planner.email, fresh())
  }
  await processOutbox(env, templates)
  expect(await waiting()).toHaveLength(1)
  setClock(() => start + 3_600_000)
  await processOutbox(env, templates)
  expect(await waiting()).toHaveLength(0)
})

test('what was queued for nobody is dropped when its turn comes', async () => {
  await askMail(env, 'reset', `${fresh()}@example.com`, 'dropped')
  await processOutbox(env, templates)
  const [row] = await db.select().from(outbox).where(eq(outbox.dedupeKey, 'reset:dropped'))
  expect(row).toMatchObject({ subjectId: 'nobody dropped', failedAt: null, sentAt: expect.any(Number) })
})

test('a stranger’s sign-up with an address does not keep its owner out: the reset proves it theirs', async () => {
  const email = `${fresh()}@example.com`
  await call(
    'POST',
    '/api/auth/sign-up/email',
    { name: 'Mallory', email, password: 'Squatter7' },
    from(fresh()),
  )
  const [taken] = await db.select().from(user).where(eq(user.email, email))
  const mail = await templates.reset(env, taken?.id ?? '')
  const token = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const reset = await call('POST', '/api/auth/reset-password', { token, newPassword: 'Rightful7' })
  expect((await call('GET', '/api/events', undefined, { cookie: cookieOf(reset) })).status).toBe(200)
  expect((await signIn(email, 'Squatter7', fresh())).status).toBe(401)
  expect((await signIn(email, 'Rightful7', fresh())).status).toBe(200)
})

/** Asks the Worker with some of its bindings replaced. */
async function asked(path: string, bindings: Partial<Env>, body?: object): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`http://localhost:8787${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json', ...from(fresh()) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, ...bindings },
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

const limitsDown = { limit: () => Promise.reject(new Error('rate limits are down')) }
const guestsLimitsDown = { CODE_MISSES: limitsDown, SUBMISSIONS: limitsDown }

test('while the platform’s limits are down guests look up, read and submit as ever', async () => {
  const event = await openEvent()
  const path = `/api/codes/${event.eventCode}`
  expect((await asked(path, guestsLimitsDown)).status).toBe(200)
  expect((await asked(`/event/${event.eventCode}`, guestsLimitsDown)).status).toBe(200)
  const body = { submissionId: fresh(), party: partyOf(1) }
  expect((await asked(`${path}/responses`, guestsLimitsDown, body)).status).toBe(201)
  expect((await asked('/api/codes/NOPE99', guestsLimitsDown)).status).toBe(404)
})

test('while attempts cannot be counted nobody signs in, signs up or asks for a mail: 503, and nothing is done', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const uncounted = {
    DB: new Proxy(env.DB, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name).bind(target)
        return (sql: string) => {
          if (sql.includes('attempts')) throw new Error('D1_ERROR: no such table')
          return target.prepare(sql)
        }
      },
    }),
  }
  const email = `${fresh()}@example.com`
  for (const [path, body] of [
    ['sign-in/email', { email: planner.email, password: 'Correct1' }],
    ['sign-up/email', { name: 'Nina', email, password: 'Longer7x' }],
    ['request-password-reset', { email: planner.email }],
    ['send-verification-email', { email: planner.email }],
  ] as const) {
    const response = await asked(`/api/auth/${path}`, uncounted, body)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable', message: somethingWrong } })
  }
  expect(await db.select().from(session).where(eq(session.userId, planner.id))).toEqual([])
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([])
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, planner.id))).toEqual([])
  const event = await openEvent()
  expect((await asked(`/api/codes/${event.eventCode}`, uncounted)).status).toBe(200)
})
