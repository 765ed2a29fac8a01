import { somethingWrong } from '#contract/refusal'
import { Refusal } from './http/refusal.ts'
import { errorFields, log } from './log.ts'
import { timeoutMs, withTimeout } from './with-timeout.ts'

/** The migration this version was built with: the newest one. */
export const newestMigration = '0001_triggers.sql'

// Asked once by each isolate: a database that has it never loses it.
let found = false

/** Forgets what was found, as a new isolate has. */
export function forgetSchemaCheck(): void {
  found = false
}

/**
 * Before anything is written: a database that is behind this version (a migration failed half-way, or the version came
 * first) takes no writes, which its missing columns and triggers would leave half done.
 * @throws Refusal 503
 */
export async function assertSchemaCurrent(d1: D1Database): Promise<void> {
  if (found) return
  found = await withTimeout(has(d1), timeoutMs)
  if (found) return
  log('error', 'the database is behind this version: nothing is written', { wanted: newestMigration })
  throw new Refusal(503, 'unavailable', somethingWrong, { retryAfter: 30 })
}

async function has(d1: D1Database): Promise<boolean> {
  const asked = d1.prepare('select 1 from d1_migrations where name = ?').bind(newestMigration)
  try {
    return (await asked.first()) !== null
  } catch (error) {
    // Made by hand, as some tests do: nobody keeps book of what it has.
    if (/no such table: d1_migrations/.test(errorFields(error).reason)) return true
    throw error
  }
}
