import { env } from 'cloudflare:workers'

// Rows with a foreign key go with what they belong to. Two counts of `totals` are there from the first day.
const ownTables = `select name from sqlite_master where type = 'table' and name <> 'totals'
  and name not glob '_cf_*' and name not glob 'sqlite_*' and name not glob 'd1_*'
  and not exists (select 1 from pragma_foreign_key_list(sqlite_master.name))`

/** Deletes all rows, and the log of erasures, so that what a test left costs the next one nothing. */
export async function emptyDatabase(): Promise<void> {
  for (;;) {
    const { objects } = await env.COVERS.list({ prefix: 'erasures/' })
    if (objects.length === 0) break
    await env.COVERS.delete(objects.map(({ key }) => key))
  }
  const { results } = await env.DB.prepare(ownTables).all<{ name: string }>()
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`delete from ${name}`)))
}
