import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { eventMembers } from '#members/table'
import { migrationFiles, schemaOf } from '../checks/migrations/migration-files.ts'
import { type SchemaObject, schemaQuery } from '../core/schema/live-schema.ts'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { migrate } from '../testing/migrate.ts'
import { compareSchema, rowOf } from './compare-schema.ts'
import { listOfMigrations } from './migrate-remote.ts'
import { orderForImport } from './order-for-import.ts'

const migrations = migrationFiles()

/** A statement by statement import that keeps foreign keys, as D1 does. */
function imported(sql: string): DatabaseSync {
  const copy = new DatabaseSync(':memory:')
  copy.exec(`BEGIN;\n${sql}\nCOMMIT;`)
  return copy
}

it('makes of an export by D1 a file that brings everything back, and counts nothing twice', async () => {
  const server = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: '', d1Databases: { DB: 'exported' } }),
  )
  try {
    const d1 = (await server.getD1Database('DB')) as unknown as D1Database
    await migrate(d1)
    await d1.prepare(listOfMigrations.replace(/\s+/g, ' ')).run()
    for (const { name } of migrations) await d1.prepare(rowOf(name)).run()
    const db = database(d1)
    const planner = await makeAccount(db, 'Planner1', { name: 'Ana; "END" of\nO’Neill' })
    const event = await makeEvent(db, planner.id, { description: "It's; CREATE TABLE x (y);" })
    await makeMenu(db, event.id)
    const member = await makeAccount(db, 'Planner1')
    await db
      .insert(eventMembers)
      .values({ eventId: event.id, userId: member.id, role: 'viewer', needs: false, createdAt: 1 })
    const [[...lines] = []] = await d1
      .prepare('PRAGMA miniflare_d1_export(?,?,?);')
      .bind(0, 0)
      .raw<string[]>()
    const exported = lines.join('\n')
    // The control: as it is exported, it is refused.
    expect(() => imported(exported)).toThrow(/no such table/)
    const copy = imported(orderForImport(exported))
    // A deploy to it finds nothing to do, and nothing that differs.
    const rows = copy.prepare('select name from d1_migrations order by id').all() as { name: string }[]
    const found = {
      applied: rows.map(({ name }) => name),
      schema: copy.prepare(schemaQuery).all() as SchemaObject[],
    }
    expect(compareSchema(found, migrations, migrations)).toEqual({ faults: [], mend: '' })
    const filled: string[] = []
    for (const { name } of schemaOf(migrations).filter(({ type }) => type === 'table')) {
      const all = `select * from ${name} order by 1`
      const { results } = await d1.prepare(all).all()
      const brought = copy.prepare(all).all()
      expect([name, brought.map((row) => ({ ...row }))]).toEqual([name, results])
      if (results.length > 0) filled.push(name)
    }
    expect(filled).toEqual(
      expect.arrayContaining(['user', 'passwords', 'events', 'event_members', 'menu_items', 'totals']),
    )
    expect(copy.prepare('pragma foreign_key_check').all()).toEqual([])
  } finally {
    await server.dispose()
  }
})
