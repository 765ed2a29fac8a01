import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

/** The database as verbs and reads take it. */
export function database(d1: D1Database) {
  return drizzle(d1)
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

/** A statement with its values, and what becomes of its rows: one part of `together`. */
export type Part<Rows> = { statement: D1PreparedStatement; rows: (result: D1Result) => Rows }

type Builder = PromiseLike<unknown> & {
  prepare: () => { getQuery: () => Query; mapResult: (result: unknown, inBatch: boolean) => unknown }
}

// Builds without a database: what it prepares is its SQL.
const unasked = database({ prepare: () => null } as unknown as D1Database)

/**
 * A question that is asked so often that its SQL is written once for each isolate, which takes drizzle a fifth of the
 * time of a trip: what differs stands in it as `sql.placeholder`.
 * @returns what makes it a part of `together`, by a value for each placeholder
 */
export function question<Q extends Builder>(build: (db: Database) => Q) {
  let prepared: (Query & Pick<ReturnType<Q['prepare']>, 'mapResult'>) | undefined
  return (db: Database, values: Record<string, unknown>): Part<Awaited<Q>> => {
    if (!prepared) {
      const made = build(unasked).prepare()
      prepared = { ...made.getQuery(), mapResult: made.mapResult.bind(made) }
    }
    const { sql, params, mapResult } = prepared
    return {
      statement: db.$client.prepare(sql).bind(...fillPlaceholders(params, values)),
      // What a batch brings are objects, as are the rows of a statement by itself.
      rows: (result) => mapResult(result, true) as Awaited<Q>,
    }
  }
}

/** A question as drizzle's builders make one, as a part of `together`. */
export function part<Q extends Builder>(db: Database, builder: Q): Part<Awaited<Q>> {
  return question(() => builder)(db, {})
}

/** The rows of each part, all of them from one round trip. */
export async function together<Rows extends unknown[]>(
  db: Database,
  parts: { [Each in keyof Rows]: Part<Rows[Each]> },
): Promise<Rows> {
  const results = await db.$client.batch(parts.map(({ statement }) => statement))
  return parts.map(({ rows }, index) => rows(results[index] as D1Result)) as Rows
}

/**
 * A database whose batches begin with one more question, in the same round trip: `decide` gets its rows, and throws
 * where nobody may see what else came. Once it did not, the batches go as they are. Only batches do so: what is asked
 * by itself tells nobody anything of that question.
 */
export function deciding<Rows>(db: Database, first: Part<Rows>, decide: (rows: Rows) => void): Database {
  const client = db.$client
  let decided = false
  return database({
    prepare: (sql: string) => client.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      if (decided) return client.batch(statements)
      const [head, ...rest] = await client.batch([first.statement, ...statements])
      decide(first.rows(head as D1Result))
      decided = true
      return rest
    },
  } as unknown as D1Database)
}
