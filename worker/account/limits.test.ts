import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { attempts } from '#core/rate-limit/table'
import { tooMany } from '#core/words/shared'
import { sweepAttempts, sweepLinks, sweepSessions } from '../retention/sweep-accounts.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { call } from '../testing/http.ts'
import { linkHash, linkLife, makeLink } from './link.ts'
import { accountLinks, session } from './table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, headers)
const from = (address: string) => ({ 'cf-connecting-ip': address })
const freshAddress = () => crypto.randomUUID()

test('the sixth wrong password in a quarter of an hour is 429; another address still gets in', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = freshAddress()
  const start = now()
  setClock(() => start)
  for (let miss = 0; miss < 5; miss++)
    expect((await signIn(planner.email, 'Wrong123', from(address))).status).toBe(401)
  const refused = await signIn(planner.email, 'Correct1', from(address))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(await refused.json()).toMatchObject({
    error: { code: 'too_many', message: `${tooMany} Please try again in 15 minutes.` },
  })
  expect((await signIn(planner.email, 'Correct1', from(freshAddress()))).status).toBe(200)
  setClock(() => start + 15 * 60_000)
  expect((await signIn(planner.email, 'Correct1', from(address))).status).toBe(200)
})

test('wrong passwords at once are counted as exactly as one after another', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = freshAddress()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn(planner.email, 'Wrong123', from(address))),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
})

test('right passwords are never counted', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = freshAddress()
  for (let time = 0; time < 7; time++)
    expect((await signIn(planner.email, 'Correct1', from(address))).status).toBe(200)
})

test('an address that tries a hundred accounts is refused whatever account it tries next', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = freshAddress()
  const keys = async () => {
    const rows = await db.select().from(attempts).where(eq(attempts.kind, 'password_address'))
    return new Set(rows.map(({ key }) => key))
  }
  const earlier = await keys()
  await signIn(`${crypto.randomUUID()}@example.com`, 'Wrong123', from(address))
  const [key = ''] = [...(await keys())].filter((one) => !earlier.has(one))
  expect(key).not.toBe('')
  await db.batch([
    db.insert(attempts).values({ kind: 'password_address', key, at: now() }),
    ...Array.from({ length: 98 }, () =>
      db.insert(attempts).values({ kind: 'password_address', key, at: now() }),
    ),
  ])
  expect((await signIn(planner.email, 'Correct1', from(address))).status).toBe(429)
})

test('the clock forgets attempts of the day before, and none that still count', async () => {
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.insert(attempts).values([
    { kind: 'password', key: old, at: now() - 86_400_001 },
    { kind: 'password', key: young, at: now() - 60_000 },
  ])
  await sweepAttempts({ db, at: now() })
  const left = (key: string) => db.select().from(attempts).where(eq(attempts.key, key))
  expect([await left(old), await left(young)]).toMatchObject([[], [{ key: young }]])
})

test('the clock forgets sessions that ended and links nobody follows any more, and no others', async () => {
  const planner = await makePlanner(db)
  const links = [] as string[]
  for (const days of [-32, -2, 1]) {
    const at = now() + days * 86_400_000
    links.push(
      await linkHash(
        'confirm',
        await makeLink({ db, at: at - linkLife.confirm }, { purpose: 'confirm', userId: planner.id }),
      ),
    )
  }
  await makeSession(env, planner.id)
  await db.update(session).set({ expiresAt: now() - 2 * 86_400_000 })
  await makeSession(env, planner.id)
  await sweepSessions({ db, at: now() })
  await sweepLinks({ db, at: now() })
  expect(await db.select().from(session).where(eq(session.userId, planner.id))).toHaveLength(1)
  const left = await db.select().from(accountLinks).where(eq(accountLinks.userId, planner.id))
  expect(left.map(({ hash }) => hash).toSorted()).toEqual(links.slice(1).toSorted())
})
