import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type MenuOrder, menuMovedOn } from '#contract/menu'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { OwnedEvent } from '#core/http/event-access'
import { notFound, Refusal } from '#core/http/refusal'
import { menuCategories, menuItems } from '#core/schema/menu'
import { liveCategory } from './live.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Puts an event's categories, or one category's items, into a new order. The order they have already is not written
 * again.
 * @param order the complete list of live ids
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `changed` when the list is not what the menu holds now, 404 for a category that is not this event's
 */
export function reorder(db: Database, event: OwnedEvent, order: MenuOrder, at: number): Promise<void> {
  return 'categories' in order
    ? reorderCategories(db, event, order.categories, at)
    : reorderItems(db, event, order.category, order.items, at)
}

async function reorderCategories(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  order: string[],
  at: number,
): Promise<void> {
  const list = JSON.stringify(order)
  const live = sql`select id from menu_categories where event_id = ${eventId} and deleted_at is null`
  const { after } = await runBatch(db, {
    update: db
      .update(menuCategories)
      .set({ sortOrder: placeIn(list, menuCategories.id) })
      .where(
        and(
          eq(menuCategories.eventId, eventId),
          isNull(menuCategories.deletedAt),
          isAll(list, live),
          isAnother(list, live),
        ),
      ),
    audit: auditStatement(db, {
      userId,
      action: 'REORDER_MENU_CATEGORIES',
      entityType: 'menu_category',
      entityId: null,
      details: { event_id: eventId, title, order },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
    after: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(and(eq(menuCategories.eventId, eventId), isNull(menuCategories.deletedAt)))
      .orderBy(asc(menuCategories.sortOrder), asc(menuCategories.id)),
  })
  if (!isOrder(after, order)) throw new Refusal(409, 'changed', menuMovedOn)
}

async function reorderItems(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  categoryId: string,
  order: string[],
  at: number,
): Promise<void> {
  const list = JSON.stringify(order)
  const own = sql`select id from menu_categories where id = ${categoryId} and event_id = ${eventId} and deleted_at is null`
  const live = sql`select id from menu_items where category_id = ${categoryId} and deleted_at is null`
  const { category, after } = await runBatch(db, {
    update: db
      .update(menuItems)
      .set({ sortOrder: placeIn(list, menuItems.id) })
      .where(
        and(
          sql`${menuItems.categoryId} in (${own})`,
          isNull(menuItems.deletedAt),
          isAll(list, live),
          isAnother(list, live),
        ),
      ),
    audit: auditStatement(db, {
      userId,
      action: 'REORDER_MENU_ITEMS',
      entityType: 'menu_category',
      entityId: categoryId,
      details: { event_id: eventId, title, order },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
    category: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
    after: db
      .select({ id: menuItems.id })
      .from(menuItems)
      .where(and(eq(menuItems.categoryId, categoryId), isNull(menuItems.deletedAt)))
      .orderBy(asc(menuItems.sortOrder), asc(menuItems.id)),
  })
  if (category.length === 0) throw notFound('Category not found.')
  if (!isOrder(after, order)) throw new Refusal(409, 'changed', menuMovedOn)
}

function placeIn(list: string, id: AnySQLiteColumn) {
  return sql`(select key from json_each(${list}) where value = ${id})`
}

// In the statement itself: what another tab added or deleted a moment ago makes the list an old one.
function isAll(list: string, live: ReturnType<typeof sql>) {
  return sql`json_array_length(${list}) = (select count(*) from (${live}))
    and not exists (select value from json_each(${list}) where value not in (${live}))`
}

function isAnother(list: string, live: ReturnType<typeof sql>) {
  return sql`json(${list}) <> (select json_group_array(id) from (${live} order by sort_order, id))`
}

// What stands there after the batch, whoever put it there.
function isOrder(rows: { id: string }[], order: string[]): boolean {
  return rows.length === order.length && rows.every(({ id }, place) => id === order[place])
}
