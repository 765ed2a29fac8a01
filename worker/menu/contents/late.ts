import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import type { LateCategory } from '../shape/menu.ts'

/**
 * The query for categories that had their first dish only after guests had answered, with how many of those people have
 * no choice in them. Dishes from before that instant was stored count as there from the start.
 */
export function lateCategories(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      id: sql<LateCategory['id']>`c.id`.as('late_category'),
      guests: sql<LateCategory['guests']>`count(*)`.as('guests'),
    })
    .from(sql`menu_categories c, guest_selections g, json_each(g.selections) p`)
    .where(
      sql`c.event_id = ${eventId} and c.deleted_at is null
        and g.event_id = ${eventId} and g.deleted_at is null
        and g.created_at < (select min(added_at) from menu_items where category_id = c.id)
        and exists (select 1 from menu_items where category_id = c.id and deleted_at is null)
        and p.value -> 'selections' ->> c.id is null`,
    )
    .groupBy(sql`c.id`)
}
