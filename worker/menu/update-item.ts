import { and, not, or, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import type { Stated } from '#needs/rules/contents'
import type { SaidOfDish, StatedOfDish, Turning } from '#needs/rules/stored-contents'
import { whoChose } from './chosen.ts'
import { anyOther, contentsIn, type ItemRow, itemColumns, itemOfRow } from './item-columns.ts'
import { liveItem } from './live.ts'
import { foodFields, marks, sentFields } from './rules/dish.ts'
import { setContents } from './set-contents.ts'
import type { ItemInput, PlannerItem } from './shape/menu.ts'
import { menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Changes an item's name and description, and where they are sent its marks and what is stated of it. Equal values write
 * nothing.
 * @param food `same` where the planner said that it is the food it was: without it, nothing is written while guests
 *   have chosen the item
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for an item that is not this event's, 409 `dish_chosen` with how many guests chose it, and as
 *   `setContents`
 */
export async function updateItem(
  { db, event, actor, at }: EventContext,
  {
    itemId,
    ...input
  }: { itemId: string } & ItemInput &
    StatedOfDish &
    Turning &
    Pick<SaidOfDish, 'contentsVersion'> & { food?: 'same' | undefined },
): Promise<PlannerItem> {
  const { id: eventId, title } = event
  const { food, contents, facts, takeBack, restore, contentsVersion: version } = input
  const sent = sentFields(input)
  const differs = anyOther(sent, foodFields)
  const chose = whoChose(eventId, itemId)
  const reworded = and(differs, food === 'same' ? undefined : sql`not exists (select 1 ${chose})`)
  // With other marks it is the same food: no choice or agreement ends.
  const remarked = and(not(differs), anyOther(sent, marks))
  const { after, chosen } = await runBatch(db, {
    update: audited(
      db,
      db
        .update(menuItems)
        .set({
          ...sent,
          changedIn: sql`iif(${differs}, (select menu_version + 1 from events where id = ${eventId}), ${menuItems.changedIn})`,
        })
        .where(and(liveItem(db, itemId, eventId), or(reworded, remarked))),
      {
        actor,
        action: 'UPDATE_MENU_ITEM',
        entityType: 'menu_item',
        entityId: itemId,
        details: { event_id: eventId, title, name: sent.name },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    after: db
      .select(itemColumns)
      .from(menuItems)
      .where(liveItem(db, itemId, eventId)),
    // Counted only where the update was held back.
    chosen: db
      .select({ guests: sql<number>`(select count(*) ${chose})`.as('guests') })
      .from(menuItems)
      .where(and(liveItem(db, itemId, eventId), differs)),
  })
  const [item] = after
  if (!item) throw notFound('item_not_found')
  const [heldBack] = chosen
  if (heldBack) throw new Refusal('dish_chosen', { params: heldBack, details: heldBack })
  if (!contents && !facts) return itemOfRow(item)
  const stated = { ...plannersWords(item, { contents, facts }), takeBack, restore, version }
  return setContents({ db, event, actor, at }, { ...stated, itemId, said: { by: 'planner' } })
}

/** The planner's statements now: those left out stay as they were. */
function plannersWords(item: ItemRow, { contents, facts }: StatedOfDish): Stated {
  const before = contentsIn(item.contents)
  return {
    contents: contents ?? before?.contents.filter(({ by }) => by === 'planner') ?? [],
    facts: facts ?? before?.facts.filter(({ by }) => by === 'planner') ?? [],
  }
}
