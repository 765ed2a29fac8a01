import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { freeCategories, itemsPerCategory, paidCategories } from '#core/limits'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { usableBy, userBehind } from '#events/table/may-use'
import { knownContents } from '#needs/rules/merge-contents'
import type { OwnNeed } from '#needs/rules/needs'
import type { SentDishStatements } from '#needs/rules/stored-contents'
import { isPremiumSql } from '../purchases/premium.ts'
import { insertMenu } from './insert-menu.ts'
import { liveMenu, plannersMenuOf } from './read.ts'
import { sameDish } from './rules/dish.ts'
import type { DishFields } from './shape/dish.ts'
import type { AddedCategory, PlannerCategory } from './shape/menu.ts'
import type { AddedMenu } from './shape/requests.ts'
import { dishColumns, menuCategories, menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

const limit = sql<number>`case when ${isPremiumSql} then ${paidCategories} else ${freeCategories} end`

/**
 * Adds categories with their dishes, and dishes to categories that are there: all of them or none. Sent again it adds
 * nothing. The first statement itself checks the limits, against concurrent writes.
 * @param at the server's time in milliseconds
 * @returns the live menu as it is then
 * @throws Refusal 404 for a category that is not this event's, 409 `limit_reached`, 409 `changed` where the event has some
 *   of it under the same ids and not all of it alike, 409 `id_taken` for an id that something else has
 */
export async function addToMenu(
  { db, event: { id: eventId, title, userId, ownNeeds }, actor, at }: EventContext,
  { categories: sent }: AddedMenu,
): Promise<PlannerCategory[]> {
  const categories = sent.map((one) => ({ ...one, items: one.items.map((item) => known(item, ownNeeds)) }))
  const itemIds = categories.flatMap(({ items }) => items.map(({ id }) => id))
  const ids = {
    categories: JSON.stringify(newOf(categories).map(({ id }) => id)),
    items: JSON.stringify(itemIds),
  }
  const { added, menu, limits, storedCategories, storedItems } = await runBatch(db, {
    added: audited(
      db,
      bumpMenuVersion(
        db,
        eventId,
        sql`${usableBy(userBehind(actor, { userId }), 'editor')} and ${areFreeSql(ids)} and ${fits(categories)}`,
      ).returning({ id: events.id }),
      {
        actor,
        action: 'ADD_TO_MENU',
        entityType: 'event',
        entityId: eventId,
        details: { event_id: eventId, title, categories: newOf(categories).length, items: itemIds.length },
        at,
      },
    ),
    ...insertMenu(db, eventId, categories, at),
    menu: liveMenu(db, eventId),
    limits: db
      .select({ limit: limit.as('category_limit') })
      .from(events)
      .where(eq(events.id, eventId)),
    storedCategories: db
      .select({ id: menuCategories.id, eventId: menuCategories.eventId, name: menuCategories.name })
      .from(menuCategories)
      .where(inArray(menuCategories.id, idsIn(ids.categories))),
    storedItems: db
      .select({
        id: menuItems.id,
        categoryId: menuItems.categoryId,
        ...dishColumns,
        eventId: menuCategories.eventId,
      })
      .from(menuItems)
      .innerJoin(menuCategories, eq(menuCategories.id, menuItems.categoryId))
      .where(and(inArray(menuItems.id, idsIn(ids.items)))),
  })
  const live = plannersMenuOf(menu)
  if (added.length > 0) return live
  const [found] = limits
  if (!found) throw notFound('event_not_found')
  const stored = [...storedCategories, ...storedItems]
  if (stored.some((one) => one.eventId !== eventId)) throw new Refusal('id_taken')
  if (isStored(categories, storedCategories, storedItems)) return live
  if (stored.length > 0) throw new Refusal('menu_moved_on')
  const open = new Map(live.map(({ id, items }) => [id, items.length]))
  if (categories.some(({ id, name }) => name === undefined && !open.has(id)))
    throw notFound('category_not_found')
  const full = newOf(categories).length > 0 && live.length + newOf(categories).length > found.limit
  if (full) throw new Refusal('category_limit', { params: { limit: found.limit } })
  throw new Refusal('item_limit', { params: { limit: itemsPerCategory } })
}

/** Without what a dish of another event states of that event's own needs: here they mean nothing. */
function known<D extends SentDishStatements>(dish: D, ownNeeds: readonly OwnNeed[]): D {
  return dish.contents ? { ...dish, contents: knownContents(dish.contents, ownNeeds) } : dish
}

/** Those that are not there yet: they have a name. */
function newOf(categories: AddedCategory[]) {
  return categories.filter(({ name }) => name !== undefined)
}

const idsIn = (list: string) => sql`(select value from json_each(${list}))`

function areFreeSql(ids: { categories: string; items: string }): SQL {
  return sql`not exists (select 1 from menu_categories where id in ${idsIn(ids.categories)})
    and not exists (select 1 from menu_items where id in ${idsIn(ids.items)})`
}

function fits(categories: AddedCategory[]): SQL {
  const adding = newOf(categories).length
  const into = JSON.stringify(
    categories
      .filter(({ name }) => name === undefined)
      .map(({ id, items }) => ({ id, most: itemsPerCategory - items.length })),
  )
  const live = sql`select count(*) from menu_categories where event_id = events.id and deleted_at is null`
  return sql`(${adding} = 0 or (${live}) + ${adding} <= ${limit})
    and not exists (select 1 from json_each(${into}) c where
      not exists (select 1 from menu_categories where id = c.value ->> 'id' and event_id = events.id and deleted_at is null)
      or (select count(*) from menu_items where category_id = c.value ->> 'id' and deleted_at is null) > c.value ->> 'most')`
}

type Stored = { id: string; name: string }

/** True if all of it is stored as sent: this is the same request once more. */
function isStored(
  categories: AddedCategory[],
  storedCategories: Stored[],
  storedItems: (DishFields & { id: string; categoryId: string })[],
): boolean {
  const names = new Map(storedCategories.map(({ id, name }) => [id, name]))
  const dishes = new Map(storedItems.map((item) => [item.id, item]))
  return categories.every(
    ({ id, name, items }) =>
      (name === undefined || names.get(id) === name) &&
      items.every((item) => {
        const dish = dishes.get(item.id)
        return dish?.categoryId === id && sameDish(dish, item)
      }),
  )
}
