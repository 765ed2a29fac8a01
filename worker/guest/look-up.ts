import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { asksEmail } from '#contract/capacity'
import { isOpen } from '#contract/closing'
import type { EventView } from '#contract/event'
import {
  deadlinePassed,
  eventNotFoundHome,
  eventUnavailable,
  type GuestMenu,
  noCategories,
  noItems,
} from '#contract/guest'
import type { Category } from '#contract/menu'
import { now } from '#core/clock'
import { type Database, database, preparedQuery, replicaDb, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { menuCategories, menuItems } from '#core/schema/menu'
import { type EdgeMenu, type EdgeMenus, edgeMenus } from '../menu/cache.ts'

type EventRow = typeof events.$inferSelect

/** An event as its guests may see it: nothing about people. */
export function eventView(row: EventRow): EventView {
  const {
    id,
    title,
    description,
    eventDate,
    timeZone,
    closesAt,
    eventCode,
    coverImageUrl,
    guestLimit,
    registeredGuests,
  } = row
  return {
    id,
    title,
    description,
    eventDate,
    timeZone,
    closesAt,
    eventCode,
    coverImageUrl,
    guestLimit,
    registeredGuests,
  }
}

type MenuRow = {
  categoryId: string
  category: string
  itemId: string | null
  item: string | null
  description: string | null
}

// Named apart: in a batch, columns of a join that share a name would fall together.
const menuColumns = {
  categoryId: sql<string>`${menuCategories.id}`.as('category_id'),
  category: sql<string>`${menuCategories.name}`.as('category_name'),
  itemId: sql<string | null>`${menuItems.id}`.as('item_id'),
  item: sql<string | null>`${menuItems.name}`.as('item_name'),
  description: sql<string | null>`${menuItems.description}`.as('item_description'),
}
const itemsOfCategory = and(eq(menuItems.categoryId, menuCategories.id), isNull(menuItems.deletedAt))

/** The statement that reads an event's live menu in its order, one row per item. */
export function menuRows(db: Database, eventId: string | SQL<string>) {
  return db
    .select(menuColumns)
    .from(menuCategories)
    .leftJoin(menuItems, itemsOfCategory)
    .where(and(eq(menuCategories.eventId, eventId), isNull(menuCategories.deletedAt)))
    .orderBy(
      asc(menuCategories.sortOrder),
      asc(menuCategories.id),
      asc(menuItems.sortOrder),
      asc(menuItems.id),
    )
}

const eventAndMenuOf = preparedQuery((db) =>
  db
    .select({
      event: events,
      ...menuColumns,
      // Put in order by `eventWithMenu`: here a sorter would read each row once more.
      categoryOrder: sql<number>`${menuCategories.sortOrder}`.as('category_order'),
      itemOrder: sql<number>`${menuItems.sortOrder}`.as('item_order'),
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
    .leftJoin(menuItems, itemsOfCategory)
    .where(eq(events.eventCode, sql.placeholder('code'))),
)

/**
 * The statement that reads the event of a code with its live menu, one row per item. Of an event whose menu is still
 * the one given, only the event's own row is read.
 */
export function eventAndMenu(db: Database, code: string, menu: EdgeMenu | null) {
  const { eventId = null, menuVersion = null } = menu ?? {}
  return eventAndMenuOf(db, { code, eventId, menuVersion })
}

type EventAndMenuRow = Omit<MenuRow, 'categoryId' | 'category'> & {
  event: EventRow
  categoryId: string | null
  category: string | null
  categoryOrder: number
  itemOrder: number
}

const byText = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1)

const byPlace = (a: EventAndMenuRow, b: EventAndMenuRow) =>
  a.categoryOrder - b.categoryOrder ||
  (a.categoryId !== b.categoryId && byText(a.categoryId, b.categoryId)) ||
  a.itemOrder - b.itemOrder ||
  byText(a.itemId, b.itemId)

/**
 * Rows of `eventAndMenu` as the event with its categories; null when nobody has that code. A menu that was read and not
 * given is kept for the next.
 */
export function eventWithMenu(rows: EventAndMenuRow[], menu: EdgeMenu | null, menus: EdgeMenus) {
  const event = rows[0]?.event
  if (!event) return null
  const { id: eventId, menuVersion, eventCode } = event
  if (menu?.eventId === eventId && menu.menuVersion === menuVersion)
    return { event, categories: menu.categories }
  const categories = categoriesOf(
    rows
      .toSorted(byPlace)
      .flatMap((row) =>
        row.categoryId === null ? [] : { ...row, categoryId: row.categoryId, category: row.category ?? '' },
      ),
  )
  menus.keep(eventCode, { eventId, menuVersion, categories })
  return { event, categories }
}

/** Rows of `menuRows` as categories with their items. */
export function categoriesOf(rows: MenuRow[]): Category[] {
  const categories = new Map<string, Category>()
  for (const row of rows) {
    const category = categories.get(row.categoryId) ?? { id: row.categoryId, name: row.category, items: [] }
    if (row.itemId !== null)
      category.items.push({ id: row.itemId, name: row.item ?? '', description: row.description ?? '' })
    categories.set(row.categoryId, category)
  }
  return [...categories.values()]
}

/**
 * What a guest needs to answer, in one round trip.
 * @param menus where the menu may be at hand; the event's row, read here, tells whether it is still the one
 * @param code six characters, already in normal form
 * @param at the moment the deadline is compared with, in milliseconds
 * @throws Refusal 404 `not_found`, 410 `closed`, 409 `no_categories` or `no_items`, in the order of the access check
 */
export async function lookUp(db: Database, menus: EdgeMenus, code: string, at: number): Promise<GuestMenu> {
  const menu = await menus.find(code)
  const { rows } = await runBatch(db, { rows: eventAndMenu(db, code, menu) })
  const found = eventWithMenu(rows, menu, menus)
  if (!found) throw new Refusal(404, 'not_found', eventNotFoundHome)
  const { event, categories } = found
  if (event.refundedAt !== null) throw new Refusal(410, 'closed', eventUnavailable)
  if (!isOpen(event, at))
    throw new Refusal(410, 'closed', deadlinePassed, { details: { title: event.title } })
  if (categories.length === 0) throw new Refusal(409, 'no_categories', noCategories)
  if (!categories.some(({ items }) => items.length > 0)) throw new Refusal(409, 'no_items', noItems)
  const { guestLimit, registeredGuests, menuVersion } = event
  return {
    event: eventView(event),
    categories,
    guestLimit,
    registeredGuests,
    asksEmail: asksEmail(guestLimit),
    menuVersion,
  }
}

/** True when the browser asks past every copy, as it does once it knows that something changed: `cache: 'reload'`. */
export function bypassCache(request: Request): boolean {
  return request.headers.get('cache-control')?.includes('no-cache') ?? false
}

/**
 * Reads what guests ask for near them. What is refused there is asked of the primary before it is told, since an event
 * or its menu may just have been made.
 * @param fresh asks the primary at once
 */
export async function nearFirst<T>(env: Env, fresh: boolean, read: (db: Database) => Promise<T>): Promise<T> {
  if (!fresh)
    try {
      return await read(replicaDb(env))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return read(database(env.DB))
}

/** `lookUp` as guests ask for it, by `nearFirst`. */
export async function guestMenu(env: Env, code: string, fresh = false): Promise<GuestMenu> {
  const menus = edgeMenus(env)
  return nearFirst(env, fresh, (db) => lookUp(db, menus, code, now()))
}
