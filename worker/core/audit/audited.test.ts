import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemActor } from '../actor.ts'
import { database, rowsOf, runBatch } from '../db.ts'
import { outbox } from '../mail/table.ts'
import { audited } from './audit.ts'
import { auditLogs } from './table.ts'

const db = database(env.DB)
const entry = (entityId: string) =>
  ({ actor: systemActor, action: 'UPDATE_EVENT', entityType: 'event', entityId, at: 1 }) as const
const logged = (id: string) => db.select().from(auditLogs).where(eq(auditLogs.entityId, id))

async function givenMail(): Promise<string> {
  const id = crypto.randomUUID()
  await db
    .insert(outbox)
    .values({ id, kind: 'confirm', subjectId: id, dedupeKey: id, dueAt: 1, createdAt: 1 })
  return id
}
const update = (id: string, dueAt: number) =>
  db.update(outbox).set({ dueAt }).where(eq(outbox.id, id)).returning({ dueAt: outbox.dueAt })

test('a write that changed a row is audited, and each result keeps its name', async () => {
  const id = await givenMail()
  const { first, changed, after } = await runBatch(db, {
    first: rowsOf<{ n: number }>(db, sql`select 1 as n`),
    changed: audited(db, update(id, 2), entry(id)),
    after: rowsOf<{ audited: number }>(db, sql`select changes() as audited`),
  })
  expect({ first, changed, after }).toEqual({
    first: [{ n: 1 }],
    changed: [{ dueAt: 2 }],
    after: [{ audited: 1 }],
  })
  expect(await logged(id)).toMatchObject([{ action: 'UPDATE_EVENT', entityType: 'event', createdAt: 1 }])
})

test('a write that changed nothing is not audited, whatever was written before it', async () => {
  const [id, other] = [await givenMail(), await givenMail()]
  const { changed, after } = await runBatch(db, {
    before: update(other, 2),
    changed: audited(db, update('nobody', 2), entry(id)),
    after: rowsOf<{ audited: number }>(db, sql`select changes() as audited`),
  })
  expect({ changed, after }).toEqual({ changed: [], after: [{ audited: 0 }] })
  expect(await logged(id)).toEqual([])
})
