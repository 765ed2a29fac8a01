import { readdirSync, readFileSync } from 'node:fs'

/** Brings a fresh database to the newest schema, statement by statement, as wrangler would. */
export async function migrate(d1: Pick<D1Database, 'prepare'>): Promise<void> {
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort())
    for (const statement of readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint'))
      if (statement.trim()) await d1.prepare(statement).run()
}
