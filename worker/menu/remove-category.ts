import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { liveCategory } from './live.ts'
import { menuCategories } from './table.ts'
import { deleteRemovedWords } from './translations/delete-removed.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Removes a category with its items from the menu. The rows stay, so that responses keep their names.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's
 */
export async function removeCategory(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  categoryId: string,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: audited(
      db,
      db
        .update(menuCategories)
        .set({ deletedAt: at })
        .where(liveCategory(categoryId, eventId))
        .returning({ id: menuCategories.id }),
      {
        actor,
        action: 'DELETE_MENU_CATEGORY',
        entityType: 'menu_category',
        entityId: categoryId,
        details: { event_id: eventId, title },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    words: deleteRemovedWords(db, eventId),
  })
  if (removed.length === 0) throw notFound('category_not_found')
}
