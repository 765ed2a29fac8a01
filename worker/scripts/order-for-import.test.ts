import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { migrationFiles, schemaOf } from '../checks/migration-files.ts'
import { type SchemaObject, schemaDigest, schemaQuery } from '../core/schema/live-schema.ts'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { migrate } from '../testing/migrate.ts'
import { orderForImport } from './order-for-import.ts'

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
    const db = database(d1)
    const planner = await makeAccount(db, 'Planner1', { name: 'Ana; "END" of\nO’Neill' })
    const event = await makeEvent(db, planner.id, { description: "It's; CREATE TABLE x (y);" })
    await makeMenu(db, event.id)
    const [[...lines] = []] = await d1
      .prepare('PRAGMA miniflare_d1_export(?,?,?);')
      .bind(0, 0)
      .raw<string[]>()
    const exported = lines.join('\n')
    // The control: as it is exported, it is refused.
    expect(() => imported(exported)).toThrow(/no such table/)
    const copy = imported(orderForImport(exported))
    const digest = await schemaDigest(copy.prepare(schemaQuery).all() as SchemaObject[])
    expect(digest).toBe(await schemaDigest(schemaOf(migrationFiles())))
    for (const table of ['user', 'passwords', 'events', 'menu_items', 'totals']) {
      const all = `select * from ${table} order by 1`
      const { results } = await d1.prepare(all).all()
      expect(
        copy
          .prepare(all)
          .all()
          .map((row) => ({ ...row })),
      ).toEqual(results)
      expect(results).not.toEqual([])
    }
    expect(copy.prepare('pragma foreign_key_check').all()).toEqual([])
  } finally {
    await server.dispose()
  }
})
