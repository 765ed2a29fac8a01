import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, schemaOf } from '../checks/migrations/migration-files.ts'
import { type SchemaObject, schemaQuery } from '../core/schema/live-schema.ts'
import { type Compared, compareSchema, type Found, rowOf } from './compare-schema.ts'
import type { RemoteDatabase } from './remote-database.ts'

// As wrangler makes it (4.155, src/d1/migrations/helpers.ts).
export const listOfMigrations = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`

/**
 * Brings a remote database to the newest schema: each file that has no row goes by the import path, with its row in the
 * same file. D1 has cut triggers in pieces and reported success, so its answers are not trusted: the schema is compared
 * with what the same files make here, before the first file and after the last.
 * @param folder takes the files to import
 */
export async function migrateRemote(
  remote: RemoteDatabase,
  migrations: Migration[],
  folder: string,
): Promise<Compared> {
  const before = await read(remote)
  const begun = begunIn(before, migrations)
  const unlike = compareSchema(before, begun, migrations)
  if (unlike.faults.length > 0) return unlike
  for (const { name, sql } of migrations.slice(begun.length)) {
    const file = join(folder, name)
    writeFileSync(file, `${sql}\n${rowOf(name)}\n`)
    if (await remote.importFile(file)) continue
    const after = await read(remote)
    const { faults, mend } = compareSchema(after, begunIn(after, migrations), migrations)
    const rest = faults.length === 0 ? ', and nothing of it is there' : ''
    return { faults: [`${name} was refused, as said above${rest}`, ...faults], mend }
  }
  return compareSchema(await read(remote), migrations, migrations)
}

async function read(remote: RemoteDatabase): Promise<Found> {
  const [, rows = [], schema = []] = await remote.query(
    `${listOfMigrations}\nSELECT name FROM d1_migrations ORDER BY id;\n${schemaQuery};`,
  )
  return { applied: rows.map(({ name }) => String(name)), schema: schema as SchemaObject[] }
}

/** The first migrations, up to the last that has a row or made something: a file may be applied by half, or lack its row. */
function begunIn({ applied, schema }: Found, migrations: Migration[]): Migration[] {
  const namesAfter = (count: number) => schemaOf(migrations.slice(0, count)).map(({ name }) => name)
  const last = migrations.findLastIndex(({ name }, index) => {
    if (applied.includes(name)) return true
    const older = namesAfter(index)
    const made = namesAfter(index + 1).filter((one) => !older.includes(one))
    return schema.some((object) => made.includes(object.name))
  })
  return migrations.slice(0, last + 1)
}
