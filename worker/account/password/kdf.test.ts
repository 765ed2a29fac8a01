import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { passwordTooLong, tooBusy } from '#account/words/planner'
import { database } from '#core/db'
import { counted } from '../../bench/database/counted.ts'
import worker from '../../index.ts'
import { makeAccount } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { call } from '../../testing/http.ts'
import { type Asker, hashOf, matches, work } from './kdf.ts'
import { hashPassword } from './password-hash.ts'

const db = database(env.DB)
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const signIn = (email: string, password: string, address: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, { 'cf-connecting-ip': address })

const outcomes = async (asks: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(asks)
  return { done: settled.filter(({ status }) => status === 'fulfilled').length, all: settled.length }
}

const other = (of: string = crypto.randomUUID()): Asker => ({ lane: 'others', of })
const known = (of: string = crypto.randomUUID()): Asker => ({ lane: 'known', of })

test('of fifty at once from as many addresses thirty are computed, and no other', async () => {
  const before = work.computed
  const asks = many(50).map(() => hashOf('Correct1', other()))
  expect(await outcomes(asks)).toEqual({ done: 30, all: 50 })
  expect(work.computed - before).toBe(30)
})

test('of fifty at once from one address twenty are, and there is room for another address', async () => {
  const flood = many(50).map(() => hashOf('Correct1', other('flood')))
  const elsewhere = hashOf('Correct1', other('elsewhere'))
  expect(await outcomes(flood)).toEqual({ done: 20, all: 50 })
  expect(await elsewhere).toMatch(/^\$scrypt\$/)
})

test('a full queue of others leaves every place of those who are known, of whom one device has two', async () => {
  const flood = outcomes(many(50).map(() => hashOf('Correct1', other())))
  const devices = outcomes(many(20).map(() => hashOf('Correct1', known())))
  expect(await outcomes([hashOf('Correct1', known())])).toEqual({ done: 0, all: 1 })
  expect(await devices).toEqual({ done: 20, all: 20 })
  const one = many(3).map(() => hashOf('Correct1', known('one')))
  const another = hashOf('Correct1', known('another'))
  expect(await outcomes(one)).toEqual({ done: 2, all: 3 })
  expect(await another).toMatch(/^\$scrypt\$/)
  expect(await flood).toEqual({ done: 30, all: 50 })
})

test('who is known is computed first, and of four computations one is for the others', async () => {
  const order: string[] = []
  const ask = async (asker: Asker) => {
    await hashOf('Correct1', asker)
    order.push(asker.lane)
  }
  await Promise.all([...many(4).map(() => ask(other())), ...many(7).map(() => ask(known()))])
  const [k, o] = ['known', 'others']
  expect(order).toEqual([k, k, k, o, k, k, k, o, k, o, o])
})

test('of fifty sign-ins at once those that would wait too long are told to come again', async () => {
  const planner = await makeAccount(db, 'Correct1')
  // The queue is full when the first sign-in arrives. How many find room after it depends on how quickly they come.
  const before = work.computed
  const flood = outcomes(many(30).map(() => hashOf('Correct1', other())))
  const answers = await Promise.all(
    many(50).map(() => signIn(planner.email, 'Correct1', crypto.randomUUID())),
  )
  expect(await flood).toEqual({ done: 30, all: 30 })
  const refused = answers.filter(({ status }) => status === 503)
  const done = answers.filter(({ status }) => status === 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(done.length).toBe(50 - refused.length)
  expect(work.computed - before).toBe(30 + done.length)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('3')
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: `${tooBusy} Please try again in 3 seconds.` },
    })
  }
})

test('who was told to come again has no attempt counted, and gets in', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const address = crypto.randomUUID()
  const flood = outcomes(many(50).map(() => hashOf('Correct1', other(address))))
  // More than the five wrong ones that would be counted.
  for (let time = 0; time < 6; time++)
    expect((await signIn(planner.email, 'Correct1', address)).status).toBe(503)
  await flood
  expect((await signIn(planner.email, 'Correct1', address)).status).toBe(200)
})

