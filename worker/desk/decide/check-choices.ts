import type { Actor } from '#core/actor'
import { missingChoices, noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'
import type { CommandResult, Content } from '../shape.ts'
import { matchPeople } from './people.ts'

type ChosenContent = { content: Content; menuVersion?: number | undefined; actor: Actor }

/**
 * The refusal of choices that cannot be stored; null where they can.
 * @param stored the stored party that an edit changes
 */
export function refusalOfChoices(
  menu: MenuChoices,
  { content: { party }, menuVersion, actor }: ChosenContent,
  stored: readonly Person[] | undefined,
): Extract<CommandResult, { refused: string }> | null {
  if (menu.size === 0) return { refused: 'no_categories' }
  if (![...menu.values()].some(({ items }) => items.size > 0)) return { refused: 'no_items' }
  // A planner's correction may keep a choice that has left the menu since; a guest has to choose again.
  const storedPeople = actor.kind === 'guest' ? [] : matchPeople(party, stored ?? [])
  if (!party.every(({ selections }, index) => areOnMenu(menu, selections, storedPeople[index]?.selections)))
    return { refused: 'menu_changed' }
  if (
    menuVersion !== undefined &&
    party.some(({ selections }) => hasChangedDish(menu, selections, menuVersion))
  )
    return { refused: 'dish_changed' }
  const missing = missingChoices(party, requiredCategoriesOf(menu), stored).map(({ index, category }) => ({
    index,
    categoryId: category.id,
    category: category.name,
  }))
  return missing.length > 0 ? { refused: 'required', missing } : null
}

function areOnMenu(
  menu: MenuChoices,
  selections: Record<string, string>,
  storedSelections: Record<string, string> = {},
): boolean {
  return Object.entries(selections).every(([category, item]) => {
    if (storedSelections[category] === item) return true
    const items = menu.get(category)?.items
    return items !== undefined && (item === noneForMe || items.has(item))
  })
}

/** True if the name or description of a chosen dish has changed since the menu version that the person saw. */
function hasChangedDish(menu: MenuChoices, selections: Record<string, string>, menuVersion: number): boolean {
  return Object.entries(selections).some(
    ([category, item]) => (menu.get(category)?.items.get(item) ?? 0) > menuVersion,
  )
}

function requiredCategoriesOf(menu: MenuChoices) {
  return [...menu]
    .filter(([, { required }]) => required)
    .map(([id, { name, items }]) => ({
      id,
      name,
      required: true,
      items: [...items.keys()].map((item) => ({ id: item })),
    }))
}
