import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { dishStatements } from '#needs/rules/stored-contents'
import type { MenuWithRemoved } from '#party/shape/responses'
import { contentsIn } from './item-columns.ts'
import { dishFields } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type { InLanguages, PlannerCategory, Translated, TranslatedCourse } from './shape/menu.ts'
import { dishColumns, menuCategories, menuItems } from './table.ts'

// Menus for their planner and the kitchen. Removed categories and items keep their rows, so that responses keep names.

export type MenuRow = {
  categoryId: string
  category: string
  categoryRemovedAt: number | null
  required: number | boolean | null
  itemId: string | null
  itemRemovedAt: number | null
  contents: string | null
  contentsVersion: number | null
  /** Translations, where the query asks for them. */
  categoryWords?: string | null
  itemWords?: string | null
} & DishRow

/** A dish's own fields where there is one. A mark is a number in SQLite. */
type DishRow = { [Field in keyof DishFields]-?: Exclude<DishFields[Field] | null, undefined> }

// Aliased: in a batch, rows are objects, and columns of a join with the same name would overwrite one another.
export const columns = {
  categoryId: sql<string>`${menuCategories.id}`.as('category_id'),
  category: sql<string>`${menuCategories.name}`.as('category_name'),
  categoryRemovedAt: sql<number | null>`${menuCategories.deletedAt}`.as('category_removed_at'),
  required: sql<number | null>`${menuCategories.required}`.as('category_required'),
  itemId: sql<string | null>`${menuItems.id}`.as('item_id'),
  itemRemovedAt: sql<number | null>`${menuItems.deletedAt}`.as('item_removed_at'),
  contents: sql<string | null>`${menuItems.contents}`.as('item_contents'),
  contentsVersion: sql<number | null>`${menuItems.contentsVersion}`.as('item_contents_version'),
  ...(Object.fromEntries(
    Object.entries(dishColumns).map(([field, column]) => [field, sql`${column}`.as(`item_${field}`)]),
  ) as { [Field in keyof DishRow]: SQL.Aliased<DishRow[Field]> }),
}

const itemsOfCategory = eq(menuItems.categoryId, menuCategories.id)

export const liveItemsOfCategory = and(itemsOfCategory, isNull(menuItems.deletedAt))

export const inOrder = [
  asc(menuCategories.sortOrder),
  asc(menuCategories.id),
  asc(menuItems.sortOrder),
  asc(menuItems.id),
]

export const liveOf = (eventId: string | SQL<string>) =>
  and(eq(menuCategories.eventId, eventId), isNull(menuCategories.deletedAt))

/** The query for an event's live menu in its order, one row per item. */
export function liveMenu(db: Database, eventId: string | SQL<string>) {
  return db
    .select(columns)
    .from(menuCategories)
    .leftJoin(menuItems, liveItemsOfCategory)
    .where(liveOf(eventId))
    .orderBy(...inOrder)
}

/** The query for everything that was ever on an event's menu, the live menu first, in its order. */
export function menuWithRemoved(db: Database, eventId: string | SQL<string>) {
  return db
    .select(columns)
    .from(menuCategories)
    .leftJoin(menuItems, itemsOfCategory)
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

type TranslatedKnown = TranslatedCourse<MenuWithRemoved[number]>

/** Rows of `menuWithRemoved` as categories with their items. */
export function menuWithRemovedOf(rows: MenuRow[]): TranslatedKnown[] {
  const menu = new Map<string, TranslatedKnown>()
  for (const row of rows) {
    const category = menu.get(row.categoryId) ?? {
      id: row.categoryId,
      name: row.category,
      ...translated(row.categoryWords),
      removed: row.categoryRemovedAt !== null,
      ...(row.required && { required: true }),
      items: [],
    }
    if (row.itemId !== null)
      category.items.push({
        id: row.itemId,
        ...dishFields(row as DishFields),
        ...translated(row.itemWords),
        removed: row.itemRemovedAt !== null,
        ...dishStatements(contentsIn(row.contents), row.contentsVersion ?? 0),
      })
    menu.set(row.categoryId, category)
  }
  return [...menu.values()]
}

function translated(words: string | null | undefined): Translated<object> {
  return words ? { words: JSON.parse(words) as InLanguages } : {}
}

/** Rows of `liveMenu` as categories with their items, for their planner: with who said what of a dish. */
export function plannersMenuOf(rows: MenuRow[]): TranslatedCourse<PlannerCategory>[] {
  return menuWithRemovedOf(rows).map(({ removed: _removed, items, ...category }) => ({
    ...category,
    items: items.map(({ removed: _gone, ...item }) => item),
  }))
}
