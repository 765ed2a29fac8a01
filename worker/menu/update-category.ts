import { and, ne } from 'drizzle-orm'
import type { CategoryInput } from '#contract/menu'
import type { UserActor } from '#core/actor'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { EventRow } from '#core/http/event-access'
import { notFound } from '#core/http/refusal'
import { menuCategories } from '#core/schema/menu'
import { liveCategory } from './live.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Renames a category. An equal name writes nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's
 */
export async function updateCategory(
  db: Database,
  { id: eventId, title }: EventRow,
  categoryId: string,
  { name }: CategoryInput,
  actor: UserActor,
  at: number,
): Promise<{ id: string; name: string }> {
  const { after } = await runBatch(db, {
    update: db
      .update(menuCategories)
      .set({ name })
      .where(and(liveCategory(categoryId, eventId), ne(menuCategories.name, name))),
    audit: auditStatement(db, {
      actor,
      action: 'UPDATE_MENU_CATEGORY',
      entityType: 'menu_category',
      entityId: categoryId,
      details: { event_id: eventId, title, name },
      at,
    }),
    version: bumpMenuVersion(db, eventId),
    after: db
      .select({ id: menuCategories.id, name: menuCategories.name })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
  })
  const [category] = after
  if (!category) throw notFound('category_not_found')
  return category
}
