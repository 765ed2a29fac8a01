/**
 * Every text in the database with its table and column, so that a test can search for what must not be stored. Numbers and
 * nulls are left out.
 */
export async function everyText(d1: D1Database): Promise<{ table: string; column: string; text: string }[]> {
  const { results: tables } = await d1
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '_cf%'",
    )
    .all<{ name: string }>()
  const rows = await d1.batch<Record<string, unknown>>(
    tables.map(({ name }) => d1.prepare(`select * from ${name}`)),
  )
  return tables.flatMap(({ name: table }, index) =>
    (rows[index]?.results ?? []).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        typeof value === 'string' ? [{ table, column, text: value }] : [],
      ),
    ),
  )
}
