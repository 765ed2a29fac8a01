import { sql } from 'drizzle-orm'
import { itemsPerCategory } from '#contract/limits'
import { type Item, type ItemInput, itemLimitReached } from '#contract/menu'
import { audited } from '#ground/audit'
import type { Database } from '#ground/db'
import { notFound, Refusal } from '#ground/refusal'
import { menuCategories, menuItems } from '#ground/schema'
import type { OwnedEvent } from '../events/owned.ts'
import { liveCategory } from './live.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Adds an item at the end of a category. The limit stands in the statement itself.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's, 409 `limit_reached`
 */
export async function createItem(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  categoryId: string,
  { name, description }: ItemInput,
  at: number,
): Promise<Item> {
  const id = crypto.randomUUID()
  const [[created], , , [category]] = await db.batch([
    db
      .insert(menuItems)
      .select(sql`select ${id}, c.id, ${name}, ${description},
        coalesce((select max(sort_order) from menu_items where category_id = c.id), -1) + 1, null
        from menu_categories c where c.id = ${categoryId} and c.event_id = ${eventId} and c.deleted_at is null
        and (select count(*) from menu_items where category_id = c.id and deleted_at is null) < ${itemsPerCategory}`)
      .returning({ id: menuItems.id }),
    audited(db, {
      userId,
      action: 'CREATE_MENU_ITEM',
      entityType: 'menu_item',
      entityId: id,
      details: { event_id: eventId, title, name },
      at,
    }),
    menuGrowsNewer(db, eventId),
    db.select({ id: menuCategories.id }).from(menuCategories).where(liveCategory(categoryId, eventId)),
  ])
  if (!category) throw notFound('Category not found.')
  if (!created) throw new Refusal(409, 'limit_reached', itemLimitReached(itemsPerCategory))
  return { id, name, description }
}
