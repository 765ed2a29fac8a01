import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import {
  alreadyConfirmed,
  alreadyRegistered,
  confirmLinkInvalid,
  passwordRequired,
  presentPasswordWrong,
  sameAddress,
} from '#account/words/planner'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { paymentCustomers } from '#purchases/table'
import { templates } from '../../app/mails.ts'
import { sweepAddressChanges } from '../../retention/sweep-accounts.ts'
import { makeAccount, makeSession } from '../../testing/factories/account-factories.ts'
import { call } from '../../testing/http.ts'
import { linkLife, makeLink } from '../link.ts'
import type { OwnAccount } from '../shape/own-account.ts'
import { accountLinks, addressChanges, user } from '../table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const fresh = () => `${crypto.randomUUID()}@example.com`

async function signedIn() {
  const planner = await makeAccount(db, 'Correct1')
  const cookie = await makeSession(env, planner.id)
  const ask = (email: string, password = 'Correct1') =>
    call('PUT', '/api/account/address', { email, password }, { cookie })
  return { planner, cookie, ask }
}
const look = (token: string, cookie = '') => call('POST', '/api/auth/address-check', { token }, { cookie })
const confirm = (token: string, cookie = '', password?: string) =>
  call('POST', '/api/auth/verify-address', { token, password }, { cookie })
const emailOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]?.email
const sentenceOf = async (answer: Response) =>
  ((await answer.json()) as { error: { message: string } }).error.message

async function mails(userId: string) {
  const [change] = await db.select().from(addressChanges).where(eq(addressChanges.userId, userId))
  const id = change?.id ?? ''
  const [asks, tells] = [await templates.address_confirm(env, id), await templates.address_asked(env, id)]
  const token = /confirm-email#address=(\S+)/.exec(asks?.text ?? '')?.[1] ?? ''
  return { asks, tells, token, id }
}

/** A planner who has asked for a new address. */
async function asked() {
  const given = await signedIn()
  const email = fresh()
  expect((await given.ask(email)).status).toBe(204)
  return { ...given, email, ...(await mails(given.planner.id)) }
}

test('asking changes nothing yet: the new address gets a link, the old one word and help', async () => {
  const { planner, cookie, email, asks, tells, id } = await asked()
  expect(asks).toMatchObject({ to: email })
  expect(tells).toMatchObject({ to: planner.email })
  expect(tells?.text).toContain('support')
  expect(tells?.text).toContain('/planner?mode=reset')
  expect(tells?.text).not.toContain('#address=')
  expect(await emailOf(planner.id)).toBe(planner.email)
  expect(await (await call('GET', '/api/account', undefined, { cookie })).json<OwnAccount>()).toMatchObject({
    newAddress: email,
  })
  const queued = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id))
  expect(queued.map(({ kind }) => kind).sort()).toEqual(['address_asked', 'address_confirm'])
  expect(await templates.address_changed(env, id)).toBeNull()
})

test('a wrong password, the address one has and a sixth request in an hour are refused', async () => {
  const { planner, ask } = await signedIn()
  const wrong = await ask(fresh(), 'Correct2')
  expect([wrong.status, await sentenceOf(wrong)]).toEqual([401, presentPasswordWrong])
  const same = await ask(` ${planner.email.toUpperCase()} `)
  expect([same.status, await sentenceOf(same)]).toEqual([400, sameAddress])
  expect(await mails(planner.id)).toMatchObject({ asks: null, tells: null })
  for (let each = 0; each < 5; each++) expect((await ask(fresh())).status).toBe(204)
  expect((await ask(fresh())).status).toBe(429)
})

test('a taken address is answered as a free one, and its owner reads that it has an account', async () => {
  const other = await makeAccount(db, 'Correct1')
  const { planner, ask } = await signedIn()
  const free = await ask(fresh())
  const taken = await ask(other.email)
  expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
  const { asks, token, id } = await mails(planner.id)
  expect(asks).toMatchObject({ to: other.email, subject: 'You have a Platewise account' })
  expect(token).toBe('')
  const queued = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id))
  expect(queued).toHaveLength(2)
})

test('looking at a link uses nothing up, and tells where one is signed in to the account', async () => {
  const { planner, cookie, email, token } = await asked()
  for (const each of [cookie, '', (await signedIn()).cookie])
    expect(await (await look(token, each)).json()).toEqual({ email, ownBrowser: each === cookie })
  expect(await emailOf(planner.id)).toBe(planner.email)
})

