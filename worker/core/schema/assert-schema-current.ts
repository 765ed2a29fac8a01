import { Refusal } from '../http/refusal.ts'
import { timeoutMs, withTimeout } from '../http/with-timeout.ts'
import { errorFields, log } from '../log.ts'

/** The migration this version was built with: the newest one. */
export const newestMigration = '0001_triggers.sql'

// Checked once per isolate: a database that has the migration never loses it.
let found = false

/** Resets the check, as in a new isolate. For tests. */
export function forgetSchemaCheck(): void {
  found = false
}

/**
 * Refuses writes while the database lacks this version's newest migration, because a migration failed or the version was
 * deployed first. Missing columns and triggers would leave such a write half done.
 * @throws Refusal 503
 */
export async function assertSchemaCurrent(d1: D1Database): Promise<void> {
  if (found) return
  found = await withTimeout(has(d1), timeoutMs)
  if (found) return
  log('error', 'the database is behind this version: nothing is written', { wanted: newestMigration })
  throw new Refusal('unavailable', { retryAfter: 30 })
}

async function has(d1: D1Database): Promise<boolean> {
  const asked = d1.prepare('select 1 from d1_migrations where name = ?').bind(newestMigration)
  try {
    return (await asked.first()) !== null
  } catch (error) {
    // Some tests create the tables by hand, without wrangler's list of migrations.
    if (/no such table: d1_migrations/.test(errorFields(error).reason)) return true
    throw error
  }
}
