import { type DatabaseCall, wrapDatabase } from '../testing/wrap-database.ts'

/**
 * What a database did: round trips, rows it read and wrote for them (those of indexes included), the distinct statements,
 * and for each trip where it may have been answered: what its session began with, or `primary`.
 */
export type Tally = {
  trips: number
  rowsRead: number
  rowsWritten: number
  statements: Set<string>
  ways: string[]
}

/**
 * A database that counts how it is used.
 * @returns the database for the code under test, and its tally, which grows
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
  // Rows as arrays come without their cost: a read runs once more for that, and a write runs with its cost.
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
