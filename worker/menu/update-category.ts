import type { CategoryInput } from '#contract/menu'
import { audited } from '#ground/audit'
import type { Database } from '#ground/db'
import { notFound } from '#ground/refusal'
import { menuCategories } from '#ground/schema'
import type { OwnedEvent } from '../events/owned.ts'
import { liveCategory } from './live.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Renames a category.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's
 */
export async function updateCategory(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  categoryId: string,
  { name }: CategoryInput,
  at: number,
): Promise<{ id: string; name: string }> {
  const [[updated]] = await db.batch([
    db
      .update(menuCategories)
      .set({ name })
      .where(liveCategory(categoryId, eventId))
      .returning({ id: menuCategories.id, name: menuCategories.name }),
    audited(db, {
      userId,
      action: 'UPDATE_MENU_CATEGORY',
      entityType: 'menu_category',
      entityId: categoryId,
      details: { event_id: eventId, title, name },
      at,
    }),
    menuGrowsNewer(db, eventId),
  ])
  if (!updated) throw notFound('Category not found.')
  return updated
}
