import { type DatabaseCall, wrapDatabase } from '../../testing/faults/wrap-database.ts'

/**
 * Round trips, rows read and written (index rows included) and distinct statements of a database.
 * `ways` has one entry per trip: the constraint its D1 session began with, or `primary`.
 */
export type Tally = {
  trips: number
  rowsRead: number
  rowsWritten: number
  statements: Set<string>
  ways: string[]
}

/**
 * Wraps a database so that its use is counted.
 * @returns the database for the code under test, and a tally that is updated in place
 */
export function counted(d1: D1Database): { db: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, rowsRead: 0, rowsWritten: 0, statements: new Set(), ways: [] }
  const add = ({ meta }: D1Result) => {
    tally.rowsRead += meta.rows_read
    tally.rowsWritten += meta.rows_written
  }
  const around = async <T>(call: DatabaseCall, run: () => Promise<T>): Promise<T> => {
    tally.trips++
    tally.ways.push(call.way)
    if (call.kind === 'raw' && call.statement) return rawCounted(call.statement, call.sql, run)
    const result = await run()
    for (const one of [result].flat() as D1Result[]) if ('meta' in one) add(one)
    return result
  }
  // `raw()` returns no meta. `all()` runs first for the counts. A read then runs again as `raw()`; a write must not run
  // twice, so its rows are converted to arrays.
  const rawCounted = async <T>(
    statement: D1PreparedStatement,
    [sql = '']: string[],
    run: () => Promise<T>,
  ): Promise<T> => {
    const result = await statement.all<Record<string, unknown>>()
    add(result)
    if (/^\s*select/i.test(sql)) return run()
    return result.results.map((row) => Object.values(row)) as T
  }
  return { db: wrapDatabase(d1, around, (sql) => tally.statements.add(sql)), tally }
}
