import { fillPlaceholders, getTableColumns, is, SQL, type Query as Sql, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteColumn, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * The database as verbs and reads take it. `database(env.DB)` is the primary: it takes every write and every read that
 * decides, authenticates, or shows guests behind an edit link what they have just saved.
 */
export function database(d1: D1Database) {
  return drizzle(d1)
}

export type Database = ReturnType<typeof database>

/**
 * For public data: the nearest replica, which may be a moment behind. Before a refusal read there is sent, the primary is
 * asked.
 */
export function replicaDb(env: Env): Database {
  return inSession(env, 'first-unconstrained')
}

/**
 * For one request of a signed-in user. The first batch, which looks the session up, goes to the primary: a revoked session
 * ends at once. It returns a bookmark, so that later reads may come from any replica that has seen everything up to it:
 * planners see their own writes from every tab and desk.
 */
export function primaryFirstDb(env: Env): Database {
  return inSession(env, 'first-primary')
}

function inSession(env: Env, first: D1SessionConstraint): Database {
  // Drizzle only prepares and batches, and a D1 session can do both.
  return database(env.DB.withSession(first) as unknown as D1Database)
}

const dialect = new SQLiteSyncDialect()

/** Hand-written SQL as a statement for D1's own `batch`; drizzle's `batch` takes only what its builders made. */
export function statement(db: Database, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return db.$client.prepare(sql).bind(...params)
}

/**
 * The same, written once per isolate: for what every submission runs. Its text never differs, so D1 can keep it prepared
 * with all its triggers. Values that differ are `sql.placeholder`s.
 * @returns a function from the values of the placeholders to the statement
 */
export function preparedStatement(query: SQL) {
  let compiled: Sql | undefined
  return (db: Database, values: Record<string, unknown>): D1PreparedStatement => {
    compiled ??= dialect.sqlToQuery(query)
    return db.$client.prepare(compiled.sql).bind(...fillPlaceholders(compiled.params, values))
  }
}

/** The columns of an insert by their names, each as a value, as SQL or as a column of the rows that are read. */
type Selected<T extends SQLiteTable> = {
  [Name in keyof T['$inferInsert']]: T['$inferInsert'][Name] | SQL | SQLiteColumn
}

/**
 * Inserts the rows of a query. Columns that are not named take their default.
 * @param from the query from its FROM or WHERE on
 */
export function insertSelect<T extends SQLiteTable>(db: Database, table: T, columns: Selected<T>, from: SQL) {
  const named: Record<string, unknown> = columns
  const values = Object.entries<SQLiteColumn>(getTableColumns(table)).map(([name, column]) =>
    selectedValue(named[name] ?? column.default ?? null, column),
  )
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${from}`)
}

function selectedValue(value: unknown, column: SQLiteColumn): SQL {
  if (is(value, SQL)) return value
  if (is(value, SQLiteColumn)) return sql`${value}`
  return value === null ? sql`null` : sql`${sql.param(value, column)}`
}

/** A statement that fails where a call may not go on, and the answer to that call. */
type Guard = { statement: D1PreparedStatement; refuse: (error: unknown) => Promise<never> }

/**
 * The database of a call whose right may end while it runs. Until the call has written, each of its batches begins with the
 * guard's statement, so that nothing is written by a right that ended; what has begun then goes to its end.
 */
export function guarded({ $client }: Database, { statement, refuse }: Guard): Database {
  let written = false
  const batch = async (statements: D1PreparedStatement[]) => {
    if (written) return $client.batch(statements)
    const [, ...results] = await $client.batch([statement, ...statements]).catch(refuse)
    written = results.some(({ meta }) => meta.changed_db)
    return results
  }
  return database({ prepare: (query: string) => $client.prepare(query), batch } as unknown as D1Database)
}

/** A bound statement, and how its result becomes rows. `audit` runs right after it. */
export type Query<Rows> = {
  statement: D1PreparedStatement
  rows: (result: D1Result) => Rows
  audit?: D1PreparedStatement
}

export type Builder = PromiseLike<unknown> & {
  prepare: () => { getQuery: () => Sql; mapResult: (result: unknown, inBatch: boolean) => unknown }
}

// Builders need a client to prepare. This one never reaches a database.
const compileOnly = database({ prepare: () => null } as unknown as D1Database)

/**
 * Query compiled once per isolate: drizzle takes a fifth of a round trip to write its SQL. Values that differ are
 * `sql.placeholder`s.
 * @returns a function from the values of the placeholders to a query for `runBatch`
 */
export function preparedQuery<Q extends Builder>(build: (db: Database) => Q) {
  let compiled: (Sql & Pick<ReturnType<Q['prepare']>, 'mapResult'>) | undefined
  return (db: Database, values: Record<string, unknown>): Query<Awaited<Q>> => {
    if (!compiled) {
      const prepared = build(compileOnly).prepare()
      compiled = { ...prepared.getQuery(), mapResult: prepared.mapResult.bind(prepared) }
    }
    const { sql, params, mapResult } = compiled
    return {
      statement: db.$client.prepare(sql).bind(...fillPlaceholders(params, values)),
      // The rows of a batch are objects; drizzle has to be told.
      rows: (result) => mapResult(result, true) as Awaited<Q>,
    }
  }
}

/** Queries for `runBatch` by name: drizzle's builders, and what `preparedQuery` makes. */
export type Queries = Record<string, Query<unknown> | Builder>

/** Hand-written SQL, or a statement of it, as a query for `runBatch`. */
export function rowsOf<Row>(db: Database, query: SQL | D1PreparedStatement): Query<Row[]> {
  return {
    statement: query instanceof SQL ? statement(db, query) : query,
    rows: ({ results }) => results as Row[],
  }
}

/** The rows of a query. */
export type Rows<Q> = Exclude<Q, undefined> extends Query<infer Rows> ? Rows : Awaited<Q>

/** The rows of each query under its name. */
export type Results<Q extends Queries> = { [Name in keyof Q]: Rows<Q[Name]> }

/** A builder as a bound statement. */
export function queryOf<Q extends Query<unknown> | Builder>(db: Database, query: Q): Query<Rows<Q>> {
  const given: Query<unknown> | Builder = query
  return ('statement' in given ? given : preparedQuery(() => given)(db, {})) as Query<Rows<Q>>
}

/** Runs queries in one round trip and one transaction, in the order in which they are named. */
export async function runBatch<Q extends Queries>(db: Database, queries: Q): Promise<Results<Q>> {
  const named = Object.entries(queries).map(([name, query]) => ({ name, ...queryOf(db, query) }))
  const statements = named.flatMap(({ statement, audit }) => (audit ? [statement, audit] : [statement]))
  const results = await db.$client.batch(statements)
  const resultOf = new Map(statements.map((statement, index) => [statement, results[index]]))
  return Object.fromEntries(
    named.map(({ name, statement, rows }) => [name, rows(resultOf.get(statement) as D1Result)]),
  ) as Results<Q>
}
