import { type SQL, sql } from 'drizzle-orm'
import { dishStatements, type StoredContents } from '#needs/rules/stored-contents'
import { dishFields } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type { PlannerItem } from './shape/menu.ts'
import { dishColumns, menuItems } from './table.ts'

/** The columns of `itemOfRow`. `contents` is the text as it is stored, to compare with. */
export const itemColumns = {
  id: menuItems.id,
  ...dishColumns,
  contents: sql<string | null>`${menuItems.contents}`.as('item_contents'),
  contentsVersion: menuItems.contentsVersion,
}

export type ItemRow = DishFields & { id: string; contents: string | null; contentsVersion: number }

/** True where one of these fields is sent with another value than is stored. */
export function anyOther(sent: Partial<DishFields>, among: readonly (keyof DishFields)[]): SQL {
  const differing = among
    .filter((field) => sent[field] !== undefined)
    .map((field) => sql`${dishColumns[field]} <> ${sql.param(sent[field], dishColumns[field])}`)
  return sql`(${sql.join([sql`false`, ...differing], sql` or `)})`
}

/** Statements about a dish, from its column. */
export function contentsIn(column: string | null): StoredContents | null {
  return column === null ? null : (JSON.parse(column) as StoredContents)
}

/** A row as its planner reads it. */
export function itemOfRow({ id, contents, contentsVersion, ...dish }: ItemRow): PlannerItem {
  return { id, ...dishFields(dish), ...dishStatements(contentsIn(contents), contentsVersion) }
}
