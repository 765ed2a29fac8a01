import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Database, preparedQuery } from '#core/db'
import { events } from '#events/table/events'
import { saidOf, shownOf } from '#needs/rules/stored-contents'
import type { KnownMenu } from '#party/shape/responses'
import type { EdgeMenu, EdgeMenus } from './cache.ts'
import { contentsIn } from './item-columns.ts'
import { dishFields } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type {
  InLanguages,
  PlannerCategory,
  Translated,
  TranslatedCategory,
  TranslatedCourse,
} from './shape/menu.ts'
import { dishColumns, menuCategories, menuItems } from './table.ts'

// Everything that reads menus does it here. Removed categories and items keep their rows, so that responses keep names.

type EventRow = typeof events.$inferSelect

type MenuRow = {
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
const columns = {
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

const itemsOfCategory = eq(menuItems.categoryId, menuCategories.id)
const liveItemsOfCategory = and(itemsOfCategory, isNull(menuItems.deletedAt))

const inOrder = [
  asc(menuCategories.sortOrder),
  asc(menuCategories.id),
  asc(menuItems.sortOrder),
  asc(menuItems.id),
]
const liveOf = (eventId: string | SQL<string>) =>
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

/** The same with all translations, for a guest: `namedIn` reads it in theirs. */
export function translatedMenu(db: Database, eventId: string | SQL<string>) {
  return db
    .select({ ...columns, ...wordColumns })
    .from(menuCategories)
    .leftJoin(menuItems, liveItemsOfCategory)
    .where(liveOf(eventId))
    .orderBy(...inOrder)
}

/** The query for everything that was ever on an event's menu, the live menu first, in its order. */
export function knownMenu(db: Database, eventId: string | SQL<string>) {
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

type TranslatedKnown = TranslatedCourse<KnownMenu[number]>

/** Rows of `knownMenu` as categories with their items. */
export function knownMenuOf(rows: MenuRow[]): TranslatedKnown[] {
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
        ...saidOf(contentsIn(row.contents), row.contentsVersion ?? 0),
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
  return knownMenuOf(rows).map(({ removed: _removed, items, ...category }) => ({
    ...category,
    items: items.map(({ removed: _gone, ...item }) => item),
  }))
}

/** Rows of `translatedMenu` as categories with their items, for guests of any language. */
export function translatedMenuOf(rows: MenuRow[]): TranslatedCategory[] {
  return plannersMenuOf(rows).map((category) => ({
    ...category,
    items: category.items.map((item) => ({
      id: item.id,
      ...dishFields(item),
      ...(item.words && { words: item.words }),
      ...shownOf(item),
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
export function eventAndMenuOf(db: Database, code: string, cached: EdgeMenu | null) {
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
 * Rows of `eventAndMenuOf` as the event with its categories; null when no event has that code. A menu that had to be read
 * is put into the cache.
 */
export function eventWithMenu(
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

/**
 * Choices of a live category: its items, with the menu version in which each last changed, and the one in which
 * its contents did for those of which something was ever stated.
 */
export type CategoryChoices = {
  name: string
  required: boolean
  items: ReadonlyMap<string, number>
  contents?: ReadonlyMap<string, number>
}

/** Choices of the live menu, by the categories' ids. */
export type MenuChoices = ReadonlyMap<string, CategoryChoices>

/** The statement for the choices of the live menu of the event of a code (`?1`). Rows are `MenuChoicesRow`. */
export const menuChoicesSql = `select c.id as category, c.name, c.required, i.id as item, i.changed_in as changedIn,
  i.contents_version as contentsVersion
  from events e
  join menu_categories c on c.event_id = e.id and c.deleted_at is null
  left join menu_items i on i.category_id = c.id and i.deleted_at is null
  where e.event_code = ?1`

export type MenuChoicesRow = {
  category: string
  name: string
  required: number
  item: string | null
  changedIn: number | null
  contentsVersion: number | null
}

/** Rows of `menuChoicesSql` by category. */
export function menuChoicesOf(rows: MenuChoicesRow[]): MenuChoices {
  type Numbers = Map<string, number>
  const menu = new Map<string, CategoryChoices & { items: Numbers; contents: Numbers }>()
  for (const { category, name, required, item, changedIn, contentsVersion } of rows) {
    const found = menu.get(category) ?? {
      name,
      required: required === 1,
      items: new Map(),
      contents: new Map(),
    }
    if (item !== null) found.items.set(item, changedIn ?? 0)
    if (item !== null && contentsVersion) found.contents.set(item, contentsVersion)
    menu.set(category, found)
  }
  return menu
}
