import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Author } from '../shapes.ts'

/** SQL for the author with an account's id, as JSON for `authorIn`; null where the column is. */
export function authorBy(id: SQLiteColumn | SQL): SQL<string | null> {
  return sql<string | null>`case when ${id} is not null then json_array(${id},
    coalesce((select coalesce(nullif(u.name, ''), u.email) from user u where u.id = ${id}), '')) end`
}

/** An `authorBy` inside other JSON, once that is read. */
export type StoredAuthor = [id: string, name: string]

/** The author of an `authorBy`; undefined for none. */
export function authorIn(author: string | StoredAuthor | null): Author | undefined {
  if (author === null) return undefined
  const [id, name] = typeof author === 'string' ? (JSON.parse(author) as StoredAuthor) : author
  return { id, name }
}
