import { type SQL, sql } from 'drizzle-orm'
import { adminPageSize, mostFound, type Paged } from '#contract/admin'
import { type Database, statement } from '#core/db'
import { parseCursor } from './cursor.ts'
import type { Kind, Matches } from './search.ts'

/**
 * An order of a list: the tables it is walked in, from the one whose index has the order to the others (a cross join
 * is never turned round), the column it is sorted by, and those that order what is equal in that one.
 */
export type Sort = { from: SQL; key: string; rest: string[] }

type List<Row, T> = {
  kind: Kind
  columns: SQL
  sort: Sort
  order: 'asc' | 'desc'
  /** The `next` of the page before. */
  after: string
  found: Matches | null
  /** What the ids that were found are joined to. */
  joined: SQL
  view: (row: Row) => T
}

/**
 * A page of a list in its order. What comes after a page is read from where that one ended, so that each costs the
 * same: what is equal to its last row in the order first, then what lies beyond.
 * @throws Refusal 400 `invalid` for a page that was never handed out
 */
export async function paginate<Row, T>(db: Database, list: List<Row, T>): Promise<Paged<T>> {
  const { found, kind, view } = list
  const count = found
    ? sql`select count(*) as count from (${found(mostFound + 1)})`
    : sql`select count from totals where what = ${kind}`
  const [counted, ...read] = await db.$client.batch<Row & { place: string }>([
    statement(db, count),
    ...pageIn(list).map((part) => statement(db, part)),
  ])
  const rows = read.flatMap(({ results }) => results)
  const shown = rows.slice(0, adminPageSize)
  const total = (counted?.results as { count: number }[] | undefined)?.[0]?.count ?? 0
  return {
    rows: shown.map(view),
    next: rows.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
    total: found ? Math.min(total, mostFound) : total,
    more: found !== null && total > mostFound,
  }
}

function pageIn<Row, T>({ columns, sort, order, after, found, joined }: List<Row, T>): SQL[] {
  const { key, rest } = sort
  const by = [key, ...rest]
  const last = parseCursor(after, by.length)
  const from = found ? sql`(${found(mostFound)}) found cross join ${joined}` : sort.from
  const read = (
    where: SQL,
    ordered: string[],
  ) => sql`select ${columns}, json_array(${sql.raw(by.join(', '))}) as place
    from ${from} where ${where}
    order by ${sql.raw(ordered.map((column) => `${column} ${order}`).join(', '))} limit ${adminPageSize + 1}`
  if (!last) return [read(sql`true`, by)]
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  const [lastKey, ...lastRest] = last.map((value) => sql`${value}`)
  const equal = sql`${sql.raw(key)} = ${lastKey}
    and (${sql.raw(rest.join(', '))}) ${beyond} (${sql.join(lastRest, sql`, `)})`
  return [read(equal, rest), read(sql`${sql.raw(key)} ${beyond} ${lastKey}`, by)]
}
