import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Database } from '#core/db'
import { menuCategories, menuItems } from './table.ts'

/** The condition for a live category of this event. */
export function liveCategory(categoryId: string, eventId: string) {
  return and(
    eq(menuCategories.id, categoryId),
    eq(menuCategories.eventId, eventId),
    isNull(menuCategories.deletedAt),
  )
}

/** The condition for a live item of a live category of this event. */
export function liveItem(db: Database, itemId: string, eventId: string) {
  return and(
    eq(menuItems.id, itemId),
    isNull(menuItems.deletedAt),
    exists(
      db
        .select({ id: menuCategories.id })
        .from(menuCategories)
        .where(
          and(
            eq(menuCategories.id, menuItems.categoryId),
            eq(menuCategories.eventId, eventId),
            isNull(menuCategories.deletedAt),
          ),
        ),
    ),
  )
}
