import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { liveItem } from './live.ts'
import { menuItems } from './table.ts'
import { deleteRemovedWords } from './translations/delete-removed.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Removes an item from the menu. The row stays, so that responses keep its name.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's
 */
export async function removeItem(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  itemId: string,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: audited(
      db,
      db
        .update(menuItems)
        .set({ deletedAt: at })
        .where(liveItem(db, itemId, eventId))
        .returning({ id: menuItems.id }),
      {
        actor,
        action: 'DELETE_MENU_ITEM',
        entityType: 'menu_item',
        entityId: itemId,
        details: { event_id: eventId, title },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    words: deleteRemovedWords(db, eventId),
  })
  if (removed.length === 0) throw notFound('item_not_found')
}
