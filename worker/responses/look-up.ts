import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { asksEmail } from '#contract/capacity'
import { isOpen } from '#contract/closing'
import type { EventView } from '#contract/event'
import { deadlinePassed, eventNotFoundHome, type GuestMenu, noCategories, noItems } from '#contract/guest'
import type { Category } from '#contract/menu'
import type { Database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { events, menuCategories, menuItems } from '#ground/schema'

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

/** The statement that reads an event's live menu in its order, one row per item. */
export function menuRows(db: Database, of: { code: string } | { eventId: string }) {
  return db
    .select({
      // Named apart: in a batch, columns of a join that share a name would fall together.
      categoryId: sql<string>`${menuCategories.id}`.as('category_id'),
      category: sql<string>`${menuCategories.name}`.as('category_name'),
      itemId: sql<string | null>`${menuItems.id}`.as('item_id'),
      item: sql<string | null>`${menuItems.name}`.as('item_name'),
      description: menuItems.description,
    })
    .from(events)
    .innerJoin(menuCategories, and(eq(menuCategories.eventId, events.id), isNull(menuCategories.deletedAt)))
    .leftJoin(menuItems, and(eq(menuItems.categoryId, menuCategories.id), isNull(menuItems.deletedAt)))
    .where('code' in of ? eq(events.eventCode, of.code) : eq(events.id, of.eventId))
    .orderBy(
      asc(menuCategories.sortOrder),
      asc(menuCategories.id),
      asc(menuItems.sortOrder),
      asc(menuItems.id),
    )
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
 * @param code six characters, already in normal form
 * @param at the moment the deadline is compared with, in milliseconds
 * @throws Refusal 404 `not_found`, 410 `closed`, 409 `no_categories` or `no_items`, in the order of the access check
 */
export async function lookUp(db: Database, code: string, at: number): Promise<GuestMenu> {
  const [[event], rows] = await db.batch([
    db.select().from(events).where(eq(events.eventCode, code)).limit(1),
    menuRows(db, { code }),
  ])
  if (!event) throw new Refusal(404, 'not_found', eventNotFoundHome)
  if (!isOpen(event, at))
    throw new Refusal(410, 'closed', deadlinePassed, { details: { title: event.title } })
  const categories = categoriesOf(rows)
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
