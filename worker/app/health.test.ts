import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { newestMigration } from '#core/schema/assert-schema-current'
import { paymentOrders } from '#purchases/table'
import { emptyDatabase } from '../testing/empty-database.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makePurchase } from '../testing/factories/factories.ts'
import { api } from './api.ts'
import { runCron } from './cron.ts'

const db = database(env.DB)
const token = 'a token of the monitor, as long as one has to be'

const health = async (bindings: Env, authorization?: string) => {
  const headers = authorization ? { authorization } : {}
  return (await api.request('/api/health', { headers }, bindings)).json<Record<string, unknown>>()
}

it('tells anybody the schema and when the clock last ran, and nothing else', async () => {
  await emptyDatabase()
  const told = { ok: true, schema: newestMigration, clock: null }
  expect(await health(env)).toEqual(told)
  const before = Date.now()
  await runCron(env)
  const { clock, ...rest } = await health(env)
  expect(clock).toBeGreaterThanOrEqual(before)
  expect({ ...rest, clock: null }).toEqual(told)
  const withToken = { ...env, HEALTH_TOKEN: token }
  for (const shown of [undefined, `Bearer ${token}x`, `Bearer `, token, 'Basic x'])
    expect(Object.keys(await health(withToken, shown))).toEqual(['ok', 'schema', 'clock'])
  // Without a token that is set nobody has it.
  expect(Object.keys(await health(env, 'Bearer undefined'))).toEqual(['ok', 'schema', 'clock'])
})

it('tells the operator’s token since when the oldest mail is due, and how many refunds failed', async () => {
  await emptyDatabase()
  const inside = () => health({ ...env, HEALTH_TOKEN: token }, `Bearer ${token}`)
  expect(await inside()).toMatchObject({ oldestMailDue: null, failedRefunds: 0 })
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  await db.update(paymentOrders).set({ refundFailedAt: 1 })
  const mail = { subjectId: planner.id, tries: 0, createdAt: 1 }
  const hour = 3_600_000
  await db.insert(outbox).values([
    { ...mail, id: '1', kind: 'reset', dedupeKey: '1', dueAt: 500 },
    { ...mail, id: '2', kind: 'event_full', dedupeKey: '2', dueAt: 400 },
    { ...mail, id: '3', kind: 'receipt', dedupeKey: '3', dueAt: 300, sentAt: 1 },
    { ...mail, id: '4', kind: 'confirm', dedupeKey: '4', dueAt: Date.now() + hour },
  ])
  const told = await inside()
  expect(told).toMatchObject({ oldestMailDue: 400, failedRefunds: 1 })
  expect(JSON.stringify(told)).not.toContain(planner.id)
})

it('tells the operator’s token another digest when a trigger is lost, and the same one when it is back', async () => {
  const digest = async () => (await health({ ...env, HEALTH_TOKEN: token }, `Bearer ${token}`)).schemaDigest
  const whole = await digest()
  const trigger = 'limit_falls_with_guests'
  const made = env.DB.prepare('select sql from sqlite_master where name = ?').bind(trigger)
  const sql = (await made.first<string>('sql')) ?? ''
  await env.DB.exec(`drop trigger ${trigger}`)
  expect(await digest()).not.toBe(whole)
  await env.DB.prepare(sql.replace('BEGIN', 'BEGIN -- with a comment\n')).run()
  expect(await digest()).toBe(whole)
})

it('tells the operator’s token the size of the database, which grows with what is stored', async () => {
  await emptyDatabase()
  const bytes = async () =>
    (await health({ ...env, HEALTH_TOKEN: token }, `Bearer ${token}`)).databaseBytes as number
  const before = await bytes()
  expect(before).toBeGreaterThan(100_000)
  const mail = { id: '1', kind: 'reset', subjectId: '1', dueAt: 1, createdAt: 1 } as const
  await db.insert(outbox).values({ ...mail, dedupeKey: 'x'.repeat(200_000) })
  expect(await bytes()).toBeGreaterThanOrEqual(before + 200_000)
})
