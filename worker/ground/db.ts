import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.ts'

/** The database as verbs and reads take it. */
export function database(d1: D1Database) {
  return drizzle(d1, { schema })
}

export type Database = ReturnType<typeof database>

// Replicas. `database(env.DB)` is the primary: what is written, what decides, what authenticates, and edit links, which
// show their owners what they have just saved. Two kinds of reads may be answered by a replica nearby:

/**
 * For what anybody may see: the nearest replica, which may be a moment behind. A refusal read there is to be asked again
 * of the primary before it is told.
 */
export function near(env: Env): Database {
  return inSession(env, 'first-unconstrained')
}

/**
 * For one request of somebody signed in. The first query, which looks the session up, goes to the primary: one that was
 * revoked ends at once. It brings a bookmark, and what follows may be read from any replica that has seen everything up
 * to it: planners see all they wrote before, in whatever tab and by whatever desk, without a bookmark of their own.
 */
export function sinceSignedIn(env: Env): Database {
  return inSession(env, 'first-primary')
}

function inSession(env: Env, first: D1SessionConstraint): Database {
  // Drizzle prepares and batches, which is all that a session of D1 can do.
  return database(env.DB.withSession(first) as unknown as D1Database)
}

const dialect = new SQLiteSyncDialect()

/** SQL written by hand as a statement D1's own `batch` takes: drizzle's takes only what its builders made. */
export function statement(db: Database, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return db.$client.prepare(sql).bind(...params)
}
