import { eq } from 'drizzle-orm'
import { type Database, runBatch } from '#core/db'
import type { NewCategory } from './insert-menu.ts'
import { liveMenu, plannersMenuOf } from './read.ts'
import { copyOf } from './rules/copy.ts'
import { menuCategories } from './table.ts'
import { translations, translationsOf } from './translations/translate-menu.ts'

/**
 * The live menu of an event as new categories, for another event: `insertMenu` has their statements. When a course is
 * served, what whoever has not chosen gets, and translations come along.
 */
export async function copyOfMenu(db: Database, eventId: string): Promise<NewCategory[]> {
  const { menu, courses, words } = await runBatch(db, {
    menu: liveMenu(db, eventId),
    courses: db
      .select({
        id: menuCategories.id,
        servedAt: menuCategories.servedAt,
        defaultItemId: menuCategories.defaultItemId,
      })
      .from(menuCategories)
      .where(eq(menuCategories.eventId, eventId)),
    words: translations(db, eventId),
  })
  const translated = translationsOf(words)
  const categories = plannersMenuOf(menu)
  // A copy keeps the order, so that its places are those of the original.
  return copyOf(categories).map((copy, place) => {
    const original = categories[place]
    const course = courses.find(({ id }) => id === original?.id)
    const at = original?.items.findIndex(({ id }) => id === course?.defaultItemId) ?? -1
    const defaultItemId = copy.items[at]?.id
    const pairs = [[original, copy], ...copy.items.map((item, index) => [original?.items[index], item])]
    const copied = pairs.flatMap(([from, to]) =>
      translated.filter(({ id }) => id === from?.id).map((one) => ({ ...one, id: to?.id ?? '' })),
    )
    return {
      ...copy,
      ...(course?.servedAt && { servedAt: course.servedAt }),
      ...(defaultItemId && { defaultItemId }),
      ...(copied.length > 0 && { words: copied }),
    }
  })
}
