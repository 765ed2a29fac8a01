import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type SchemaObject, schemaQuery } from '../../core/schema/live-schema.ts'

export type Migration = { name: string; sql: string }

/** The files of `migrations/`, in the order in which they are applied. */
export function migrationFiles(): Migration[] {
  const names = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({ name, sql: readFileSync(`migrations/${name}`, 'utf8') }))
}

/** The schema that migrations make of an empty database. It is SQLite itself that reads them. */
export function schemaOf(migrations: Migration[]): SchemaObject[] {
  const database = new DatabaseSync(':memory:')
  for (const { sql } of migrations) database.exec(sql)
  return database.prepare(schemaQuery).all() as SchemaObject[]
}
