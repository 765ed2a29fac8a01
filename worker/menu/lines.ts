import type { Category } from '#contract/menu'
import { statesAnything } from '#contract/needs/contents'
import type { OwnNeed } from '#contract/needs/needs'
import { dishesOf } from '#contract/needs/stored-contents'
import { lineUnderDish } from '#words/contents'

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
