import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { OwnedEvent } from '#core/http/event-access'
import { notFound } from '#core/http/refusal'
import { menuItems } from '#core/schema/menu'
import { liveItem } from './live.ts'
import { menuGrowsNewer } from './version.ts'

/**
 * Takes an item off the menu. The row stays, so that answers given before keep its name.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's
 */
export async function removeItem(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  itemId: string,
  at: number,
): Promise<void> {
  const { removed } = await runBatch(db, {
    removed: db
      .update(menuItems)
      .set({ deletedAt: at })
      .where(liveItem(db, itemId, eventId))
      .returning({ id: menuItems.id }),
    audit: auditStatement(db, {
      userId,
      action: 'DELETE_MENU_ITEM',
      entityType: 'menu_item',
      entityId: itemId,
      details: { event_id: eventId, title },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
  })
  if (removed.length === 0) throw notFound('Item not found.')
}
