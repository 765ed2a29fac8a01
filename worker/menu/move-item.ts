import { and, eq, ne, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { itemsPerCategory } from '#core/limits'
import type { EventContext } from '#events/table/context'
import { itemColumns, itemOfRow } from './item-columns.ts'
import { liveCategory, liveItem } from './live.ts'
import type { PlannerItem } from './shape/menu.ts'
import { menuCategories, menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Moves an item to the end of another category, under its id, while no response names it: those name the category, too.
 * One that was deleted counts as well, because it can be restored. To where it is already writes nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item or a category that is not this event's, 409 `limit_reached`, 409 `dish_chosen` with how
 *   many guests chose it
 */
export async function moveItem(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { itemId, categoryId }: { itemId: string; categoryId: string },
): Promise<PlannerItem> {
  const named = sql`from guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s
    where g.event_id = ${eventId} and s.value = ${itemId}`
  const { moved, target, after, chosen } = await runBatch(db, {
    moved: audited(
      db,
      db
        .update(menuItems)
        .set({
          categoryId,
          sortOrder: sql`(select coalesce(max(sort_order), -1) + 1 from menu_items where category_id = ${categoryId})`,
          addedAt: at,
        })
        .where(
          and(
            liveItem(db, itemId, eventId),
            ne(menuItems.categoryId, categoryId),
            sql`exists (select 1 from menu_categories where id = ${categoryId} and event_id = ${eventId} and deleted_at is null)`,
            sql`(select count(*) from menu_items where category_id = ${categoryId} and deleted_at is null) < ${itemsPerCategory}`,
            sql`not exists (select 1 ${named})`,
          ),
        )
        .returning({ id: menuItems.id }),
      {
        actor,
        action: 'MOVE_MENU_ITEM',
        entityType: 'menu_item',
        entityId: itemId,
        details: { event_id: eventId, title, category_id: categoryId },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    target: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
    after: db
      .select({
        ...itemColumns,
        categoryId: menuItems.categoryId,
      })
      .from(menuItems)
      .where(liveItem(db, itemId, eventId)),
    chosen: db
      .select({
        named: sql<number>`(select count(*) ${named})`.as('named_by'),
        guests: sql<number>`(select count(*) ${named} and g.deleted_at is null)`.as('guests'),
      })
      .from(menuItems)
      .where(eq(menuItems.id, itemId)),
  })
  const [item] = after
  if (!item) throw notFound('item_not_found')
  if (target.length === 0) throw notFound('category_not_found')
  const { categoryId: now, ...found } = item
  if (moved.length > 0 || now === categoryId) return itemOfRow(found)
  const [{ named: by, guests } = { named: 0, guests: 0 }] = chosen
  if (by > 0) throw new Refusal('dish_stays', { details: { guests } })
  throw new Refusal('item_limit', { params: { limit: itemsPerCategory } })
}
