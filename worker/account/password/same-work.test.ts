import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { hmac } from '#core/hash'
import { counted } from '../../bench/database/counted.ts'
import worker from '../../index.ts'
import { makeAccount } from '../../testing/factories/account-factories.ts'
import { work } from './kdf.ts'

// Response time must not tell whether an address is known. Times vary and are only reported, by
// `npm run test:deep`; what an answer is made of does not vary, and is the same here.
const db = database(env.DB)
const stranger = () => `${crypto.randomUUID()}@example.com`

/** Asks, and says what it took: passwords computed, round trips to the database, and of these the changes. */
async function cost(path: string, body: object) {
  const { db: counting, tally } = counted(env.DB)
  const context = createExecutionContext()
  const before = work.computed
  const request = new Request(`http://localhost:8787/api/auth/${path}`, {
    method: 'POST',
    headers: {
      origin: 'http://localhost:8787',
      'content-type': 'application/json',
      'cf-connecting-ip': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const asked = request as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(asked, { ...env, DB: counting }, context)
  const answer = await response.text()
  const { trips } = tally
  const changes = [...tally.statements].filter((sql) => /^\s*(insert|update|delete)/i.test(sql)).length
  await waitOnExecutionContext(context)
  const said = answer.replace(/"requestId":"[^"]*"/, '')
  return { status: response.status, said, computed: work.computed - before, trips, changes }
}

// The first change an isolate takes reads the schema's version, once.
await cost('request-password-reset', { email: stranger() })

test('a wrong password of a known address costs what one of an unknown address does', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const unconfirmed = await makeAccount(db, 'Correct1', { emailVerified: false })
  const known = await cost('sign-in/email', { email: planner.email, password: 'Wrong123' })
  expect(known).toMatchObject({ status: 401, computed: 1 })
  expect(await cost('sign-in/email', { email: stranger(), password: 'Wrong123' })).toEqual(known)
  expect(await cost('sign-in/email', { email: unconfirmed.email, password: 'Wrong123' })).toEqual(known)
})

test('a guessed account costs what a guessed address of nobody does, with its mail and after it', async () => {
  const planner = await makeAccount(db, 'Correct1')
  const nobody = stranger()
  for (const email of [planner.email, nobody])
    await env.DB.prepare(
      `insert into attempts (kind, key, at) select 'password_account', ?1, ?2 from json_each(?3)`,
    )
      .bind(await hmac(env.SECRET, `password_account ${email}`), now(), JSON.stringify(Array(100).fill(0)))
      .run()
  const guess = (email: string) => cost('sign-in/email', { email, password: 'Wrong123' })
  const known = [await guess(planner.email), await guess(planner.email)]
  expect(known[0]).toMatchObject({ status: 429, computed: 0 })
  expect([await guess(nobody), await guess(nobody)]).toEqual(known)
  const mails = env.DB.prepare('select count(*) as n from outbox where subject_id = ?').bind(planner.id)
  expect(await mails.first<number>('n')).toBe(1)
})

test.for(['request-password-reset', 'send-verification-email'])(
  '%s costs the same for known, waiting and unknown addresses, before and after a mail is queued',
  async (path) => {
    const planner = await makeAccount(db, 'Correct1')
    const unconfirmed = await makeAccount(db, 'Correct1', { emailVerified: false })
    const known = await cost(path, { email: planner.email })
    expect(known).toMatchObject({ status: 200, computed: 0 })
    for (const email of [planner.email, unconfirmed.email, unconfirmed.email, stranger()])
      expect(await cost(path, { email })).toEqual(known)
  },
)
