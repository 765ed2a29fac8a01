import { and, ne, or, sql } from 'drizzle-orm'
import type { Item, ItemInput } from '#contract/menu'
import type { UserActor } from '#core/actor'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { EventRow } from '#core/http/event-access'
import { notFound } from '#core/http/refusal'
import { menuItems } from '#core/schema/menu'
import { liveItem } from './live.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Changes an item's name and description. Equal values write nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's
 */
export async function updateItem(
  db: Database,
  { id: eventId, title }: EventRow,
  itemId: string,
  { name, description }: ItemInput,
  actor: UserActor,
  at: number,
): Promise<Item> {
  const differs = or(ne(menuItems.name, name), ne(menuItems.description, description))
  const { after } = await runBatch(db, {
    update: db
      .update(menuItems)
      .set({
        name,
        description,
        changedIn: sql`(select menu_version + 1 from events where id = ${eventId})`,
      })
      .where(and(liveItem(db, itemId, eventId), differs)),
    audit: auditStatement(db, {
      actor,
      action: 'UPDATE_MENU_ITEM',
      entityType: 'menu_item',
      entityId: itemId,
      details: { event_id: eventId, title, name },
      at,
    }),
    version: bumpMenuVersion(db, eventId),
    after: db
      .select({ id: menuItems.id, name: menuItems.name, description: menuItems.description })
      .from(menuItems)
      .where(liveItem(db, itemId, eventId)),
  })
  const [item] = after
  if (!item) throw notFound('item_not_found')
  return item
}
