import { type Mark, marks } from '../../menu/rules/dish.ts'
import type { DishFields } from '../../menu/shape/dish.ts'

type MarkNames = Record<Mark, string>
type WithMarks = Pick<DishFields, Mark>

/** Dishes as kitchens list them: those without marks first, then a group for each combination of marks. */
export function groupedByMarks<Dish extends WithMarks>(dishes: readonly Dish[]): Dish[] {
  const groups = Map.groupBy(dishes, groupOf)
  return [...groups.keys()].sort().flatMap((group) => groups.get(group) ?? [])
}

/** The heading above the dish at an index; undefined unless a group with marks begins there. */
export function headingAt(dishes: readonly WithMarks[], index: number, names: MarkNames): string | undefined {
  const [previous, dish] = [dishes[index - 1], dishes[index]]
  if (!dish || (previous && groupOf(previous) === groupOf(dish))) return undefined
  return markHeadingOf(dish, names) || undefined
}

/** The names of a dish's marks. Empty if it has none. */
export function markHeadingOf(dish: WithMarks, names: MarkNames): string {
  return marks
    .filter((mark) => dish[mark])
    .map((mark) => names[mark])
    .join(' · ')
}

function groupOf(dish: WithMarks): string {
  return marks.map((mark) => (dish[mark] ? 1 : 0)).join('')
}
