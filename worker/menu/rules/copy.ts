import { menuIdLength, randomId } from '../../core/ids.ts'
import { copyContents } from '../../needs/rules/merge-contents.ts'
import type { AddedCategory, Category, PlannerItem } from '../shape/menu.ts'
import { dishFields } from './dish.ts'

/** Categories as new ones with new ids: a copy to add to a menu. */
export function copyOf(categories: readonly Category[]): AddedCategory[] {
  return categories.map(({ name, required, items }) => ({
    id: randomId(menuIdLength),
    name,
    ...(required && { required }),
    items: items.map((item) => copyOfItem(item, randomId(menuIdLength))),
  }))
}

/** A dish as a new one: its own fields, and what its planner stated of it. */
export function copyOfItem(item: Category['items'][number] | PlannerItem, id: string) {
  return { id, ...dishFields(item), ...copyContents(item) }
}
