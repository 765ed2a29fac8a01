import { drawId, menuIdLength } from '../../core/ids.ts'
import { copiedContents } from '../../needs/rules/merged-contents.ts'
import type { AddedCategory, Category } from '../shape/menu.ts'

/** Categories as new ones with new ids: a copy to add to a menu. */
export function copyOf(categories: readonly Category[]): AddedCategory[] {
  return categories.map(({ name, required, items }) => ({
    id: drawId(menuIdLength),
    name,
    ...(required && { required }),
    items: items.map(({ name: dish, description, forChildren, ...stated }) => ({
      id: drawId(menuIdLength),
      name: dish,
      description,
      ...(forChildren && { forChildren }),
      ...copiedContents(stated),
    })),
  }))
}
