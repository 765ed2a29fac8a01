/**
 * A distant database: each call waits first. A batch is one call.
 * @param wait in milliseconds
 */
export function slow(d1: D1Database, wait: number): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>()

  async function late<T>(call: () => Promise<T>): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return call()
  }

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const away = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => late(() => statement.run()),
      all: () => late(() => statement.all()),
      raw: () => late(() => statement.raw()),
      first: (column?: string) =>
        late(() => (column === undefined ? statement.first() : statement.first(column))),
    } as unknown as D1PreparedStatement
    inner.set(away, statement)
    return away
  }

  const asked = (target: Pick<D1Database, 'prepare' | 'batch'>) => ({
    prepare: (sql: string) => wrap(target.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      late(() => target.batch(statements.map((statement) => inner.get(statement) ?? statement))),
  })

  return {
    ...asked(d1),
    exec: (sql: string) => late(() => d1.exec(sql)),
    withSession(from?: string) {
      const session = d1.withSession(from)
      return { ...asked(session), getBookmark: () => session.getBookmark() }
    },
  } as unknown as D1Database
}
