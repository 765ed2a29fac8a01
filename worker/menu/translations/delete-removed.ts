import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Database } from '#core/db'
import { menuCategories, menuItems, menuWords } from '../table.ts'

/** Deletes translations of what has left the menu: the rows of courses and dishes stay, so no cascade does. */
export function deleteRemovedWords(db: Database, eventId: string) {
  const live = unionAll(
    db
      .select({ id: menuCategories.id })
      .from(menuCategories)
      .where(and(eq(menuCategories.eventId, eventId), isNull(menuCategories.deletedAt))),
    db
      .select({ id: menuItems.id })
      .from(menuItems)
      .innerJoin(menuCategories, eq(menuCategories.id, menuItems.categoryId))
      .where(
        and(
          eq(menuCategories.eventId, eventId),
          isNull(menuCategories.deletedAt),
          isNull(menuItems.deletedAt),
        ),
      ),
  )
  return db.delete(menuWords).where(and(eq(menuWords.eventId, eventId), notInArray(menuWords.entityId, live)))
}
