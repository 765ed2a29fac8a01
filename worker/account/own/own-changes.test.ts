import { env } from 'cloudflare:workers'
import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { passwordChanged } from '#account/words/mail'
import {
  nameRequired,
  passwordNeedsDigit,
  passwordTooCommon,
  presentPasswordWrong,
} from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { paymentCustomers } from '#purchases/table'
import { templates } from '../../app/mails.ts'
import { makeAccount, makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { call, cookieOf } from '../../testing/http.ts'
import { makeLink } from '../link.ts'
import { askMail } from '../mails/ask.ts'
import type { OwnAccount } from '../shape/own-account.ts'
import { accountLinks, addressChanges, session } from '../table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

async function signedIn() {
  const planner = await makeAccount(db, 'Correct1')
  return { planner, cookie: await makeSession(env, planner.id) }
}
const send = (method: string, path: string, cookie: string, body?: unknown) =>
  call(method, `/api/account${path}`, body, { cookie })
const signIn = (email: string, password: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, { 'user-agent': firefox })
const isIn = async (cookie: string) => (await send('GET', '', cookie)).status === 200
const fieldsOf = async (answer: Response) =>
  ((await answer.json()) as { error: { fields: Record<string, string> } }).error.fields
const changes = (userId: string) =>
  db
    .select({ action: auditLogs.action, details: auditLogs.details })
    .from(auditLogs)
    .where(and(eq(auditLogs.userId, userId), eq(auditLogs.entityType, 'user')))
    .then((rows) => rows.filter(({ action }) => !action.startsWith('SIGN')))

test('a planner takes another name, and an empty one is refused', async () => {
  const { planner, cookie } = await signedIn()
  const refused = await send('PUT', '/name', cookie, { name: '  ' })
  expect([refused.status, await fieldsOf(refused)]).toEqual([400, { name: nameRequired }])
  const answer = await send('PUT', '/name', cookie, { name: ' Ida Neu ' })
  expect(await answer.json()).toEqual({
    user: { id: planner.id, email: planner.email, name: 'Ida Neu', role: 'planner' },
  })
  expect((await send('PUT', '/name', cookie, { name: 'Ida Neu' })).status).toBe(200)
  expect(await changes(planner.id)).toEqual([{ action: 'UPDATE_ACCOUNT', details: { kind: 'name' } }])
  const { user } = await (await call('GET', '/api/session', undefined, { cookie })).json<{
    user: { name: string }
  }>()
  expect(user.name).toBe('Ida Neu')
})

test('a new name is due to be told to the card provider, and the same name again is not', async () => {
  const { planner, cookie } = await signedIn()
  const other = await makePlanner(db)
  const owners = [planner.id, other.id]
  await db
    .insert(paymentCustomers)
    .values(owners.map((userId) => ({ userId, customerId: `cus_${userId}`, createdAt: now() })))
  const due = async () => {
    const rows = await db.select().from(paymentCustomers).where(inArray(paymentCustomers.userId, owners))
    return rows.filter(({ tellAt }) => tellAt !== null).map(({ userId }) => userId)
  }
  await send('PUT', '/name', cookie, { name: planner.name })
  expect(await due()).toEqual([])
  await send('PUT', '/name', cookie, { name: 'Ida Neu' })
  expect(await due()).toEqual([planner.id])
})

test('a new password asks for the present one, and says what is wrong at which field', async () => {
  const { planner, cookie } = await signedIn()
  const change = (password: string, newPassword: string) =>
    send('PUT', '/password', cookie, { password, newPassword })
  const wrong = await change('Correct2', 'Brandnew7')
  expect([wrong.status, await fieldsOf(wrong)]).toEqual([401, { password: presentPasswordWrong }])
  expect(await fieldsOf(await change('Correct1', 'Brandnew'))).toEqual({ newPassword: passwordNeedsDigit })
  expect(await fieldsOf(await change('Correct1', 'Password1'))).toEqual({ newPassword: passwordTooCommon })
  expect(await changes(planner.id)).toEqual([])
  expect((await signIn(planner.email, 'Correct1')).status).toBe(200)
})

test('a new password ends other sessions, and voids reset links and a new address that waits', async () => {
  const { planner, cookie } = await signedIn()
  const elsewhere = await makeSession(env, planner.id)
  const other = await signedIn()
  await makeLink({ db, at: now() }, { purpose: 'reset', userId: planner.id })
  await askMail(env, 'reset', planner.email, crypto.randomUUID())
  await db.insert(addressChanges).values({
    id: crypto.randomUUID(),
    userId: planner.id,
    email: 'new@example.com',
    oldEmail: planner.email,
    expiresAt: now() + 1000,
    createdAt: now(),
  })
  const answer = await send('PUT', '/password', cookie, { password: 'Correct1', newPassword: 'Brandnew7' })
  expect(answer.status).toBe(204)
  expect([await isIn(cookie), await isIn(elsewhere), await isIn(other.cookie)]).toEqual([true, false, true])
  expect((await signIn(planner.email, 'Correct1')).status).toBe(401)
  expect((await signIn(planner.email, 'Brandnew7')).status).toBe(200)
  const mails = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, planner.id))
  expect(mails).toEqual([{ kind: 'password_changed' }])
  for (const [table, of] of [
    [accountLinks, accountLinks.userId],
    [addressChanges, addressChanges.userId],
  ] as const)
    expect(await db.select().from(table).where(eq(of, planner.id))).toEqual([])
  expect(await changes(planner.id)).toEqual([{ action: 'UPDATE_ACCOUNT', details: { kind: 'password' } }])
})

