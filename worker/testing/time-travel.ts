import { env } from 'cloudflare:workers'

type Row = Record<string, unknown>
type Named = { name: string; sql: string }

const rowsOf = async <Found = Row>(query: string) => (await env.DB.prepare(query).all<Found>()).results

const run = (queries: string[]) => env.DB.batch(queries.map((query) => env.DB.prepare(query)))

/**
 * Remembers all rows of the database. What it returns puts them back as D1's Time Travel would: no trigger runs, and every
 * row that came since is gone.
 */
export async function rememberDatabase(): Promise<() => Promise<void>> {
  const named = `name not like '\\_cf%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name <> 'd1_migrations'`
  const tables = await rowsOf<Named>(`select name, sql from sqlite_master where type = 'table' and ${named}`)
  const triggers = await rowsOf<Named>(`select name, sql from sqlite_master where type = 'trigger'`)
  const remembered = await Promise.all(
    tables.map(async ({ name }) => ({ name, rows: await rowsOf(`select * from "${name}"`) })),
  )
  return async () => {
    await run(triggers.map(({ name }) => `drop trigger "${name}"`))
    const statements = [
      'pragma defer_foreign_keys = on',
      ...tables.map(({ name }) => `delete from "${name}"`),
    ].map((query) => env.DB.prepare(query))
    for (const { name, rows } of remembered) {
      if (rows.length === 0) continue
      const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
      const values = columns.map((column) => `value ->> '$.${column}'`)
      const insert = `insert into "${name}" (${columns.join(', ')}) select ${values.join(', ')} from json_each(?)`
      statements.push(env.DB.prepare(insert).bind(JSON.stringify(rows)))
    }
    await env.DB.batch(statements)
    await run(triggers.map(({ sql }) => sql))
  }
}
