import { eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import { itemsPerCategory } from '#core/limits'
import type { EventContext } from '#events/table/context'
import type { SentDishStatements } from '#needs/rules/stored-contents'
import { checkKnown, newContents } from './contents/new-contents.ts'
import { itemColumns, itemOfRow } from './item-columns.ts'
import { liveCategory, liveItem } from './live.ts'
import { everyField } from './rules/dish.ts'
import type { ItemInput, PlannerItem } from './shape/menu.ts'
import { menuCategories, menuItems } from './table.ts'
import { updateItem } from './update-item.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Adds an item at the end of a category. The INSERT itself checks the limit, against concurrent ones. If the event has an
 * item under the id already, that one is changed to the input: a retry adds nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's, 409 `limit_reached`, 409 `id_taken` for an id that something else
 *   has or had: the page draws another
 */
export async function createItem(
  { db, event, actor, at }: EventContext,
  {
    categoryId,
    id: own,
    ...input
  }: { categoryId: string } & ItemInput & SentDishStatements & { id?: string | undefined },
): Promise<PlannerItem> {
  const { id: eventId, title } = event
  const id = own ?? randomId(menuIdLength)
  checkKnown(event, input)
  const contents = newContents(input, at)
  const nextVersion = sql`(select menu_version + 1 from events where id = ${eventId})`
  const { inserted, category, existing, taken } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        menuItems,
        {
          id,
          categoryId: sql`c.id`,
          ...everyField(input),
          sortOrder: sql`coalesce((select max(sort_order) from menu_items where category_id = c.id), -1) + 1`,
          addedAt: at,
          contents,
          contentsVersion: contents ? nextVersion : 0,
        },
        sql`from menu_categories c where c.id = ${categoryId} and c.event_id = ${eventId} and c.deleted_at is null
        and (select count(*) from menu_items where category_id = c.id and deleted_at is null) < ${itemsPerCategory}
        on conflict do nothing`,
      ).returning(itemColumns),
      {
        actor,
        action: 'CREATE_MENU_ITEM',
        entityType: 'menu_item',
        entityId: id,
        details: { event_id: eventId, title, name: input.name },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    category: db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
    taken: db.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems.id, id)),
    existing: db
      .select({ id: menuItems.id })
      .from(menuItems)
      .where(liveItem(db, id, eventId)),
  })
  const [created] = inserted
  const [before] = existing
  if (category.length === 0) throw notFound('category_not_found')
  if (created) return itemOfRow(created)
  if (before) return updateItem({ db, event, actor, at }, { ...input, itemId: id })
  if (taken.length > 0) throw new Refusal('id_taken')
  throw new Refusal('item_limit', { params: { limit: itemsPerCategory } })
}
