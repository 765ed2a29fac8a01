import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { newContents } from './contents/new-contents.ts'
import { everyField } from './rules/dish.ts'
import type { AddedCategory } from './shape/menu.ts'
import type { MenuWords } from './shape/menu-words.ts'
import { dishColumns, menuCategories, menuItems, menuWords } from './table.ts'

/** A category to store, with what its kitchen is told of it. */
export type NewCategory = AddedCategory & {
  servedAt?: string
  defaultItemId?: string
  /** Its translations and those of its dishes. */
  words?: MenuWords[]
}

/**
 * The statements that store categories with their dishes at the end of an event's menu. They write if the statement right
 * before them in the batch did, so that one can check what holds for all; no other may stand between.
 * @param at the server's time in milliseconds
 */
export function insertMenu(db: Database, eventId: string, categories: NewCategory[], at: number) {
  const added = JSON.stringify(categories.filter(({ name }) => name !== undefined))
  const filled = JSON.stringify(
    categories
      .filter(({ items }) => items.length > 0)
      .map(({ id, items }) => ({
        id,
        items: items.map((item) => ({ id: item.id, ...everyField(item), stated: newContents(item, at) })),
      })),
  )
  const words = JSON.stringify(categories.flatMap((category) => category.words ?? []))
  // A statement without rows would tell the next one that nothing was written.
  return {
    ...(added !== '[]' && {
      addedCategories: insertSelect(
        db,
        menuCategories,
        {
          id: sql`c.value ->> 'id'`,
          eventId,
          name: sql`c.value ->> 'name'`,
          sortOrder: sql`coalesce((select max(sort_order) from menu_categories where event_id = ${eventId}), -1) + 1 + c.key`,
          required: sql`coalesce(c.value ->> 'required', 0)`,
          servedAt: sql`c.value ->> 'servedAt'`,
          defaultItemId: sql`c.value ->> 'defaultItemId'`,
        },
        sql`from json_each(${added}) c where changes() > 0`,
      ),
    }),
    ...(filled !== '[]' && {
      addedItems: insertSelect(
        db,
        menuItems,
        {
          id: sql`i.value ->> 'id'`,
          categoryId: sql`c.value ->> 'id'`,
          ...columnsOfJson(sql`i.value`),
          sortOrder: sql`coalesce((select max(sort_order) from menu_items where category_id = c.value ->> 'id'), -1) + 1 + i.key`,
          addedAt: at,
          contents: sql`i.value ->> 'stated'`,
          contentsVersion: sql`iif(i.value ->> 'stated' is null, 0, (select menu_version from events where id = ${eventId}))`,
        },
        sql`from json_each(${filled}) c, json_each(c.value, '$.items') i where changes() > 0`,
      ),
    }),
    ...(words !== '[]' && {
      addedWords: insertSelect(
        db,
        menuWords,
        {
          eventId,
          entityId: sql`w.value ->> 'id'`,
          language: sql`w.value ->> 'language'`,
          name: sql`w.value ->> 'name'`,
          description: sql`w.value ->> 'description'`,
          ofName: sql`w.value ->> '$.of.name'`,
          ofDescription: sql`w.value ->> '$.of.description'`,
        },
        sql`from json_each(${words}) w where changes() > 0`,
      ),
    }),
  }
}

/** A dish's own fields out of JSON that has each of them. */
function columnsOfJson(dish: SQL) {
  return Object.fromEntries(
    Object.keys(dishColumns).map((field) => [field, sql`${dish} ->> ${field}`]),
  ) as Record<keyof typeof dishColumns, SQL>
}