test('who finds no place is told so before the database is asked anything', async () => {
  const ask = (DB: D1Database) => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'Wrong123' })
    const headers = { origin: 'http://localhost:8787', 'content-type': 'application/json' }
    const asked = new Request('http://localhost:8787/api/auth/sign-in/email', {
      method: 'POST',
      headers,
      body,
    })
    return worker.fetch(asked as Parameters<typeof worker.fetch>[0], { ...env, DB }, createExecutionContext())
  }
  const flood = outcomes(many(30).map(() => hashOf('Correct1', other())))
  const { db: counting, tally } = counted(env.DB)
  expect([(await ask(counting)).status, tally.trips]).toEqual([503, 0])
  await flood
  expect((await ask(counting)).status).toBe(401)
  expect(tally.trips).toBeGreaterThan(0)
})

test('a computation is over before anybody else is heard: that is why there is only one at a time', async () => {
  let heard = 0
  const others = setInterval(() => heard++, 1)
  await hashPassword('Correct1')
  clearInterval(others)
  expect(heard).toBe(0)
})

test('a request that was given up holds nobody up, and gives its place back', async () => {
  const lost = () => {
    // Its timer never fires: nothing of a request that is gone runs any more.
    vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as never)
    void hashOf('Correct1', known('gone'))
    vi.restoreAllMocks()
  }
  lost()
  expect(await hashOf('Correct1', known('next'))).toMatch(/^\$scrypt\$/)
  // The one that is gone still had its place when the next was done: the next did not wait for that.
  expect(await outcomes(many(2).map(() => hashOf('Correct1', known('gone'))))).toEqual({ done: 1, all: 2 })
  await sleep(3_000)
  expect(await outcomes(many(2).map(() => hashOf('Correct1', known('gone'))))).toEqual({ done: 2, all: 2 })
})

test('guests are served between two of them: none waits for the queue', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  const before = work.computed
  let over = false
  const queue = outcomes(many(20).map(() => hashOf('Correct1', other()))).finally(() => {
    over = true
  })
  // One guest after another as long as passwords are computed, and how many were when each had an answer.
  const seen = new Set<number>()
  while (!over) {
    expect((await call('GET', `/api/codes/${event.eventCode}`)).status).toBe(200)
    seen.add(work.computed - before)
    // Calls within one process would never let a timer run; over a network they do.
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(await queue).toEqual({ done: 20, all: 20 })
  // Without the pause between two, the first guest would hear nothing before the twentieth.
  expect(seen.size).toBeGreaterThan(5)
})

test.for([129, 257, 10_000])(
  'a password of %i characters is refused before anything is computed',
  async (length) => {
    const planner = await makeAccount(db, 'Correct1')
    const password = `Aa1${'x'.repeat(length - 3)}`
    const before = work.computed
    for (const [path, body] of [
      ['sign-in/email', { email: planner.email, password }],
      ['sign-up/email', { name: 'Nina', email: `${crypto.randomUUID()}@example.com`, password }],
      ['reset-password', { token: 'x', newPassword: password }],
    ] as const) {
      const response = await call('POST', `/api/auth/${path}`, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { message: passwordTooLong } })
    }
    expect(work.computed).toBe(before)
  },
)

test('made-up reset links keep the processor free', async () => {
  const before = work.computed
  for (const token of ['made-up', 'x'.repeat(43)])
    expect((await call('POST', '/api/auth/reset-password', { token, newPassword: 'Brandnew7' })).status).toBe(
      400,
    )
  expect(work.computed).toBe(before)
})

test.for([
  ['NUL', 'Aa1\u0000bcdef', 'Aa1'],
  ['an emoji', 'Aa1💐💐', 'Aa1💐'],
  ['a trailing space', 'Aa1bcd ', 'Aa1bcd'],
  ['64 characters', `Aa1${'x'.repeat(61)}`, `Aa1${'x'.repeat(60)}`],
  ['128 characters', `Aa1${'x'.repeat(125)}`, `Aa1${'x'.repeat(124)}y`],
] as const)('a password with %s counts to its last character', async ([, password, almost]) => {
  const hash = await hashOf(password, other('a'))
  expect(await matches(hash, password, other('a'))).toBe(true)
  expect(await matches(hash, almost, other('a'))).toBe(false)
})
