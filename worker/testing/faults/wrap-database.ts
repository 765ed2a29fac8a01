/** One round trip to D1: a batch, or a statement run by itself. */
export type DatabaseCall = {
  kind: 'batch' | 'rows' | 'raw'
  sql: string[]
  /** Constraint of the session, such as `first-primary`; `primary` without a session. */
  way: string
  /** The statement of its own, not for a batch. */
  statement?: D1PreparedStatement
  statements: D1PreparedStatement[]
}

/** Wraps a call, or replaces it. */
export type Around = <T>(call: DatabaseCall, run: () => Promise<T>) => Promise<T>

type Target = Pick<D1Database, 'prepare' | 'batch'>

/**
 * A database whose calls pass through `around`. What `run` returns is a `D1Result` for `rows`, one per statement for a
 * `batch`, and rows as arrays for `raw`.
 * @param prepared is told each statement's SQL
 */
export function wrapDatabase(
  d1: D1Database,
  around: Around,
  prepared: (sql: string) => void = () => undefined,
): D1Database {
  const originals = new WeakMap<object, { sql: string; statement: D1PreparedStatement }>()

  const wrap = (sql: string, statement: D1PreparedStatement, way: string): D1PreparedStatement => {
    const call = { sql: [sql], way, statement, statements: [statement] }
    const rows = () => around({ kind: 'rows', ...call }, () => statement.all())
    const wrapped = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values), way),
      run: rows,
      all: rows,
      async first(column?: string) {
        const [row] = (await rows()).results as Record<string, unknown>[]
        return column ? (row?.[column] ?? null) : (row ?? null)
      },
      raw: () => around({ kind: 'raw', ...call }, () => statement.raw()),
    } as unknown as D1PreparedStatement
    prepared(sql)
    originals.set(wrapped, { sql, statement })
    return wrapped
  }

  const wrapTarget = (target: Target, way: string) => ({
    prepare: (sql: string) => wrap(sql, target.prepare(sql), way),
    batch: (statements: D1PreparedStatement[]) => {
      const inner = statements.map((one) => originals.get(one) ?? { sql: '', statement: one })
      const plain = inner.map(({ statement }) => statement)
      return around({ kind: 'batch', sql: inner.map(({ sql }) => sql), way, statements: plain }, () =>
        target.batch(plain),
      )
    },
  })

  return {
    ...wrapTarget(d1, 'primary'),
    exec: (sql: string) =>
      around({ kind: 'rows', sql: [sql], way: 'primary', statements: [d1.prepare(sql)] }, () => d1.exec(sql)),
    withSession(first = 'first-unconstrained') {
      const session = d1.withSession(first)
      return { ...wrapTarget(session, first), getBookmark: () => session.getBookmark() }
    },
  } as unknown as D1Database
}
