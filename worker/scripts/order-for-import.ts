import { remoteStatements } from '../checks/migrations/remote-splitter.ts'

const ranks = [/^PRAGMA\b/i, /^CREATE TABLE\b/i, /^(?:INSERT|DELETE)\b/i]

/**
 * Puts an export of D1 into the order in which D1 imports it: all tables, then rows, then indexes, views and triggers. The
 * export writes each table with its rows, and a row is refused while a table that it refers to is missing.
 */
export function orderForImport(sql: string): string {
  const statements = remoteStatements(sql)
  const rankOf = (statement: string) => {
    const rank = ranks.findIndex((begins) => begins.test(statement))
    return rank < 0 ? ranks.length : rank
  }
  const ordered = statements.toSorted((one, other) => rankOf(one) - rankOf(other))
  return ordered.map((statement) => `${statement};\n`).join('')
}
