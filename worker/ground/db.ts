import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.ts'

/** The database as verbs and reads take it. */
export function database(d1: D1Database) {
  return drizzle(d1, { schema })
}

export type Database = ReturnType<typeof database>

const dialect = new SQLiteSyncDialect()

/** SQL written by hand as a statement D1's own `batch` takes: drizzle's takes only what its builders made. */
export function statement(db: Database, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return db.$client.prepare(sql).bind(...params)
}
