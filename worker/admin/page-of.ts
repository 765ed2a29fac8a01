import { adminPageSize, type Paged } from '#contract/admin'

/** A page as it is answered, from its rows and the result that counts them all. */
export function pageOf<Row, T>(
  page: number,
  counted: D1Result | undefined,
  rows: Row[],
  view: (row: Row) => T,
): Paged<T> {
  const [{ total } = { total: 0 }] = (counted?.results ?? []) as { total: number }[]
  return { rows: rows.map(view), page, pages: Math.max(1, Math.ceil(total / adminPageSize)), total }
}
