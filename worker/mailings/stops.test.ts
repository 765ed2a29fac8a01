import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#core/db'
import { withoutRandom } from '../testing/without-random.ts'
import { addressKey } from './address-key.ts'
import { setStop, stops, stopsOf } from './stops.ts'
import { mailStops } from './table.ts'

const db = database(env.DB)
const address = 'ann+supper@example.com'
const stopped = async (eventId: string, to = address, secrets = [env.SECRET]) => {
  const keys = await Promise.all(secrets.map((secret) => addressKey(secret, to)))
  const found = await db.get<{ stopped: number }>(sql`select ${stops(keys, eventId)} as stopped`)
  return found.stopped === 1
}
const linkTo = async (eventId: string) => ({ eventId, addressKey: await addressKey(env.SECRET, address) })
beforeEach(async () => void (await db.delete(mailStops)))

test('a stop of one event leaves the other events’ mail, and holds for the whole mailbox', async () => {
  await setStop(db, await linkTo('one'), 'event', 1)
  expect(await stopped('one')).toBe(true)
  expect(await stopped('one', 'Ann@Example.com')).toBe(true)
  expect(await stopped('one', 'bob@example.com')).toBe(false)
  expect(await stopped('two')).toBe(false)
  expect(await stopsOf(db, await linkTo('one'))).toEqual({ event: true, all: false })
})

test('a stop of all holds for every event, and stopping one of them afterwards takes nothing of it back', async () => {
  await setStop(db, await linkTo('one'), 'all', 1)
  await setStop(db, await linkTo('two'), 'event', 2)
  await setStop(db, await linkTo('two'), 'event', 3)
  expect(await stopped('three')).toBe(true)
  expect(await stopsOf(db, await linkTo('two'))).toEqual({ event: true, all: true })
})

test('mail begins again when it is asked to, and other events’ stops stay', async () => {
  await setStop(db, await linkTo('one'), 'event', 1)
  await setStop(db, await linkTo('two'), 'event', 1)
  await setStop(db, await linkTo('one'), 'all', 1)
  await setStop(db, await linkTo('one'), 'none', 2)
  expect(await stopped('one')).toBe(false)
  expect(await stopped('two')).toBe(true)
  expect(await stopsOf(db, await linkTo('one'))).toEqual({ event: false, all: false })
})

test('a stop under the secret before holds while that secret is known', async () => {
  await setStop(db, await linkTo('one'), 'event', 1)
  const another = 'another secret of the tests, as long as one is'
  expect(await stopped('one', address, [another, env.SECRET])).toBe(true)
  expect(await stopped('one', address, [another])).toBe(false)
})

test('no address is stored with a stop', async () => {
  await setStop(db, await linkTo('one'), 'event', 1)
  expect(withoutRandom(JSON.stringify(await db.select().from(mailStops)))).not.toMatch(/ann|example/)
})
