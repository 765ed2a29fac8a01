import { sql } from 'drizzle-orm'
import { type Database, statement } from '#core/db'
import { mostFound } from './shape/lists.ts'
import { tokenize } from './tokenize.ts'

/** The newest rows are looked through, without an index. */
export const lookedThrough = 10_000

// Only the address keeps its @: a search with one in it is for an address.
const texts = {
  planner: sql`select id, lower(replace(name, '@', ' ') || ' ' || email) as searchable
    from (select id, name, email from user order by created_at desc limit ${lookedThrough}) newest`,
  event: sql`select newest.id,
      lower(replace(title || ' ' || user.name, '@', ' ') || ' ' || event_code || ' ' || user.email) as searchable
    from (select id, title, event_code, user_id from events order by created_at desc limit ${lookedThrough}) newest
    cross join user on user.id = newest.user_id`,
}

// Beyond the newest rows a planner is found by the whole address, an event by its code.
const keys = {
  planner: (search: string) => sql`select id from user where email = ${search.toLowerCase()}`,
  event: (search: string) => sql`select id from events where event_code = ${search.toUpperCase()}`,
}

export type Kind = keyof typeof texts

/** Ids of what a search found, `mostFound` at most; `more` if there are others, or rows that were not looked through. */
export type Found = { ids: string[]; more: boolean }

/**
 * Finds planners or events whose name, address, title or code contains each term of a search, the newest first.
 * @returns null for a search without a term
 */
export async function searchBy(db: Database, kind: Kind, search: string): Promise<Found | null> {
  const terms = tokenize(search)
  if (terms.length === 0) return null
  const conditions = terms.map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((spelling) => sql`instr(searchable, ${spelling}) > 0`),
        sql` or `,
      )})`,
  )
  const [found, total] = await db.$client.batch<{ id: string; count: number }>([
    statement(
      db,
      sql`select id from (select id from (${texts[kind]}) where ${sql.join(conditions, sql` and `)} limit ${mostFound + 1})
        union ${keys[kind](search.trim())}`,
    ),
    statement(db, sql`select count from totals where what = ${kind}`),
  ])
  const ids = found?.results.map(({ id }) => id) ?? []
  const unseen = (total?.results[0]?.count ?? 0) > lookedThrough
  return { ids: ids.slice(0, mostFound), more: ids.length > mostFound || unseen }
}
