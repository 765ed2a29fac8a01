import { type Column, type SQL, sql } from 'drizzle-orm'

/** The people of the live responses who chose an item, as the tail of a SELECT: one row each. */
export function whoChose(eventId: string, itemId: string) {
  return sql`from guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s
    where g.event_id = ${eventId} and g.deleted_at is null and s.value = ${itemId}`
}

/**
 * The choices among a response's `selections` whose dish left the menu while its course still has others, as the tail of a
 * SELECT. `p.key` is the place of the person in the party: who has to choose again.
 */
export function fromGoneChoices(selections: SQL | Column) {
  return sql`from json_each(${selections}) p, json_each(p.value, '$.selections') s
    join menu_items i on i.id = s.value and i.deleted_at is not null
    join menu_categories c on c.id = i.category_id and c.deleted_at is null
    where exists (select 1 from menu_items l where l.category_id = c.id and l.deleted_at is null)`
}
