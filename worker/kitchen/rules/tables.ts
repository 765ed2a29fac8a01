import { isServed, noneForMe } from '../../party/rules/choices.ts'
import type { TableCount } from '../shape/kitchen.ts'
import type { KitchenGuest, KitchenInput, KitchenMenu } from '../shape/kitchen-input.ts'
import { servedMenu } from './courses.ts'

/**
 * The counts of each table, in the planner's order. The row for people without a table is last. Empty if there are no
 * tables.
 */
export function tablesOf(
  { menu, tables, fallbackNames }: Pick<KitchenInput, 'menu' | 'tables' | 'fallbackNames'>,
  diners: readonly KitchenGuest[],
): TableCount[] {
  if (tables.length === 0) return []
  const courses = servedMenu(menu, diners, fallbackNames)
  const byTable = Map.groupBy(diners, ({ table }) => table)
  const withoutTable = byTable.get(tables.length)
  return [
    ...tables.map(({ id, name }, index) => tableOf(id, name, byTable.get(index) ?? [], courses)),
    ...(withoutTable ? [tableOf(null, '', withoutTable, courses)] : []),
  ]
}

function tableOf(
  tableId: string | null,
  name: string,
  diners: readonly KitchenGuest[],
  courses: KitchenMenu,
): TableCount {
  const specials = diners.flatMap(({ needsSpecialMeal, person }) =>
    needsSpecialMeal && person.special !== null ? [person.special] : [],
  )
  return {
    tableId,
    name,
    plates: diners.length,
    specials: specials.sort((a, b) => a - b),
    courses: courses.map(({ id: categoryId, items }) => {
      const choices = diners.map(({ person }) => person.selections[categoryId])
      const counts = items
        .map(({ id }) => ({ id, count: choices.filter((choice) => choice === id).length }))
        .filter(({ count }) => count > 0)
      const noneForMeCount = choices.filter((choice) => choice === noneForMe).length
      return {
        categoryId,
        items: counts,
        noneForMe: noneForMeCount,
        notChosen: choices.filter((choice) => choice !== noneForMe && !isServed(choice)).length,
      }
    }),
  }
}
