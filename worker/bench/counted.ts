/** What a database was asked: round trips, rows it read for them, and each distinct statement. */
export type Tally = { trips: number; rowsRead: number; statements: Set<string> }

/**
 * A database that counts how it is used. A batch is one round trip, as is each statement run by itself.
 * @returns the database to hand to the code under test, and its tally, which grows
 */
export function counted(d1: D1Database): { db: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, rowsRead: 0, statements: new Set() }
  const inner = new WeakMap<object, D1PreparedStatement>()
  const read = (result: D1Result) => {
    tally.rowsRead += result.meta.rows_read
  }

  const wrap = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const counting = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values)),
      async run<T>() {
        tally.trips++
        const result = await statement.run<T>()
        read(result)
        return result
      },
      async all<T>() {
        tally.trips++
        const result = await statement.all<T>()
        read(result)
        return result
      },
      async first(column?: string) {
        tally.trips++
        const result = await statement.all<Record<string, unknown>>()
        read(result)
        const [row] = result.results
        return column ? (row?.[column] ?? null) : (row ?? null)
      },
      async raw() {
        tally.trips++
        // Rows as arrays come without their cost: a read is asked once more for that, uncounted.
        if (/^\s*select/i.test(sql)) read(await statement.all())
        return statement.raw()
      },
    } as unknown as D1PreparedStatement
    tally.statements.add(sql)
    inner.set(counting, statement)
    return counting
  }

  const db = {
    prepare: (sql: string) => wrap(sql, d1.prepare(sql)),
    async batch<T>(statements: D1PreparedStatement[]) {
      tally.trips++
      const results = await d1.batch<T>(statements.map((statement) => inner.get(statement) ?? statement))
      for (const result of results) read(result)
      return results
    },
    exec: (sql: string) => d1.exec(sql),
  } as unknown as D1Database
  return { db, tally }
}
