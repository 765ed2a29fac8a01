import { noneForMe } from '../../party/rules/choices.ts'
import type { CourseNames } from './parties.ts'

/** A person's dish of a course, by name. `chosen` is false where they chose nothing. */
export type NamedDish = { categoryId: string; course: string; dish: string; chosen: boolean }

type DishWords = Record<'noChoice' | 'noneName' | 'unknownItem', string>

/** Names the courses and dishes of what people eat. */
export function dishNamer(
  categories: readonly CourseNames[],
  { noChoice, noneName, unknownItem }: DishWords,
): (dishes: { categoryId: string; itemId: string | null }[]) => NamedDish[] {
  const courses = new Map(
    categories.map(({ id, name, items }) => [
      id,
      { name, items: new Map(items.map((item) => [item.id, item.name])) },
    ]),
  )
  return (dishes) =>
    dishes.map(({ categoryId, itemId }) => {
      const course = courses.get(categoryId)
      const dish = itemId === null ? noChoice : itemId === noneForMe ? noneName : course?.items.get(itemId)
      return {
        categoryId,
        course: course?.name ?? '',
        dish: dish ?? unknownItem,
        chosen: itemId !== null,
      }
    })
}
