/**
 * The rows of many queries, read by one statement: a result of its own costs each query more than its rows do.
 * @param columns names for the columns that each query gives
 * @returns for each query its rows, as arrays
 */
export async function rowsOfEach<Row extends unknown[]>(
  d1: D1Database,
  queries: string[],
  columns: string[],
): Promise<Row[][]> {
  const names = columns.join(', ')
  const read = queries.map(
    (query, index) =>
      `(with q(${names}) as (${query}) select json_group_array(json_array(${names})) from q) as q${index}`,
  )
  const row = await d1.prepare(`select ${read.join(',\n')}`).first<Record<string, string>>()
  return queries.map((_, index) => JSON.parse(row?.[`q${index}`] ?? '[]') as Row[])
}
