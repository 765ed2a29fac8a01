import { env } from './workers-in-node.ts'

// Rows of the database and the database's own tables that say nothing of one write: derived from other rows, or the clock's.
const skipped = [
  ...['planner_counts', 'attempts', 'mail_rests', 'cron_progress', 'erasures', 'totals', 'sheet_watches'],
  ...['d1_migrations', 'sqlite_sequence', '_cf_METADATA', '_cf_KV', '_cf_ALARM'],
]
// Written by the clock at a time of its own.
const ofClock = ['sorted_guests', 'closing_notified', 'full_notified_limit', 'erasure_notified_at']
const ofMails = ['kind', 'subject_id']

type Row = Record<string, unknown>
type Table = { name: string; ids: string[]; kept: string[] }
let tables: Promise<Table[]> | null = null

async function tablesWithIds(): Promise<Table[]> {
  const query = `select t.name as "table", c.name as "column", c.type from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not in (select value from json_each(?1))`
  const [found] = await env.DB.batch<{ table: string; column: string; type: string }>([
    env.DB.prepare(query).bind(JSON.stringify(skipped)),
  ])
  return [...Map.groupBy(found?.results ?? [], ({ table }) => table)].flatMap(([name, columns]) => {
    const names = columns.map(({ column }) => column)
    // SQLite compares a text of digits with a number, so an event's code could name a row of the audit by its number.
    const ids = columns
      .filter(({ column, type }) => /(^|_)(id|email)$/.test(column) && /text/i.test(type))
      .map(({ column }) => column)
    const kept = name === 'outbox' ? ofMails : names.filter((column) => !ofClock.includes(column))
    return ids.length === 0 ? [] : [{ name, ids, kept }]
  })
}

async function rowsNaming(ids: string[]): Promise<[Table, Row[]][]> {
  tables ??= tablesWithIds()
  const all = await tables
  const results = await env.DB.batch<Row>(
    all.map((table) => {
      const where = table.ids.map((column) => `"${column}" in (select value from json_each(?1))`)
      return env.DB.prepare(`select * from "${table.name}" where ${where.join(' or ')}`).bind(
        JSON.stringify(ids),
      )
    }),
  )
  return all.map((table, index) => [table, results[index]?.results ?? []])
}

/**
 * Rows that name one of some texts, or a row that does, one line each, without what differs from run to run: a text is
 * named by its place in the list, another id or secret is `<id>`, a day `<day>`, and a time stands as before or after `since`.
 */
export async function storedAbout(texts: string[], since: number): Promise<string[]> {
  const named = (await rowsNaming(texts)).flatMap(([, rows]) => rows.map(({ id }) => id))
  const ids = [...texts, ...named.filter((id) => typeof id === 'string')]
  const found = await rowsNaming([...new Set(ids)])
  const places = new Map([...new Set(texts)].map((text, index) => [text, `#${index}`]))
  return found
    .flatMap(([{ name, kept }, rows]) =>
      rows.map((row) => {
        const cells = kept.map(
          (column) => `${column} ${JSON.stringify(plain(column, row[column], { places, since }))}`,
        )
        return `${name}: ${cells.join(', ')}`
      }),
    )
    .sort()
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
// One in 1,500 tokens of 43 random characters has no digit.
const aSecret = /^(?=.*\d|.{40})[\w+/=:$.,-]{20,}$/
// A field of a course in the log, by the course's id (`courseField`).
const ofCourse = /(?<=^course )\w+$/
const drawn = /(^|_)(ids?|code|special)$|Ids?$/

function plain(name: string, value: unknown, run: { places: Map<string, string>; since: number }): unknown {
  const { places, since } = run
  const byPlace = (id: string) => places.get(id) ?? '<id>'
  if (typeof value === 'number' && value > 1e12) return value <= since ? 'before' : 'after'
  if (Array.isArray(value)) return value.map((one) => plain(name, one, run))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [places.get(key) ?? key, plain(key, one, run)]),
    )
  if (typeof value !== 'string') return name === 'id' && value !== null ? '<id>' : value
  const place = places.get(value)
  if (place !== undefined) return place
  if (/^[[{]/.test(value)) return plain(name, JSON.parse(value), run)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '<day>'
  if (drawn.test(name) || aSecret.test(value)) return '<id>'
  return value.replace(uuid, byPlace).replace(ofCourse, byPlace)
}
