import { env } from 'cloudflare:workers'
import { afterAll, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { accountWrites } from '../testing/account-writes.ts'
import { eventWrites } from '../testing/event-writes.ts'
import { makeEvent, makeMenu, makePlanner, partyOf } from '../testing/factories.ts'
import { paymentWrites, refundWrites } from '../testing/payment-writes.ts'
import { responseWrites } from '../testing/response-writes.ts'
import { sent, withDesks } from '../testing/sent-writes.ts'
import type { Write, WriteCase } from '../testing/write-case.ts'
import { counted } from './counted.ts'
import { rowsWritten } from './rows-written.ts'

const db = database(env.DB)
afterAll(() => setClock())

const leftovers = [
  'user',
  'outbox',
  'attempts',
  'audit_logs',
  'payment_orders',
  'left_covers',
  'cron_progress',
]

const gated = 'submit a party of four without an address'
const cases: Record<string, WriteCase> = {
  [gated]: {
    given: async () => {
      const { id, eventCode } = await makeEvent(db, (await makePlanner(db)).id)
      await makeMenu(db, id)
      const body = { submissionId: crypto.randomUUID(), party: partyOf(4) }
      return { method: 'POST', path: `/api/codes/${eventCode}/responses`, body }
    },
  },
  ...responseWrites,
  ...eventWrites,
  ...accountWrites,
  ...paymentWrites,
  ...refundWrites((write) => withDesks(env, (bindings) => sent(write, bindings))),
}

/** Returns the rows a write costs, including its letters and other work after the response. */
async function costOf(write: Write): Promise<number> {
  // Stop the clock, so that the time this takes does not decide whether a letter is due.
  const at = Date.now() + 1000
  setClock(() => at)
  const { db: counting, tally } = counted(env.DB)
  const status = await withDesks({ ...env, DB: counting }, (bindings) => sent(write, bindings))
  expect(status).toBeLessThan(400)
  return tally.rowsWritten
}

it('are eight at most by a submission of four without an address', async () => {
  const write = await cases[gated]?.given()
  if (!write) throw new Error('no such case')
  expect(await costOf(write)).toBeLessThanOrEqual(8)
})

it('are those of the table, by each verb', async () => {
  const found: Record<string, number> = {}
  for (const [name, { given }] of Object.entries(cases)) {
    const write = await given()
    found[name] = await costOf(write)
    setClock()
    // Rows left by this case would add to the next one's cost.
    await env.DB.batch(leftovers.map((table) => env.DB.prepare(`delete from ${table}`)))
  }
  expect(found).toEqual(rowsWritten)
}, 120_000)
