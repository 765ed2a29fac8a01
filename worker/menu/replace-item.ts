import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import { clashesOf, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { queueChooseAgain } from './choose-again-mails.ts'
import { checkKnown, newContents } from './contents/new-contents.ts'
import { anyOther, itemColumns, itemOfRow } from './item-columns.ts'
import { liveItem } from './live.ts'
import { foodFields, sameApartFromMarks, sentFields } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type { PlannerItem } from './shape/menu.ts'
import type { ItemChange } from './shape/requests.ts'
import { dishColumns, menuItems } from './table.ts'
import { deleteRemovedWords } from './translations/delete-removed.ts'
import { updateItem } from './update-item.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Puts a different food in an item's place: a new item with the same sort, and the old one removed. Who chose the old one
 * has to choose again, and is mailed. What was stated of the old one is not taken over. Equal values write nothing. If the new id
 * names what took the item's place before, that one is changed to the input: a retry replaces nothing again.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's, 409 `changed` as `updateItem`, 409 `id_taken` for a new id that something else has or had: the
 *   page draws another
 */
export async function replaceItem(
  { db, event, actor, at }: EventContext,
  { itemId, newId, was, ...input }: { itemId: string } & Omit<ItemChange, 'food'>,
): Promise<PlannerItem> {
  const { id: eventId, title } = event
  const id = newId ?? randomId(menuIdLength)
  checkKnown(event, input)
  const contents = newContents(input, at)
  const nextVersion = sql`(select menu_version + 1 from events where id = ${eventId})`
  const details = { event_id: eventId, title }
  const entry = { actor, entityType: 'menu_item', at } as const
  const touched: Partial<DishFields> = touchedOf(sentFields(input), was)
  const differs = and(anyOther(touched, foodFields), isUnchangedSql(dishColumns, touched, was))
  const { inserted, old, replacement, taken } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        menuItems,
        {
          id,
          categoryId: menuItems.categoryId,
          ...dishColumns,
          ...touched,
          sortOrder: menuItems.sortOrder,
          addedAt: at,
          contents,
          contentsVersion: contents ? nextVersion : 0,
        },
        sql`from menu_items where ${and(liveItem(db, itemId, eventId), differs)} on conflict do nothing`,
      ).returning(itemColumns),
      {
        ...entry,
        action: 'CREATE_MENU_ITEM',
        entityId: id,
        details: { ...details, name: input.name },
      },
    ),
    removed: audited(
      db,
      db
        .update(menuItems)
        .set({ deletedAt: at })
        .where(and(liveItem(db, itemId, eventId), sql`changes() > 0`)),
      { ...entry, action: 'DELETE_MENU_ITEM', entityId: itemId, details },
    ),
    version: bumpMenuVersion(db, eventId),
    mails: queueChooseAgain(db, eventId, itemId, sql`changes() > 0`, at),
    words: deleteRemovedWords(db, eventId),
    old: db
      .select(dishColumns)
      .from(menuItems)
      .where(liveItem(db, itemId, eventId)),
    replacement: db
      .select({ id: menuItems.id })
      .from(menuItems)
      .where(
        and(
          liveItem(db, id, eventId),
          // Both instants are of the batch that replaced it.
          sql`exists (select 1 from menu_items old where old.id = ${itemId} and old.deleted_at = ${menuItems.addedAt}
            and old.category_id = ${menuItems.categoryId})`,
        ),
      ),
    taken: db.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems.id, id)),
  })
  const [made] = inserted
  if (made) return itemOfRow(made)
  const [before] = old
  const change = { ...input, was }
  if (before)
    await refuseClashes(db, clashesOf(before, touched, was), {
      eventId: event.id,
      action: 'UPDATE_MENU_ITEM',
      of: itemId,
    })
  if (before && sameApartFromMarks(before, { ...before, ...touched }))
    return updateItem({ db, event, actor, at }, { ...change, itemId })
  if (before) throw new Refusal('id_taken')
  if (replacement.length > 0) return updateItem({ db, event, actor, at }, { ...change, itemId: id })
  if (taken.length > 0) throw new Refusal('id_taken')
  throw notFound('item_not_found')
}