test('where one is signed in, one press makes it one’s own, and links to the old address are void', async () => {
  const { planner, cookie, email, token, id } = await asked()
  await makeLink({ db, at: now() }, { purpose: 'reset', userId: planner.id })
  const answer = await confirm(token, cookie)
  expect(await answer.json()).toMatchObject({ email, user: { id: planner.id, email } })
  expect(await emailOf(planner.id)).toBe(email)
  expect(await db.select().from(accountLinks).where(eq(accountLinks.userId, planner.id))).toEqual([])
  expect(await templates.address_asked(env, id)).toBeNull()
  const told = await templates.address_changed(env, id)
  expect(told).toMatchObject({ to: planner.email })
  expect(told?.text).toContain('support')
  for (const again of [await confirm(token, cookie), await look(token)])
    expect([again.status, await sentenceOf(again)]).toEqual([409, alreadyConfirmed])
  const log = await db
    .select({ details: auditLogs.details })
    .from(auditLogs)
    .where(and(eq(auditLogs.userId, planner.id), eq(auditLogs.action, 'UPDATE_ACCOUNT')))
  expect(log).toEqual([{ details: { kind: 'address_asked' } }, { details: { kind: 'address' } }])
  const signIn = await call('POST', '/api/auth/sign-in/email', { email, password: 'Correct1' })
  expect(signIn.status).toBe(200)
})

test('the admin’s list has the new address, and the card provider is due to be told it', async () => {
  const { planner, cookie, email, token } = await asked()
  await db
    .insert(paymentCustomers)
    .values({ userId: planner.id, customerId: `cus_${planner.id}`, createdAt: now() })
  const both = async () => [
    await db.$client
      .prepare('select email from planner_counts where user_id = ?')
      .bind(planner.id)
      .first('email'),
    (await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, planner.id)))[0]?.tellAt,
  ]
  expect(await both()).toEqual([planner.email, null])
  await confirm(token, cookie)
  expect(await both()).toEqual([email, expect.any(Number)])
})

test('who reads a mail sent astray gets no account: anywhere else the password is asked for', async () => {
  const { planner, email, token } = await asked()
  const stranger = (await signedIn()).cookie
  for (const cookie of ['', stranger]) {
    const without = await confirm(token, cookie)
    expect([without.status, await sentenceOf(without)]).toEqual([400, passwordRequired])
    expect((await confirm(token, cookie, 'Correct2')).status).toBe(401)
  }
  expect(await emailOf(planner.id)).toBe(planner.email)
  const elsewhere = await confirm(token, '', 'Correct1')
  expect(await elsewhere.json()).toEqual({ email, user: null })
  expect(elsewhere.headers.get('set-cookie')).toBeNull()
  expect(await emailOf(planner.id)).toBe(email)
})

test('a link that is forged, too old, replaced or taken back confirms nothing', async () => {
  const { planner, cookie, ask, token } = await asked()
  const refused = async (each: string) => {
    const answer = await confirm(each, cookie)
    expect([answer.status, await sentenceOf(answer)]).toEqual([400, confirmLinkInvalid])
  }
  const [id = '', mac = ''] = token.split('.')
  for (const forged of ['x', `${id}.${'A'.repeat(43)}`, `${crypto.randomUUID()}.${mac}`])
    await refused(forged)
  expect((await ask(fresh())).status).toBe(204)
  await refused(token)
  const { token: second } = await mails(planner.id)
  expect((await call('DELETE', '/api/account/address', undefined, { cookie })).status).toBe(204)
  await refused(second)
  const late = await asked()
  setClock(() => Date.now() + linkLife.confirm + 1)
  expect((await confirm(late.token, '', 'Correct1')).status).toBe(400)
  await sweepAddressChanges({ db, at: now() })
  expect(await db.select().from(addressChanges).where(eq(addressChanges.userId, late.planner.id))).toEqual([])
  expect(await emailOf(planner.id)).toBe(planner.email)
})

test('an address that got an account meanwhile stays that account’s', async () => {
  const { planner, cookie, email, token } = await asked()
  await makeAccount(db, 'Correct1', { email })
  const answer = await confirm(token, cookie)
  expect([answer.status, await sentenceOf(answer)]).toEqual([409, alreadyRegistered])
  expect(await emailOf(planner.id)).toBe(planner.email)
})
