import { type SQL, sql } from 'drizzle-orm'
import { mostFound } from '#contract/admin'
import { type Database, statement } from '#core/db'
import type { searchWords } from '#core/schema/admin-lists'
import { tokenize } from './tokenize.ts'

export type Kind = (typeof searchWords.$inferSelect)['kind']

/** Makes the select of the ids that were found, with a limit. */
export type Matches = (most: number) => SQL

// When every word is frequent, at most so many matches of the rarest are checked.
const lookedThrough = 10_000

// The last code point of Unicode sorts after every other.
const begins = sql`word.word >= beginning.value and word.word < beginning.value || char(1114111)`

/**
 * Finds planners or events that have a word beginning with each word of a search. The rarest word is found by index and the
 * others are checked on its matches, so that a search costs what it finds and not the whole table.
 * @returns null for a search without words
 */
export async function searchBy(db: Database, kind: Kind, search: string): Promise<Matches | null> {
  const [first, ...others] = await rarestFirst(db, kind, tokenize(search))
  if (!first) return null
  const having = sql`select distinct word.id from ${beginningsOf(first)}
    cross join search_words word on word.kind = ${kind} and ${begins}`
  if (others.length === 0) return (most) => sql`${having} limit ${most}`
  const checks = others.map(
    (word) => sql`exists (select 1 from ${beginningsOf(word)}
      cross join search_words word on word.kind = ${kind} and word.id = candidate.id and ${begins})`,
  )
  return (most) => sql`select candidate.id from (${having} limit ${lookedThrough}) candidate
    where ${sql.join(checks, sql` and `)} limit ${most}`
}

function beginningsOf(word: string[]): SQL {
  return sql`json_each(${JSON.stringify(word)}) beginning`
}

async function rarestFirst(db: Database, kind: Kind, words: string[][]): Promise<string[][]> {
  if (words.length < 2) return words
  const counts = await db.$client.batch<{ count: number }>(
    words.map((word) =>
      statement(
        db,
        sql`select count(*) as count from (select 1 from ${beginningsOf(word)}
          cross join search_words word on word.kind = ${kind} and ${begins} limit ${mostFound})`,
      ),
    ),
  )
  return words
    .map((word, index) => ({ word, count: counts[index]?.results[0]?.count ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ word }) => word)
}
