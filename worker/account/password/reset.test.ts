import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { passwordNeedsUpper, passwordTooCommon, resetLinkInvalid, resetSent } from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { templates } from '../../app/mails.ts'
import { makeAccount, makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { call, cookieOf } from '../../testing/http.ts'
import { askMail } from '../mails/ask.ts'
import { accountLinks, user } from '../table.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function tokenFor(userId: string): Promise<string> {
  const mail = await templates.reset(env, userId)
  const link = /http:\/\/localhost:8787\/reset-password2#access_token=([\w-]{43})&type=recovery/
  return link.exec(mail?.text ?? '')?.[1] ?? ''
}
const ask = (email: string, address: string = crypto.randomUUID()) =>
  call('POST', '/api/auth/request-password-reset', { email }, { 'cf-connecting-ip': address })
const check = (token: string) => call('POST', '/api/auth/reset-check', { token })
const reset = (token: string, newPassword = 'Brandnew7') =>
  call('POST', '/api/auth/reset-password', { token, newPassword })
const signIn = (email: string, password: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password })

test('asking queues a mail for a known address only, and says the same for all', async () => {
  const planner = await makeAccount(db, 'Correct1')
  for (const email of [planner.email, `${crypto.randomUUID()}@example.com`]) {
    const response = await ask(email)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: true, message: resetSent })
  }
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, planner.id))).toMatchObject([
    { kind: 'reset' },
  ])
})

test('the eleventh request of an address within an hour is 429', async () => {
  const address = crypto.randomUUID()
  for (let each = 0; each < 10; each++) expect((await ask('nobody@example.com', address)).status).toBe(200)
  expect((await ask('nobody@example.com', address)).status).toBe(429)
})

test('a link sets the password, ends every other session and signs in', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const elsewhere = await makeSession(env, planner.id)
  const token = await tokenFor(planner.id)
  const response = await reset(token)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: true,
    user: { id: planner.id, email: planner.email, name: planner.name, role: 'planner' },
  })
  const cookie = cookieOf(response)
  expect((await call('GET', '/api/events', undefined, { cookie: elsewhere })).status).toBe(401)
  expect((await call('GET', '/api/events', undefined, { cookie })).status).toBe(200)
  const answer = await call('GET', '/api/session', undefined, { cookie })
  expect(await answer.json()).toMatchObject({ user: { id: planner.id } })
  expect((await signIn(planner.email, 'Correct1')).status).toBe(401)
  expect((await signIn(planner.email, 'Brandnew7')).status).toBe(200)
})

test('the sign-in of a reset is written down as one', async () => {
  const planner = await makeAccount(db, 'Correct1')
  await reset(await tokenFor(planner.id))
  const rows = await db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.userId, planner.id), eq(auditLogs.action, 'SIGN_IN')))
  expect(rows).toMatchObject([{ details: { email: planner.email, sign_in_method: 'reset' } }])
})

test('looking at a link does not use it up; using it does', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const token = await tokenFor(planner.id)
  expect((await check(token)).status).toBe(200)
  expect((await check(token)).status).toBe(200)
  expect((await reset(token)).status).toBe(200)
  for (const response of [await check(token), await reset(token, 'Another77')]) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', message: resetLinkInvalid } })
  }
  expect((await signIn(planner.email, 'Brandnew7')).status).toBe(200)
})

test('a reset voids every reset link of its account, older and newer, and no other account’s', async () => {
  const [planner, other] = [await makeAccount(db, 'Correct1'), await makeAccount(db, 'Correct1')]
  const [older, used, newer] = [
    await tokenFor(planner.id),
    await tokenFor(planner.id),
    await tokenFor(planner.id),
  ]
  const others = await tokenFor(other.id)
  expect((await reset(used)).status).toBe(200)
  for (const token of [older, used, newer]) {
    expect((await check(token)).status).toBe(400)
    expect((await reset(token, 'Another77')).status).toBe(400)
  }
  expect((await signIn(planner.email, 'Brandnew7')).status).toBe(200)
  expect((await check(others)).status).toBe(200)
})

test('a link that was asked for before a reset, and not mailed yet, is never made', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const token = await tokenFor(planner.id)
  await askMail(env, 'reset', planner.email, crypto.randomUUID())
  const mails = () => db.select().from(outbox).where(eq(outbox.subjectId, planner.id))
  expect(await mails()).toHaveLength(1)
  await reset(token)
  await processOutbox(env, templates)
  expect(await mails()).toEqual([])
  expect(await db.select().from(accountLinks).where(eq(accountLinks.userId, planner.id))).toEqual([])
  await ask(planner.email)
  expect(await mails()).toHaveLength(1)
})

test('a reset that is refused voids nothing', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const [one, another] = [await tokenFor(planner.id), await tokenFor(planner.id)]
  expect((await reset(one, 'lower777')).status).toBe(400)
  expect((await reset('x'.repeat(43))).status).toBe(400)
  for (const token of [one, another]) expect((await check(token)).status).toBe(200)
})

test('of two uses at once one wins', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const token = await tokenFor(planner.id)
  const answers = await Promise.all([reset(token, 'Brandnew7'), reset(token, 'Another77')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const winner = answers[0]?.status === 200 ? 'Brandnew7' : 'Another77'
  expect((await signIn(planner.email, winner)).status).toBe(200)
})

test('a link is good for one hour, and not a second more', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const start = now()
  setClock(() => start)
  const token = await tokenFor(planner.id)
  setClock(() => start + 3_600_000 + 1000)
  expect((await check(token)).status).toBe(400)
  expect((await reset(token)).status).toBe(400)
  setClock(() => start + 3_600_000 - 1000)
  expect((await reset(token)).status).toBe(200)
})

test('a password that breaks a rule leaves the link as good as before', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const token = await tokenFor(planner.id)
  for (const [password, sentence] of [
    ['lower777', passwordNeedsUpper],
    ['Welcome123', passwordTooCommon],
  ] as const) {
    const response = await reset(token, password)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { newPassword: sentence } } })
  }
  expect((await reset(token)).status).toBe(200)
})

test('the database holds a hash of the token and never the token', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const token = await tokenFor(planner.id)
  const rows = await db.select().from(accountLinks).where(eq(accountLinks.userId, planner.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('whoever has read the mail has proven the address', async () => {
  const planner = await makeAccount(db, 'Correct1', { emailVerified: false })
  await reset(await tokenFor(planner.id))
  const [after] = await db.select().from(user).where(eq(user.id, planner.id))
  expect(after?.emailVerified).toBe(true)
})

test('a confirmation link is no reset link', async () => {
  const planner = await makeAccount(db, 'Correct1', { emailVerified: false })
  const mail = await templates.confirm(env, planner.id)
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await check(token)).status).toBe(400)
})

test('mails say whom and what, in both forms', async () => {
  const planner = await makeAccount(db, 'Correct1', { name: 'Nina <b>New</b>' })
  const mail = await templates.reset(env, planner.id)
  expect(mail).toMatchObject({ to: planner.email, subject: 'Reset your Platewise password' })
  expect(mail?.html).toContain('Nina &lt;b&gt;New')
  expect(mail?.html).toContain('/reset-password2#access_token=')
  expect(mail?.text).toContain('/reset-password2#access_token=')
})

test('mails about an account carry no link its maker typed as a name', async () => {
  const planner = await makePlanner(db, { name: 'Win at evil.example now', emailVerified: false })
  for (const write of [templates.confirm, templates.reset]) {
    const mail = await write(env, planner.id)
    expect(mail?.text).toContain('Win at now')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil')
  }
})
