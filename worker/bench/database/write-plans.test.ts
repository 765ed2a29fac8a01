import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { everyWrite } from '../../testing/faults/every-write.ts'
import { sent, withDesks } from '../../testing/faults/sent-writes.ts'
import type { WriteCase } from '../../testing/faults/write-case.ts'
import { counted } from './counted.ts'
import { scans } from './scans.ts'

const writes = Object.values<Record<string, WriteCase>>(everyWrite).flatMap((group) => Object.entries(group))

it.each(writes)('reads no growing table whole: %s', async (_name, { given }) => {
  const write = await given()
  const { db, tally } = counted(env.DB)
  const status = await withDesks({ ...env, DB: db }, (bindings) => sent(write, bindings))
  expect(status).toBeLessThan(400)
  const found = []
  for (const sql of tally.statements) for (const scan of await scans(sql)) found.push({ scan, sql })
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
