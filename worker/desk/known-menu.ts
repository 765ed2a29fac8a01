import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { KnownMenu } from '#contract/answers'
import type { Database } from '#core/db'
import { menuCategories, menuItems } from '#core/schema/menu'

type Row = {
  categoryId: string
  category: string
  categoryGone: number | null
  itemId: string | null
  item: string | null
  description: string | null
  itemGone: number | null
}

/** The statement that reads everything that was ever on an event's menu, what is on it now first, in its order. */
export function knownMenuRows(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      categoryId: sql<string>`${menuCategories.id}`.as('category_id'),
      category: sql<string>`${menuCategories.name}`.as('category_name'),
      categoryGone: sql<number | null>`${menuCategories.deletedAt}`.as('category_gone'),
      itemId: sql<string | null>`${menuItems.id}`.as('item_id'),
      item: sql<string | null>`${menuItems.name}`.as('item_name'),
      description: menuItems.description,
      itemGone: sql<number | null>`${menuItems.deletedAt}`.as('item_gone'),
    })
    .from(menuCategories)
    .leftJoin(menuItems, eq(menuItems.categoryId, menuCategories.id))
    .where(eq(menuCategories.eventId, eventId))
    .orderBy(
      sql`${menuCategories.deletedAt} is not null`,
      asc(menuCategories.sortOrder),
      asc(menuCategories.id),
      sql`${menuItems.deletedAt} is not null`,
      asc(menuItems.sortOrder),
      asc(menuItems.id),
    )
}

/** Rows of `knownMenuRows` as categories with their items. */
export function knownMenuOf(rows: Row[]): KnownMenu {
  const menu = new Map<string, KnownMenu[number]>()
  for (const row of rows) {
    const category = menu.get(row.categoryId) ?? {
      id: row.categoryId,
      name: row.category,
      removed: row.categoryGone !== null,
      items: [],
    }
    if (row.itemId !== null)
      category.items.push({
        id: row.itemId,
        name: row.item ?? '',
        description: row.description ?? '',
        removed: row.itemGone !== null,
      })
    menu.set(row.categoryId, category)
  }
  return [...menu.values()]
}
