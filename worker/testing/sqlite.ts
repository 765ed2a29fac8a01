import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * SQLite itself with D1's face, in memory: for tests that need more transactions than D1 does in their time, or a database
 * that was tampered with. A batch is one transaction.
 * @param rewrite another text for a statement, for a control in which the database or the product is broken
 */
export function sqliteDatabase(rewrite = (query: string) => query): { sqlite: DatabaseSync; d1: D1Database } {
  const sqlite = new DatabaseSync(':memory:')
  const prepared = new Map<string, StatementSync>()
  const statementOf = (query: string) => {
    const known = prepared.get(query) ?? sqlite.prepare(rewrite(query))
    prepared.set(query, known)
    return known
  }
  const total = sqlite.prepare('select total_changes() as n')
  // As D1 counts them, with the rows of triggers.
  const changed = () => Number(total.get()?.n)
  const prepare = (query: string, values: SQLInputValue[] = []) => {
    const run = (): D1Result => {
      const before = changed()
      const results = statementOf(query).all(...values)
      const changes = changed() - before
      return { success: true, results, meta: { ...noMeta, changes, changed_db: changes > 0 } }
    }
    return {
      bind: (...bound: SQLInputValue[]) => prepare(query, bound),
      all: async () => run(),
      run: async () => run(),
      first: async (column?: string) => {
        const [row] = run().results as Record<string, unknown>[]
        return (column ? row?.[column] : row) ?? null
      },
      raw: async () => run().results.map((row) => Object.values(row as object)),
      inBatch: run,
    }
  }
  const batch = async (statements: { inBatch: () => D1Result }[]) => {
    sqlite.exec('savepoint batch')
    try {
      const results = statements.map(({ inBatch }) => inBatch())
      sqlite.exec('release batch')
      return results
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('rollback to batch; release batch')
      throw new Error(`D1_ERROR: ${String(error)}`)
    }
  }
  return { sqlite, d1: { prepare, batch } as unknown as D1Database }
}

const noMeta = {
  duration: 0,
  size_after: 0,
  rows_read: 0,
  rows_written: 0,
  last_row_id: 0,
  changes: 0,
  changed_db: false,
}
