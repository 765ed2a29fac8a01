import { sql } from 'drizzle-orm'
import { itemsPerCategory } from '#contract/limits'
import { type Item, type ItemInput, itemLimitReached } from '#contract/menu'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { OwnedEvent } from '#core/http/event-access'
import { notFound, Refusal } from '#core/http/refusal'
import { menuCategories, menuItems } from '#core/schema/menu'
import { liveCategory, liveItem } from './live.ts'
import { updateItem } from './update-item.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Adds an item at the end of a category. The limit stands in the statement itself. Under an id that was used before
 * it is that item, changed to what is sent now.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's, 409 `limit_reached`
 */
export async function createItem(
  db: Database,
  event: OwnedEvent,
  categoryId: string,
  { id: own, name, description }: ItemInput & { id?: string | undefined },
  at: number,
): Promise<Item> {
  const { id: eventId, title, userId } = event
  const id = own ?? crypto.randomUUID()
  const { inserted, category, existing } = await runBatch(db, {
    inserted: db
      .insert(menuItems)
      .select(sql`select ${id}, c.id, ${name}, ${description},
        coalesce((select max(sort_order) from menu_items where category_id = c.id), -1) + 1, null
        from menu_categories c where c.id = ${categoryId} and c.event_id = ${eventId} and c.deleted_at is null
        and (select count(*) from menu_items where category_id = c.id and deleted_at is null) < ${itemsPerCategory}
        on conflict do nothing`)
      .returning({ id: menuItems.id }),
    audit: auditStatement(db, {
      userId,
      action: 'CREATE_MENU_ITEM',
      entityType: 'menu_item',
      entityId: id,
      details: { event_id: eventId, title, name },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
    category: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
    existing: db
      .select()
      .from(menuItems)
      .where(liveItem(db, id, eventId)),
  })
  const created = inserted.length > 0
  const [before] = existing
  if (category.length === 0) throw notFound('Category not found.')
  if (!created && before?.name === name && before.description === description)
    return { id, name, description }
  if (!created && before) return updateItem(db, event, id, { name, description }, at)
  if (!created) throw new Refusal(409, 'limit_reached', itemLimitReached(itemsPerCategory))
  return { id, name, description }
}
