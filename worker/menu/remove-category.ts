import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { OwnedEvent } from '#core/http/event-access'
import { notFound } from '#core/http/refusal'
import { menuCategories } from '#core/schema/menu'
import { liveCategory } from './live.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Takes a category with its items off the menu. The rows stay, so that answers given before keep their names.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's
 */
export async function removeCategory(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  categoryId: string,
  at: number,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: db
      .update(menuCategories)
      .set({ deletedAt: at })
      .where(liveCategory(categoryId, eventId))
      .returning({ id: menuCategories.id }),
    audit: auditStatement(db, {
      userId,
      action: 'DELETE_MENU_CATEGORY',
      entityType: 'menu_category',
      entityId: categoryId,
      details: { event_id: eventId, title },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
  })
  if (removed.length === 0) throw notFound('Category not found.')
}
