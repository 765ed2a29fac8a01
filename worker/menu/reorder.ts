import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import { type Database, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { isCompleteSql, isNewSortSql, isSort, sortOrderIn } from '#core/sql/new-sort'
import type { EventContext } from '#events/table/context'
import type { EventRow } from '#events/table/events'
import { liveCategory } from './live.ts'
import type { MenuOrder } from './shape/requests.ts'
import { menuCategories, menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Sorts an event's categories, or one category's items. An equal sort writes nothing.
 * @param order the complete list of live ids in their new sort
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `changed` when the list is not what the menu holds now, 404 for a category that is not this event's
 */
export function reorder({ db, event, actor, at }: EventContext, order: MenuOrder): Promise<void> {
  return 'categories' in order
    ? reorderCategories(db, event, order.categories, actor, at)
    : reorderItems(db, event, order.category, order.items, actor, at)
}

async function reorderCategories(
  db: Database,
  { id: eventId, title }: EventRow,
  ids: string[],
  actor: UserActor,
  at: number,
): Promise<void> {
  const list = JSON.stringify(ids)
  const live = sql`select id from menu_categories where event_id = ${eventId} and deleted_at is null`
  const { after } = await runBatch(db, {
    update: audited(
      db,
      db
        .update(menuCategories)
        .set({ sortOrder: sortOrderIn(list, menuCategories.id) })
        .where(
          and(
            eq(menuCategories.eventId, eventId),
            isNull(menuCategories.deletedAt),
            isCompleteSql(list, live),
            isNewSortSql(list, live),
          ),
        ),
      {
        actor,
        action: 'REORDER_MENU_CATEGORIES',
        entityType: 'menu_category',
        entityId: null,
        details: { event_id: eventId, title, ids },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    after: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(and(eq(menuCategories.eventId, eventId), isNull(menuCategories.deletedAt)))
      .orderBy(asc(menuCategories.sortOrder), asc(menuCategories.id)),
  })
  if (!isSort(after, ids)) throw new Refusal('menu_moved_on')
}

async function reorderItems(
  db: Database,
  { id: eventId, title }: EventRow,
  categoryId: string,
  ids: string[],
  actor: UserActor,
  at: number,
): Promise<void> {
  const list = JSON.stringify(ids)
  const own = sql`select id from menu_categories where id = ${categoryId} and event_id = ${eventId} and deleted_at is null`
  const live = sql`select id from menu_items where category_id = ${categoryId} and deleted_at is null`
  const { category, after } = await runBatch(db, {
    update: audited(
      db,
      db
        .update(menuItems)
        .set({ sortOrder: sortOrderIn(list, menuItems.id) })
        .where(
          and(
            sql`${menuItems.categoryId} in (${own})`,
            isNull(menuItems.deletedAt),
            isCompleteSql(list, live),
            isNewSortSql(list, live),
          ),
        ),
      {
        actor,
        action: 'REORDER_MENU_ITEMS',
        entityType: 'menu_category',
        entityId: categoryId,
        details: { event_id: eventId, title, ids },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
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
  if (category.length === 0) throw notFound('category_not_found')
  if (!isSort(after, ids)) throw new Refusal('menu_moved_on')
}
