import { eq, sql } from 'drizzle-orm'
import { freeCategories, paidCategories } from '#contract/limits'
import { type Category, type CategoryInput, categoryLimitReached } from '#contract/menu'
import { audited } from '#ground/audit'
import type { Database } from '#ground/db'
import { notFound, Refusal } from '#ground/refusal'
import { events, menuCategories } from '#ground/schema'
import type { OwnedEvent } from '../events/owned.ts'
import { premium } from '../events/read.ts'
import { menuGrowsNewer } from './version.ts'

const limit = sql<number>`case when ${premium} then ${paidCategories} else ${freeCategories} end`

/**
 * Adds a category at the end. The limit stands in the statement itself, so that two tabs cannot pass it together.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `limit_reached`
 */
export async function createCategory(
  db: Database,
  { id: eventId, title, userId }: OwnedEvent,
  { name }: CategoryInput,
  at: number,
): Promise<Category> {
  const id = crypto.randomUUID()
  const [[created], , , [event]] = await db.batch([
    db
      .insert(menuCategories)
      .select(sql`select ${id}, events.id, ${name},
        coalesce((select max(sort_order) from menu_categories where event_id = events.id), -1) + 1, null
        from events where events.id = ${eventId} and events.user_id = ${userId}
        and (select count(*) from menu_categories where event_id = events.id and deleted_at is null) < ${limit}`)
      .returning({ id: menuCategories.id }),
    audited(db, {
      userId,
      action: 'CREATE_MENU_CATEGORY',
      entityType: 'menu_category',
      entityId: id,
      details: { event_id: eventId, title, name },
      at,
    }),
    menuGrowsNewer(db, eventId),
    db
      .select({ limit: limit.as('category_limit') })
      .from(events)
      .where(eq(events.id, eventId)),
  ])
  if (!event) throw notFound('Event not found.')
  if (!created) throw new Refusal(409, 'limit_reached', categoryLimitReached(event.limit))
  return { id, name, items: [] }
}
