import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '#core/db'
import { mostFound } from './shape/lists.ts'
import type { searchWords } from './table.ts'
import { tokenize } from './tokenize.ts'

export type Kind = (typeof searchWords.$inferSelect)['kind']

/** Makes the select of the ids that were found, with a limit. */
export type Matches = (most: number) => SQL

// When every word is frequent, at most so many matches of the rarest are checked.
const lookedThrough = 10_000

/**
 * The stored words with a part that is typed, and whose they are. What is typed is the beginning of a part in the dictionary.
 * The last code point of Unicode sorts after every other.
 */
function wordsWith(kind: Kind, typed: string[]): SQL {
  return sql`json_each(${JSON.stringify(typed)}) typed
    cross join word_parts part on part.kind = ${kind} and part.part >= typed.value and part.part < typed.value || char(1114111)
    cross join search_words word on word.kind = ${kind} and word.word = part.word`
}

/**
 * Finds planners or events that have a word with each word of a search in it. The rarest is found by index and the others
 * are checked on its matches' own words, so that a search costs what it finds and not the whole table.
 * @returns null for a search without words
 */
export async function searchBy(db: Database, kind: Kind, search: string): Promise<Matches | null> {
  const [first, ...others] = await rarestFirst(db, kind, tokenize(search))
  if (!first) return null
  const having = sql`select distinct word.id from ${wordsWith(kind, first)}`
  if (others.length === 0) return (most) => sql`${having} limit ${most}`
  const checks = others.map(
    (
      typed,
    ) => sql`exists (select 1 from search_words word cross join json_each(${JSON.stringify(typed)}) typed
      where word.kind = ${kind} and word.id = candidate.id and instr(word.word, typed.value) > 0)`,
  )
  return (most) => sql`select candidate.id from (${having} limit ${lookedThrough}) candidate
    where ${sql.join(checks, sql` and `)} limit ${most}`
}

async function rarestFirst(db: Database, kind: Kind, words: string[][]): Promise<string[][]> {
  if (words.length < 2) return words
  const counts = await db.$client.batch<{ count: number }>(
    words.map((word) =>
      statement(
        db,
        sql`select count(*) as count from (select 1 from ${wordsWith(kind, word)} limit ${mostFound})`,
      ),
    ),
  )
  return words
    .map((word, index) => ({ word, count: counts[index]?.results[0]?.count ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ word }) => word)
}
