import { and, not, or, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { clashesOf, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { whoChose } from './chosen.ts'
import { contentsChange, type Seen } from './contents/contents-change.ts'
import { anyOther, itemColumns, itemOfRow } from './item-columns.ts'
import { liveItem } from './live.ts'
import { fields, foodFields, marks, sentFields } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type { PlannerItem } from './shape/menu.ts'
import type { ItemChange } from './shape/requests.ts'
import { dishColumns, menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

const attemptsMax = 5

/**
 * Changes an item's name and description, and where they are sent its marks and what is stated of it: all or nothing. Equal
 * values write nothing.
 * @param food `same` where the planner said that it is the food it was: without it, nothing is written while guests
 *   have chosen the item
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's, 409 `changed` where somebody else changed the same field since the
 *   form was opened, 409 `dish_chosen` with how many guests chose it, and as `setContents`
 */
export async function updateItem(
  { db, event, actor, at }: EventContext,
  { itemId, food, ...input }: { itemId: string; food?: 'same' | undefined } & Omit<ItemChange, 'food'>,
): Promise<PlannerItem> {
  const { id: eventId, title } = event
  const { was, contents, facts, takeBack, restore, contentsVersion: version } = input
  const touched: Partial<DishFields> = touchedOf(sentFields(input), was)
  const differs = anyOther(touched, foodFields)
  const chose = whoChose(eventId, itemId)
  const reworded = and(differs, food === 'same' ? undefined : sql`not exists (select 1 ${chose})`)
  // With other marks it is the same food: no choice or substitute ends.
  const remarked = and(not(differs), anyOther(touched, marks))
  const statements = {
    itemId,
    source: { by: 'planner' },
    contents,
    facts,
    takeBack,
    restore,
    version,
  } as const
  let seen: Seen | undefined
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const stated =
      contents || facts ? await contentsChange({ db, event, actor, at }, statements, seen) : undefined
    seen = stated?.seen
    const live = liveItem(db, itemId, eventId)
    const { after, chosen } = await runBatch(db, {
      update: audited(
        db,
        db
          .update(menuItems)
          .set({
            ...touched,
            changedIn: sql`iif(${differs}, (select menu_version + 1 from events where id = ${eventId}), ${menuItems.changedIn})`,
          })
          .where(
            and(live, or(reworded, remarked), isUnchangedSql(dishColumns, touched, was), stated?.unchanged),
          ),
        {
          actor,
          action: 'UPDATE_MENU_ITEM',
          entityType: 'menu_item',
          entityId: itemId,
          details: { event_id: eventId, title, name: touched.name, fields: Object.keys(touched) },
          at,
        },
      ),
      version: bumpMenuVersion(db, eventId),
      // Nothing is stated of a dish whose words were held back.
      ...(stated && stated.text !== stated.row.contents && stated.writes(not(anyOther(touched, fields)))),
      after: db.select(itemColumns).from(menuItems).where(live),
      // Counted only where the update was held back.
      chosen: db
        .select({ guests: sql<number>`(select count(*) ${chose})`.as('guests') })
        .from(menuItems)
        .where(and(live, differs)),
    })
    const [item] = after
    if (!item) throw notFound('item_not_found')
    await refuseClashes(db, clashesOf(item, touched, was), {
      eventId,
      action: 'UPDATE_MENU_ITEM',
      of: itemId,
    })
    const [heldBack] = chosen
    if (food !== 'same' && heldBack && heldBack.guests > 0)
      throw new Refusal('dish_chosen', { params: heldBack, details: heldBack })
    if (!stated || item.contents === stated.text) return itemOfRow(item)
  }
  throw new Refusal('menu_moved_on')
}
