import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import {
  accountCreated,
  alreadyRegistered,
  confirmSent,
  nameRequired,
  passwordNeedsDigit,
  passwordTooCommon,
  passwordTooLong,
  passwordTooShort,
} from '#account/words/planner'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { hmac } from '#core/hash'
import { outbox } from '#core/mail/table'
import { attempts } from '#core/rate-limit/table'
import { templates } from '../app/mails.ts'
import worker from '../index.ts'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { call } from '../testing/http.ts'
import { hashOf } from './password/kdf.ts'
import { passwords, user } from './table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const freshEmail = () => `${crypto.randomUUID()}@example.com`
const from = (address: string) => ({ 'cf-connecting-ip': address })
const person = (more: object = {}) => ({
  name: 'Nina New',
  email: freshEmail(),
  password: 'Longer7x',
  ...more,
})
const signUp = (body: object, address: string = crypto.randomUUID()) =>
  call('POST', '/api/auth/sign-up/email', body, from(address))
const userOf = async (email: string) => (await db.select().from(user).where(eq(user.email, email)))[0]

async function confirmed(userId: string): Promise<Response> {
  const mail = await templates.confirm(env, userId)
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return call('POST', '/api/auth/verify-email', { token, password: 'Longer7x' })
}

async function resetBy(userId: string): Promise<Response> {
  const mail = await templates.reset(env, userId)
  const token = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return call('POST', '/api/auth/reset-password', { token, newPassword: 'Brandnew7' })
}

test('signing up makes an account that waits, and queues its mail', async () => {
  const body = person({ email: ` ${freshEmail().toUpperCase()} ` })
  const response = await signUp(body)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ message: accountCreated })
  expect(response.headers.getSetCookie().map((set) => set.split('=')[0])).toEqual(['__Host-sign-up'])
  const made = await userOf(body.email.trim().toLowerCase())
  expect(made).toMatchObject({ name: 'Nina New', emailVerified: false, role: 'planner' })
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, made?.id ?? ''))
  expect(mails).toMatchObject([{ kind: 'confirm' }])
  expect((await call('POST', '/api/auth/sign-in/email', body)).status).toBe(403)
})

test('a known address is told so, and its account stays as it is', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const response = await signUp(person({ email: planner.email }))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    error: { code: 'already_registered', message: alreadyRegistered },
  })
  expect(await db.select().from(passwords).where(eq(passwords.userId, planner.id))).toHaveLength(1)
  const { email } = planner
  expect((await call('POST', '/api/auth/sign-in/email', { email, password: 'Correct1' })).status).toBe(200)
})

test('an address under an internationalized domain and its punycode are one account', async () => {
  const name = crypto.randomUUID()
  const body = person({ email: `${name}@Tür.example` })
  expect((await signUp(body)).status).toBe(200)
  expect(await userOf(`${name}@xn--tr-xka.example`)).toMatchObject({ name: 'Nina New' })
  for (const email of [`${name}@xn--tr-xka.example`, `${name}@TÜR.example`])
    expect((await signUp(person({ email }))).status).toBe(409)
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.email, `${name}@xn--tr-xka.example`))
  for (const email of [`${name}@xn--tr-xka.example`, `${name}@tür.example`])
    expect((await call('POST', '/api/auth/sign-in/email', { ...body, email })).status).toBe(200)
})

test('of two sign-ups at once with one address one wins', async () => {
  const body = person()
  const answers = await Promise.all([signUp(body), signUp(body), signUp(body)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const made = await userOf(body.email)
  expect(
    await db
      .select()
      .from(passwords)
      .where(eq(passwords.userId, made?.id ?? '')),
  ).toHaveLength(1)
})

test.for([
  [{ password: 'Short' }, 'password', passwordTooShort],
  [{ password: 'NoDigits' }, 'password', passwordNeedsDigit],
  [{ password: `Aa1${'x'.repeat(253)}` }, 'password', passwordTooLong],
  [{ password: `Aa1${'x'.repeat(9_997)}` }, 'password', passwordTooLong],
  [{ password: 'Password1' }, 'password', passwordTooCommon],
  [{ password: 'Qwerty123!' }, 'password', passwordTooCommon],
  [{ name: '  ' }, 'name', nameRequired],
] as const)('%o is refused under its field', async ([wrong, field, sentence]) => {
  const body = person(wrong)
  const response = await signUp(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: { [field]: sentence } } })
  expect(await userOf(body.email)).toBeUndefined()
})

