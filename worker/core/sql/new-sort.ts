import { type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

// Parts of an UPDATE that sorts rows by a complete list of their ids, a JSON array.

/** The place of a row in the list. */
export function sortOrderIn(list: string, id: AnySQLiteColumn): SQL {
  return sql`(select key from json_each(${list}) where value = ${id})`
}

/** True if the list holds exactly the live rows: one that another tab has added or removed refuses it. */
export function isCompleteSql(list: string, live: SQL): SQL {
  return sql`json_array_length(${list}) = (select count(*) from (${live}))
    and not exists (select value from json_each(${list}) where value not in (${live}))`
}

/** True if the list is another sort than the stored one. */
export function isNewSortSql(list: string, live: SQL): SQL {
  return sql`json(${list}) <> (select json_group_array(id) from (${live} order by sort_order, id))`
}

/** True if rows stand in the order of a list: compares with what is stored after the batch, whoever wrote it. */
export function isSort(rows: { id: string }[], ids: string[]): boolean {
  return rows.length === ids.length && rows.every(({ id }, index) => id === ids[index])
}
