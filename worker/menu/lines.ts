import { statesAnything } from '#needs/rules/contents'
import type { OwnNeed } from '#needs/rules/needs'
import { dishesOf } from '#needs/rules/stored-contents'
import { lineUnderDish } from '#needs/words/shared'
import type { Category } from './shape/menu.ts'

/**
 * A menu with the line that stands under each dish, as a finished sentence: the page shows it without a script, and
 * brings no code for it. Of a menu that states nothing no dish has one.
 * @param own needs of the event
 */
export function withLines(categories: Category[], own: readonly OwnNeed[]): Category[] {
  if (!statesAnything(dishesOf(categories).values())) return categories
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, line: lineUnderDish(item.contents ?? [], own) })),
  }))
}
