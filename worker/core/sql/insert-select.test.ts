import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLogs } from '../audit/table.ts'
import { database, insertSelect } from '../db.ts'
import { outbox } from '../mail/table.ts'

const db = database(env.DB)

it('puts each named column where the table has it, whatever their order, and defaults elsewhere', async () => {
  const [row] = await insertSelect(
    db,
    outbox,
    { createdAt: 3, dueAt: sql`2`, dedupeKey: sql`'k' || n.value`, subjectId: 's', kind: 'receipt', id: 'i' },
    sql`from json_each('[1]') n where true`,
  ).returning()
  expect(row).toMatchObject({
    id: 'i',
    kind: 'receipt',
    subjectId: 's',
    dedupeKey: 'k1',
    dueAt: 2,
    tries: 0,
    createdAt: 3,
    sentAt: null,
  })
})

it('stores values as the column does, and null for what is undefined', async () => {
  const entry = { userId: null, action: 'A', entityType: 'event', entityId: 'e', createdAt: 1 } as const
  const rows = []
  for (const details of [{ title: 'T' }, undefined])
    rows.push(...(await insertSelect(db, auditLogs, { ...entry, details }, sql`where 1`).returning()))
  expect(rows.map(({ details }) => details)).toEqual([{ title: 'T' }, null])
  const { results } = await env.DB.prepare(
    "select typeof(details) as type from audit_logs where action = 'A'",
  ).all()
  expect(results).toEqual([{ type: 'text' }, { type: 'null' }])
})

it('inserts nothing when the query has no row', async () => {
  const entry = { action: 'B', entityType: 'event', createdAt: 1 } as const
  expect(await insertSelect(db, auditLogs, entry, sql`where 0`).returning()).toEqual([])
})
