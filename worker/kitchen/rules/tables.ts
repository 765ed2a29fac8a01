import { isDish, noneForMe } from '../../party/rules/choices.ts'
import type { TableCount } from '../shape/kitchen.ts'
import type { KitchenGuest, KitchenInput, KitchenMenu } from '../shape/kitchen-input.ts'
import { menuServed } from './courses.ts'

/**
 * The counts of each table, in the planner's order. The row for people without a table is last. Empty if there are no
 * tables.
 */
export function tablesOf(
  { menu, tables, fallbackNames }: Pick<KitchenInput, 'menu' | 'tables' | 'fallbackNames'>,
  eaters: readonly KitchenGuest[],
): TableCount[] {
  if (tables.length === 0) return []
  const courses = menuServed(menu, eaters, fallbackNames)
  const byTable = Map.groupBy(eaters, ({ table }) => table)
  const unplaced = byTable.get(tables.length)
  return [
    ...tables.map(({ id, name }, index) => tableOf(id, name, byTable.get(index) ?? [], courses)),
    ...(unplaced ? [tableOf(null, '', unplaced, courses)] : []),
  ]
}

function tableOf(
  tableId: string | null,
  name: string,
  eaters: readonly KitchenGuest[],
  courses: KitchenMenu,
): TableCount {
  const specials = eaters.flatMap(({ needsSpecialMeal, person }) =>
    needsSpecialMeal && person.special !== null ? [person.special] : [],
  )
  return {
    tableId,
    name,
    plates: eaters.length,
    specials: specials.sort((a, b) => a - b),
    courses: courses.map(({ id: categoryId, items }) => {
      const choices = eaters.map(({ person }) => person.selections[categoryId])
      const counts = items
        .map(({ id }) => ({ id, count: choices.filter((choice) => choice === id).length }))
        .filter(({ count }) => count > 0)
      const noneHere = choices.filter((choice) => choice === noneForMe).length
      return {
        categoryId,
        items: counts,
        noneForMe: noneHere,
        notChosen: choices.filter((choice) => choice !== noneForMe && !isDish(choice)).length,
      }
    }),
  }
}
