import { env } from './workers-in-node.ts'

/** Rows by table, each as one text. */
export type Rows = Record<string, string[]>

// Kept by the clock, or derived from other rows; and the database's own.
const skipped = [
  ...['planner_counts', 'attempts', 'mail_rests', 'cron_progress', 'erasures', 'totals', 'sheet_watches'],
  ...['d1_migrations', 'sqlite_sequence', '_cf_METADATA', '_cf_KV', '_cf_ALARM'],
]
const notes = ['sorted_guests', 'closing_told', 'full_told_limit', 'erasure_told_at']
// A mail may wait or be sent; what the clock tells of events is looked at by itself. Some are about what the server named.
const mails = `with named as (select value as id from json_each(?1))
  select distinct kind, subject_id from outbox where kind not in ('event_closed', 'event_full') and subject_id in (
    select id from named union select id from user where email in named
    union select id from address_changes where user_id in named
    union select id from guest_selections where event_id in named
    union select id from declines where event_id in named)`

let queries: Promise<Record<string, string>> | null = null

/** Queries for the rows of each table that name one of some ids. */
async function queriesOf(): Promise<Record<string, string>> {
  const columnsOf = `select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not in (select value from json_each(?1))`
  const [found] = await env.DB.batch<{ table: string; column: string }>([
    env.DB.prepare(columnsOf).bind(JSON.stringify(skipped)),
  ])
  const tables = Map.groupBy(found?.results ?? [], ({ table }) => table)
  const selects = [...tables].flatMap(([table, columns]): [string, string][] => {
    const names = columns.map(({ column }) => column)
    const ids = names.filter((name) => /(^|_)(id|email)$/.test(name))
    const where = ids.map((name) => `"${name}" in (select value from json_each(?1))`).join(' or ')
    const kept = names.filter((name) => !notes.includes(name)).map((name) => `"${name}"`)
    return ids.length === 0 ? [] : [[table, `select ${kept.join(', ')} from ${table} where ${where}`]]
  })
  return { ...Object.fromEntries(selects), outbox: mails }
}

/** All rows that name one of these ids. */
export async function rowsNaming(ids: string[]): Promise<Rows> {
  queries ??= queriesOf()
  const tables = Object.entries(await queries)
  const text = JSON.stringify(ids)
  const results = await env.DB.batch(tables.map(([, query]) => env.DB.prepare(query).bind(text)))
  return Object.fromEntries(
    tables.map(([table], index) => [
      table,
      (results[index]?.results ?? []).map((row) => JSON.stringify(row)),
    ]),
  )
}

/** How many rows of each table came, went or are others now; empty where nothing changed. */
export function changes(before: Rows, after: Rows): string {
  return Object.keys(after)
    .flatMap((table) => {
      const [was, is] = [before[table] ?? [], after[table] ?? []]
      const gone = was.filter((row) => !is.includes(row)).length
      const come = is.filter((row) => !was.includes(row)).length
      return gone + come === 0 ? [] : [`${table} -${gone} +${come}`]
    })
    .join(', ')
}
