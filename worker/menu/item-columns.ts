import { sql } from 'drizzle-orm'
import type { PlannerItem } from '#contract/menu'
import { type StoredContents, saidOf } from '#contract/needs/stored-contents'
import { menuItems } from '#core/schema/menu'

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
