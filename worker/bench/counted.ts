/**
 * What a database was asked: round trips, rows it read and wrote for them (those of indexes included), each distinct statement, and for each trip where it
 * might be answered: what its session began with, or `primary`.
 */
export type Tally = {
  trips: number
  rowsRead: number
  rowsWritten: number
  statements: Set<string>
  ways: string[]
}

type Asked = Pick<D1Database, 'prepare' | 'batch'>

/**
 * A database that counts how it is used. A batch is one round trip, as is each statement run by itself.
 * @returns the database to hand to the code under test, and its tally, which grows
 */
export function counted(d1: D1Database): { db: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, rowsRead: 0, rowsWritten: 0, statements: new Set(), ways: [] }
  const inner = new WeakMap<object, D1PreparedStatement>()
  const trip = (way: string) => {
    tally.trips++
    tally.ways.push(way)
  }
  const read = (result: D1Result) => {
    tally.rowsRead += result.meta.rows_read
    tally.rowsWritten += result.meta.rows_written
  }

  const wrap = (sql: string, statement: D1PreparedStatement, way: string): D1PreparedStatement => {
    const counting = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values), way),
      async run<T>() {
        trip(way)
        const result = await statement.run<T>()
        read(result)
        return result
      },
      async all<T>() {
        trip(way)
        const result = await statement.all<T>()
        read(result)
        return result
      },
      async first(column?: string) {
        trip(way)
        const result = await statement.all<Record<string, unknown>>()
        read(result)
        const [row] = result.results
        return column ? (row?.[column] ?? null) : (row ?? null)
      },
      async raw() {
        trip(way)
        // Rows as arrays come without their cost: a read is asked once more for that, uncounted.
        if (/^\s*select/i.test(sql)) {
          read(await statement.all())
          return statement.raw()
        }
        const result = await statement.all<Record<string, unknown>>()
        read(result)
        return result.results.map((row) => Object.values(row))
      },
    } as unknown as D1PreparedStatement
    tally.statements.add(sql)
    inner.set(counting, statement)
    return counting
  }

  const counting = (asked: Asked, way: string): Asked => ({
    prepare: (sql: string) => wrap(sql, asked.prepare(sql), way),
    async batch<T>(statements: D1PreparedStatement[]) {
      trip(way)
      const results = await asked.batch<T>(statements.map((statement) => inner.get(statement) ?? statement))
      for (const result of results) read(result)
      return results
    },
  })

  const db = {
    ...counting(d1, 'primary'),
    withSession(first = 'first-unconstrained') {
      const session = d1.withSession(first)
      return { ...counting(session, first), getBookmark: () => session.getBookmark() }
    },
    exec: (sql: string) => d1.exec(sql),
  } as unknown as D1Database
  return { db, tally }
}