test('a new password is told to its owner, and one that was refused is not', async () => {
  const { planner, cookie } = await signedIn()
  await send('PUT', '/password', cookie, { password: 'Wrong111', newPassword: 'Brandnew7' })
  const told = () => db.select().from(outbox).where(eq(outbox.subjectId, planner.id))
  expect(await told()).toEqual([])
  await send('PUT', '/password', cookie, { password: 'Correct1', newPassword: 'Brandnew7' })
  expect((await told()).map(({ kind }) => kind)).toEqual(['password_changed'])
  const mail = await templates.password_changed(env, planner.id)
  expect([mail?.to, mail?.subject]).toEqual([planner.email, passwordChanged.subject])
  expect(mail?.text).toContain(passwordChanged.notYou)
  expect(mail?.text).toContain('/planner?mode=reset')
  expect(mail?.text).not.toContain('Brandnew7')
  expect(await templates.password_changed(env, 'nobody')).toBeNull()
})

test('of two new passwords at once one wins, and only who sent it is told so', async () => {
  const { planner, cookie } = await signedIn()
  const answers = await Promise.all(
    ['Brandnew7', 'Brandnew8'].map((newPassword) =>
      send('PUT', '/password', cookie, { password: 'Correct1', newPassword }),
    ),
  )
  const [first, second] = answers.map(({ status }) => status)
  expect([first, second].toSorted((one, other) => Number(one) - Number(other))).toEqual([204, 401])
  const winner = first === 204 ? 'Brandnew7' : 'Brandnew8'
  expect((await signIn(planner.email, winner)).status).toBe(200)
})

test('the sixth wrong present password is 429: a session left open is no place to guess', async () => {
  const { cookie } = await signedIn()
  const guess = () => send('PUT', '/password', cookie, { password: 'Wrong123', newPassword: 'Brandnew7' })
  for (let each = 0; each < 5; each++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('sessions are listed with their browser, this one first, and none of another', async () => {
  const { planner, cookie } = await signedIn()
  await makeSession(env, (await makePlanner(db)).id)
  const elsewhere = cookieOf(await signIn(planner.email, 'Correct1'))
  const { sessions, newAddress } = await (await send('GET', '', cookie)).json<OwnAccount>()
  expect(newAddress).toBeNull()
  expect(sessions.map(({ here, browser }) => [here, browser])).toEqual([
    [true, 'Unknown browser'],
    [false, 'Firefox on Windows'],
  ])
  const text = JSON.stringify(sessions)
  for (const { token } of await db.select().from(session).where(eq(session.userId, planner.id)))
    if (!sessions.some(({ id }) => id === token)) expect(text).not.toContain(token)
  expect(await isIn(elsewhere)).toBe(true)
})

test('one session is ended by itself; another’s, one that has ended and one’s own are 404', async () => {
  const { planner, cookie } = await signedIn()
  const elsewhere = cookieOf(await signIn(planner.email, 'Correct1'))
  const { sessions } = await (await send('GET', '', cookie)).json<OwnAccount>()
  const [own, id] = sessions.map((one) => one.id)
  const stranger = await signedIn()
  expect((await send('DELETE', `/sessions/${id}`, stranger.cookie)).status).toBe(404)
  expect((await send('DELETE', `/sessions/${own}`, cookie)).status).toBe(404)
  expect([await isIn(cookie), await isIn(elsewhere)]).toEqual([true, true])
  expect((await send('DELETE', `/sessions/${id}`, cookie)).status).toBe(204)
  expect([await isIn(cookie), await isIn(elsewhere)]).toEqual([true, false])
  expect((await send('DELETE', `/sessions/${id}`, cookie)).status).toBe(404)
  expect(await changes(planner.id)).toEqual([{ action: 'END_SESSION', details: null }])
})

test('all other sessions are ended at once, and only one’s own', async () => {
  const { planner, cookie } = await signedIn()
  const others = [await makeSession(env, planner.id), await makeSession(env, planner.id)]
  const stranger = await signedIn()
  expect((await send('DELETE', '/sessions', cookie)).status).toBe(204)
  expect(await Promise.all([cookie, ...others, stranger.cookie].map(isIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
