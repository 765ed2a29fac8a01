import { eq, sql } from 'drizzle-orm'
import { freeCategories, paidCategories } from '#contract/limits'
import { type Category, type CategoryInput, categoryLimitReached } from '#contract/menu'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { OwnedEvent } from '#core/http/event-access'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { menuCategories } from '#core/schema/menu'
import { premium } from '../events/read.ts'
import { liveCategory } from './live.ts'
import { updateCategory } from './update-category.ts'
import { menuGrowsNewer } from './version.ts'

const limit = sql<number>`case when ${premium} then ${paidCategories} else ${freeCategories} end`

/**
 * Adds a category at the end. The limit stands in the statement itself, so that two tabs cannot pass it together.
 * Under an id that was used before it is that category, named as is sent now.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `limit_reached`
 */
export async function createCategory(
  db: Database,
  event: OwnedEvent,
  { id: own, name }: CategoryInput & { id?: string | undefined },
  at: number,
): Promise<Category> {
  const { id: eventId, title, userId } = event
  const id = own ?? crypto.randomUUID()
  const { inserted, limits, existing } = await runBatch(db, {
    inserted: db
      .insert(menuCategories)
      .select(sql`select ${id}, events.id, ${name},
        coalesce((select max(sort_order) from menu_categories where event_id = events.id), -1) + 1, null
        from events where events.id = ${eventId} and events.user_id = ${userId}
        and (select count(*) from menu_categories where event_id = events.id and deleted_at is null) < ${limit}
        on conflict do nothing`)
      .returning({ id: menuCategories.id }),
    audit: auditStatement(db, {
      userId,
      action: 'CREATE_MENU_CATEGORY',
      entityType: 'menu_category',
      entityId: id,
      details: { event_id: eventId, title, name },
      at,
    }),
    version: menuGrowsNewer(db, eventId),
    limits: db
      .select({ limit: limit.as('category_limit') })
      .from(events)
      .where(eq(events.id, eventId)),
    existing: db.select({ name: menuCategories.name }).from(menuCategories).where(liveCategory(id, eventId)),
  })
  const created = inserted.length > 0
  const [before] = existing
  const [found] = limits
  if (!found) throw notFound('Event not found.')
  if (!created && before?.name === name) return { id, name, items: [] }
  if (!created && before) return { ...(await updateCategory(db, event, id, { name }, at)), items: [] }
  if (!created) throw new Refusal(409, 'limit_reached', categoryLimitReached(found.limit))
  return { id, name, items: [] }
}