test.for(['Abc1ef', `Aa1${'x'.repeat(61)}`, 'Aa1 💐 x', 'Aa1x\u0000yz', ' Aa1xyz '])(
  'the password %o is taken as typed',
  async (password) => {
    const body = person({ password })
    expect((await signUp(body)).status).toBe(200)
    await db.update(user).set({ emailVerified: true }).where(eq(user.email, body.email))
    expect((await call('POST', '/api/auth/sign-in/email', body)).status).toBe(200)
    const trimmed = { ...body, password: `${password}.` }
    expect((await call('POST', '/api/auth/sign-in/email', trimmed)).status).toBe(401)
  },
)

test('what a sign-up sends besides is not taken', async () => {
  const body = person({ role: 'admin', emailVerified: true, id: 'mine' })
  await signUp(body)
  expect(await userOf(body.email)).toMatchObject({ role: 'planner', emailVerified: false })
})

test('the eleventh unconfirmed sign-up of an address within an hour is 429', async () => {
  const address = crypto.randomUUID()
  setClock(() => Date.UTC(2030, 0, 1))
  for (let each = 0; each < 10; each++) expect((await signUp(person(), address)).status).toBe(200)
  const refused = await signUp(person(), address)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  const again = { email: freshEmail() }
  const sent = await call('POST', '/api/auth/send-verification-email', again, from(address))
  expect(sent.status).toBe(200)
  setClock(() => Date.UTC(2030, 0, 1, 1))
  expect((await signUp(person(), address)).status).toBe(200)
})

test('eleven colleagues sign up at one office within an hour: who has confirmed counts no more', async () => {
  const address = crypto.randomUUID()
  const colleagues = Array.from({ length: 11 }, () => person())
  for (const [index, colleague] of colleagues.entries()) {
    expect([index, (await signUp(colleague, address)).status]).toEqual([index, 200])
    const made = await userOf(colleague.email)
    if (index % 2 === 0) await confirmed(made?.id ?? '')
    else await resetBy(made?.id ?? '')
  }
  const key = await hmac(env.SECRET, `sign_up ${address}`)
  expect(await db.select().from(attempts).where(eq(attempts.key, key))).toEqual([])
})

test('known addresses tried from one address count, though nothing is made: the eleventh is 429', async () => {
  const address = crypto.randomUUID()
  const { email } = await makeAccount(db, 'Correct1')
  const statuses = []
  for (let each = 0; each < 11; each++) statuses.push((await signUp(person({ email }), address)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429])
})

test('a sign-up that is refused for its password or for want of a place is not counted', async () => {
  const address = crypto.randomUUID()
  for (let each = 0; each < 11; each++)
    expect((await signUp(person({ password: 'Password1' }), address)).status).toBe(400)
  const crowd = Array.from({ length: 30 }, () =>
    hashOf('Correct1', { lane: 'others', of: crypto.randomUUID() }),
  )
  for (let each = 0; each < 11; each++) expect((await signUp(person(), address)).status).toBe(503)
  await Promise.all(crowd)
  expect((await signUp(person(), address)).status).toBe(200)
})

test('a sign-up that fails at our end is not counted', async () => {
  const address = crypto.randomUUID()
  const down = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: down'))
      return Reflect.get(target, name).bind(target)
    },
  })
  const asked = new Request('http://localhost:8787/api/auth/sign-up/email', {
    method: 'POST',
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify(person()),
  }) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(asked, { ...env, DB: down }, createExecutionContext())
  expect(response.status).toBe(500)
  const key = await hmac(env.SECRET, `sign_up ${address}`)
  expect(await db.select().from(attempts).where(eq(attempts.key, key))).toEqual([])
})

test('the confirmation is sent again, and says the same for every address', async () => {
  const waiting = await makeAccount(db, 'Correct1', { emailVerified: false })
  const confirmed = await makeAccount(db, 'Correct1')
  for (const email of [waiting.email, confirmed.email, freshEmail()]) {
    const response = await call('POST', '/api/auth/send-verification-email', { email }, from(email))
    expect(await response.json()).toEqual({ status: true, message: confirmSent })
  }
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, waiting.id))).toHaveLength(1)
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, confirmed.id))).toHaveLength(0)
})
