import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { makeAccount } from '../../testing/factories/account-factories.ts'
import { call, cookiesOf } from '../../testing/http.ts'
import { hashOf } from './kdf.ts'

// Many who sign in at the same time: honest ones are let in, whoever else is at it.
const db = database(env.DB)
afterEach(() => setClock())

const fresh = () => crypto.randomUUID()
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

type Person = { email: string; cookie: string }

const signIn = (email: string, password: string, address: string, cookie = '') =>
  call('POST', '/api/auth/sign-in/email', { email, password }, { 'cf-connecting-ip': address, cookie })

/** Planners, each with the device cookie of the browser they signed in with before. */
async function planners(count: number): Promise<Person[]> {
  const made: Person[] = []
  for (const _ of many(count)) {
    const { email } = await makeAccount(db, 'Correct1')
    const cookie = cookiesOf(await signIn(email, 'Correct1', fresh()))['__Host-device'] ?? ''
    made.push({ email, cookie })
  }
  return made
}

/** Signs everybody in at once from one address: the statuses, and how long the last one took. */
async function atOnce(people: Person[], withCookie: boolean) {
  const [address, begun] = [fresh(), Date.now()]
  const answers = await Promise.all(
    people.map(({ email, cookie }) => signIn(email, 'Correct1', address, withCookie ? cookie : '')),
  )
  return { statuses: answers.map(({ status }) => status), seconds: (Date.now() - begun) / 1000 }
}

test('twenty planners at once behind one address get in, with and without their device cookies', async () => {
  const people = await planners(20)
  for (const withCookie of [false, true]) {
    const { statuses, seconds } = await atOnce(people, withCookie)
    console.log(`20 at once ${withCookie ? 'with' : 'without'} their cookies: ${seconds.toFixed(1)} s`)
    expect(statuses).toEqual(many(20).map(() => 200))
  }
})

/** Runs while strangers ask for more computations than their part of the queue takes, each from its own address. */
async function crowded<T>(run: () => Promise<T>): Promise<T> {
  let on = true
  const stranger = async () => {
    while (on) {
      await hashOf('Wrong123', { lane: 'others', of: fresh() }).catch(() => undefined)
      await sleep(20)
    }
  }
  const strangers = many(40).map(stranger)
  await sleep(100)
  const result = await run()
  on = false
  await Promise.all(strangers)
  return result
}

async function passing(people: Person[], withCookie: boolean): Promise<number> {
  const answers = await Promise.all(
    people.map(({ email, cookie }) => signIn(email, 'Correct1', fresh(), withCookie ? cookie : '')),
  )
  return answers.filter(({ status }) => status === 200).length
}

// At a hundred nonsense sign-ins a second, over HTTP: testing/sign-ins.ts.
test('while strangers keep the queue full ten right ones with their cookies pass, and most without do not', async () => {
  const people = await planners(10)
  expect(await crowded(() => passing(people, true))).toBe(10)
  // The control: these are strangers the queue of all others does not stand.
  expect(await crowded(() => passing(people, false))).toBeLessThan(5)
}, 180_000)

// `npm run test:deep` signs all 300 in, which takes two minutes of computing.
const office = Number(env.OFFICE ?? 40)

test(`an office of ${office} on one address signs in within five minutes, every tenth after mistyping`, async () => {
  const [address, start] = [fresh(), Date.now()]
  setClock(() => start)
  const people = []
  for (const _ of many(office)) people.push((await makeAccount(db, 'Correct1')).email)
  const person = async (email: string, index: number) => {
    if (index % 10 === 0) expect((await signIn(email, 'Corect1', address)).status).toBe(401)
    return (await signIn(email, 'Correct1', address)).status
  }
  const statuses = []
  // Fifteen come in the same moment, and the next when those are in.
  for (let from = 0; from < people.length; from += 15)
    statuses.push(...(await Promise.all(people.slice(from, from + 15).map(person))))
  expect(statuses).toEqual(people.map(() => 200))
  const seconds = (Date.now() - start) / 1000
  console.log(`an office of ${office}: ${seconds.toFixed(0)} s of computing`)
}, 600_000)
