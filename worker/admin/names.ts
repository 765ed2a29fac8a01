import { sql } from 'drizzle-orm'
import { type Database, statement } from '#core/db'
import { idsIn } from './rules.ts'
import type { AuditEntry } from './shape/lists.ts'

/**
 * Names of what audit entries refer to, by id, as they are called now: events, accounts, and an event's menu, tables and
 * kitchen links. What is gone has none, and no guest is named.
 */
export async function namesIn(db: Database, entries: AuditEntry[]): Promise<Record<string, string>> {
  const ids = JSON.stringify([...new Set(entries.flatMap(idsIn))])
  const { results } = await statement(
    db,
    sql`select id.value as id, coalesce(
        (select title from events where id = id.value),
        (select email from user where id = id.value),
        (select name from menu_items where id = id.value),
        (select name from menu_categories where id = id.value),
        (select name from menu_templates where id = id.value),
        (select name from tables where id = id.value),
        (select label from kitchen_links where id = id.value)) as name
      from json_each(${ids}) id`,
  ).all<{ id: string; name: string | null }>()
  return Object.fromEntries(results.flatMap(({ id, name }) => (name ? [[id, name]] : [])))
}
