import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Database, preparedQuery } from '#core/db'
import { events } from '#events/table/events'
import { guestDishStatements } from '#needs/rules/stored-contents'
import { columns, inOrder, liveItemsOfCategory, liveOf, type MenuRow, plannersMenuOf } from '../read.ts'
import { dishFields } from '../rules/dish.ts'
import type { TranslatedCategory } from '../shape/menu.ts'
import { menuCategories, menuItems } from '../table.ts'
import type { EdgeMenu, EdgeMenus } from './cache.ts'

type EventRow = typeof events.$inferSelect

/** Translations of a course or dish, as one value: a join would give the event's row once more for each. */
function wordsOf(entityId: SQLiteColumn): SQL<string | null> {
  return sql`(select nullif(json_group_object(w.language, json_object('name', w.name, 'description', w.description)), '{}')
    from menu_words w where w.event_id = ${menuCategories.eventId} and w.entity_id = ${entityId})`
}

/** For guests' readings alone: the kitchen and the planner read main names. */
const wordColumns = {
  categoryWords: wordsOf(menuCategories.id).as('category_words'),
  itemWords: wordsOf(menuItems.id).as('item_words'),
}

/** The query for an event's live menu with all translations, for a guest: `translateMenu` reads it in theirs. */
export function translatedMenu(db: Database, eventId: string | SQL<string>) {
  return db
    .select({ ...columns, ...wordColumns })
    .from(menuCategories)
    .leftJoin(menuItems, liveItemsOfCategory)
    .where(liveOf(eventId))
    .orderBy(...inOrder)
}

/** Rows of `translatedMenu` as categories with their items, for guests of any language. */
export function translatedMenuOf(rows: MenuRow[]): TranslatedCategory[] {
  return plannersMenuOf(rows).map((category) => ({
    ...category,
    items: category.items.map((item) => ({
      id: item.id,
      ...dishFields(item),
      ...(item.words && { words: item.words }),
      ...guestDishStatements(item),
    })),
  }))
}

const eventAndMenu = preparedQuery((db) =>
  db
    .select({
      event: events,
      ...columns,
      ...wordColumns,
      // `eventWithMenu` sorts: SQLite's sorter would read each row once more.
      categorySort: sql<number>`${menuCategories.sortOrder}`.as('category_sort'),
      itemSort: sql<number>`${menuItems.sortOrder}`.as('item_sort'),
    })
    .from(events)
    .leftJoin(
      menuCategories,
      and(
        eq(
          menuCategories.eventId,
          sql`case when ${events.id} = ${sql.placeholder('eventId')} and ${events.menuVersion} = ${sql.placeholder('menuVersion')} then null else ${events.id} end`,
        ),
        isNull(menuCategories.deletedAt),
      ),
    )
    .leftJoin(menuItems, liveItemsOfCategory)
    .where(eq(events.eventCode, sql.placeholder('code'))),
)

/**
 * The query for the event of a code with its live menu, one row per item.
 * @param cached the menu that the cache has: if it is still current, only the event's own row is read
 */
export function eventAndMenuQuery(db: Database, code: string, cached: EdgeMenu | null) {
  const { eventId = null, menuVersion = null } = cached ?? {}
  return eventAndMenu(db, { code, eventId, menuVersion })
}

type EventAndMenuRow = Omit<MenuRow, 'categoryId' | 'category'> & {
  event: EventRow
  categoryId: string | null
  category: string | null
  categorySort: number
  itemSort: number
}

const byText = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1)

const byMenuSort = (a: EventAndMenuRow, b: EventAndMenuRow) =>
  a.categorySort - b.categorySort ||
  (a.categoryId !== b.categoryId && byText(a.categoryId, b.categoryId)) ||
  a.itemSort - b.itemSort ||
  byText(a.itemId, b.itemId)

/**
 * Rows of `eventAndMenuQuery` as the event with its categories; null when no event has that code. A menu that had to be read
 * is put into the cache.
 */
export function parseEventAndMenu(
  rows: EventAndMenuRow[],
  cached: EdgeMenu | null,
  cache: EdgeMenus,
): { event: EventRow; categories: TranslatedCategory[] } | null {
  const event = rows[0]?.event
  if (!event) return null
  const { id: eventId, menuVersion, eventCode } = event
  if (cached?.eventId === eventId && cached.menuVersion === menuVersion)
    return { event, categories: cached.categories }
  const categories = translatedMenuOf(
    rows
      .toSorted(byMenuSort)
      .flatMap((row) =>
        row.categoryId === null ? [] : { ...row, categoryId: row.categoryId, category: row.category ?? '' },
      ),
  )
  cache.keep(eventCode, { eventId, menuVersion, categories })
  return { event, categories }
}
