import { sql } from 'drizzle-orm'
import { type StoredContents, saidOf } from '#needs/rules/stored-contents'
import type { PlannerItem } from './shape/menu.ts'
import { menuItems } from './table.ts'

/** The columns of `itemOfRow`. `contents` is the text as it is stored, to compare with. */
export const itemColumns = {
  id: menuItems.id,
  name: menuItems.name,
  description: menuItems.description,
  contents: sql<string | null>`${menuItems.contents}`.as('item_contents'),
  contentsVersion: menuItems.contentsVersion,
  forChildren: menuItems.forChildren,
}

export type ItemRow = {
  id: string
  name: string
  description: string
  contents: string | null
  contentsVersion: number
  forChildren: boolean
}

/** What is stated of a dish, from its column. */
export function contentsIn(column: string | null): StoredContents | null {
  return column === null ? null : (JSON.parse(column) as StoredContents)
}

/** A row as its planner reads it. */
export function itemOfRow({ contents, contentsVersion, forChildren, ...item }: ItemRow): PlannerItem {
  return { ...item, ...(forChildren && { forChildren }), ...saidOf(contentsIn(contents), contentsVersion) }
}
