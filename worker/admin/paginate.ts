import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, runBatch } from '#core/db'
import { parseCursor } from './cursor.ts'
import type { Found, Kind } from './search.ts'
import { adminPageSize, type Paged } from './shape/lists.ts'

/**
 * A sort of a list: the tables to read, the one whose index is sorted first (SQLite keeps the order of a cross join), the
 * column to sort by, and the columns that break ties.
 */
export type Sort = { from: SQL; key: string; rest: string[] }

type List<Row, T> = {
  kind: Kind
  columns: SQL
  sort: Sort
  order: 'asc' | 'desc'
  /** The cursor of the previous page. */
  after: string
  found: Found | null
  /** The tables that the ids of a search are joined to. */
  joined: SQL
  view: (row: Row) => T
}

/**
 * A page of a sorted list. Each page is read from the cursor of the one before, so that all pages cost the same: first the
 * rows that tie with the cursor, then those after it.
 * @throws Refusal 400 `invalid` for a cursor that was never handed out
 */
export async function paginate<Row, T>(db: Database, list: List<Row, T>): Promise<Paged<T>> {
  const { found, kind, view } = list
  const { ties, beyond } = pageIn(list)
  const read = await runBatch(db, {
    counted: rowsOf<{ count: number }>(db, sql`select count from totals where what = ${kind}`),
    ...(ties && { ties: rowsOf<Row & { place: string }>(db, ties) }),
    beyond: rowsOf<Row & { place: string }>(db, beyond),
  })
  const rows = [...(read.ties ?? []), ...read.beyond]
  const shown = rows.slice(0, adminPageSize)
  const total = read.counted[0]?.count ?? 0
  return {
    rows: shown.map(view),
    next: rows.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
    total: found ? found.ids.length : total,
    more: found?.more ?? false,
  }
}

/** The rows of a page that tie with the cursor, and those beyond it. Without a cursor none ties. */
function pageIn<Row, T>({ columns, sort, order, after, found, joined }: List<Row, T>) {
  const { key, rest } = sort
  const by = [key, ...rest]
  const last = parseCursor(after, by.length)
  const from = found ? sql`json_each(${JSON.stringify(found.ids)}) found cross join ${joined}` : sort.from
  const read = (
    where: SQL,
    ordered: string[],
  ) => sql`select ${columns}, json_array(${sql.raw(by.join(', '))}) as place
    from ${from} where ${where}
    order by ${sql.raw(ordered.map((column) => `${column} ${order}`).join(', '))} limit ${adminPageSize + 1}`
  if (!last) return { ties: null, beyond: read(sql`true`, by) }
  const past = sql.raw(order === 'asc' ? '>' : '<')
  const [lastKey, ...lastRest] = last.map((value) => sql`${value}`)
  const equal = sql`${sql.raw(key)} = ${lastKey}
    and (${sql.raw(rest.join(', '))}) ${past} (${sql.join(lastRest, sql`, `)})`
  return { ties: read(equal, rest), beyond: read(sql`${sql.raw(key)} ${past} ${lastKey}`, by) }
}
