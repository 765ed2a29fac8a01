import { env } from 'cloudflare:workers'
import { afterAll, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { accountWrites } from '../testing/faults/account-writes.ts'
import { agreementWrites } from '../testing/faults/agreement-writes.ts'
import { eventWrites } from '../testing/faults/event-writes.ts'
import { kitchenWrites } from '../testing/faults/kitchen-writes.ts'
import { paymentWrites, refundWrites } from '../testing/faults/payment-writes.ts'
import { responseWrites } from '../testing/faults/response-writes.ts'
import { seatingWrites } from '../testing/faults/seating-writes.ts'
import type { Write } from '../testing/faults/write-case.ts'
import { asked } from './asked.ts'
import { counted } from './counted.ts'
import { scans } from './scans.ts'

afterAll(() => setClock())

async function statementsOf(write: Write): Promise<Set<string>> {
  if ('run' in write) {
    const { db, tally } = counted(env.DB)
    await write.run({ ...env, DB: db })
    return tally.statements
  }
  const { method, path, cookie, headers, body } = write
  const { statements, status } = await asked(path, {
    method,
    headers: { 'cf-connecting-ip': crypto.randomUUID(), ...headers },
    ...(cookie && { cookie }),
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    }),
  })
  expect([method, path, status < 400]).toEqual([method, path, true])
  return statements
}

const writes = {
  ...accountWrites,
  ...agreementWrites,
  ...seatingWrites,
  ...eventWrites,
  ...kitchenWrites,
  ...responseWrites,
  ...paymentWrites,
  ...refundWrites(statementsOf),
}

it.each(Object.entries(writes))('reads no growing table whole: %s', async (_name, { given }) => {
  const found = []
  for (const sql of await statementsOf(await given()))
    for (const scan of await scans(sql)) found.push({ scan, sql })
  expect(found).toEqual([])
})

it('reads no growing table whole in any trigger', async () => {
  const { results } = await env.DB.prepare("select name, sql from sqlite_master where type = 'trigger'").all<{
    name: string
    sql: string
  }>()
  const found = []
  for (const { name, sql } of results)
    for (const statement of bodyOf(sql)) for (const scan of await scans(statement)) found.push({ name, scan })
  expect(results.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

/** Returns a trigger's statements with NEW and OLD columns as parameters. Drops `RAISE`: only triggers allow it. */
function bodyOf(trigger: string): string[] {
  return trigger
    .slice(trigger.search(/\bbegin\b/i) + 5, trigger.search(/\bend;?\s*$/i))
    .split(/;\s*\n/)
    .map((statement) => statement.replace(/\b(NEW|OLD)\.\w+/g, '?').trim())
    .filter((statement) => statement !== '' && !/RAISE/.test(statement))
}
