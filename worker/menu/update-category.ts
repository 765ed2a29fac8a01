import { and, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { clashesOf, differsFrom, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { liveCategory } from './live.ts'
import type { Category, CategoryChange } from './shape/menu.ts'
import { menuCategories } from './table.ts'
import { bumpMenuVersion } from './version.ts'

/**
 * Changes a category's name, and whether everybody has to answer in it. Equal values write nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a category that is not this event's, 409 `changed` where somebody else changed the same field since
 *   the form was opened
 */
export async function updateCategory(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { categoryId, was, ...sent }: { categoryId: string } & CategoryChange,
): Promise<Omit<Category, 'items'>> {
  const touched = touchedOf(sent, was)
  const { name = sql`${menuCategories.name}`, required } = touched
  const { after } = await runBatch(db, {
    update: audited(
      db,
      db
        .update(menuCategories)
        .set({ name, ...(required !== undefined && { required }) })
        .where(
          and(
            liveCategory(categoryId, eventId),
            differsFrom(menuCategories, touched),
            isUnchangedSql(menuCategories, touched, was),
          ),
        ),
      {
        actor,
        action: 'UPDATE_MENU_CATEGORY',
        entityType: 'menu_category',
        entityId: categoryId,
        details: { event_id: eventId, title, ...touched, fields: Object.keys(touched) },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    after: db
      .select({ id: menuCategories.id, name: menuCategories.name, required: menuCategories.required })
      .from(menuCategories)
      .where(liveCategory(categoryId, eventId)),
  })
  const [category] = after
  if (!category) throw notFound('category_not_found')
  await refuseClashes(db, clashesOf(category, touched, was), {
    eventId,
    action: 'UPDATE_MENU_CATEGORY',
    of: categoryId,
  })
  return { id: category.id, name: category.name, ...(category.required && { required: true }) }
}
