import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'

/** People with courses in which they have not chosen, in the order of the party. Infants are not asked. */
export function coursesWithoutChoice(
  party: Person[],
  categories: Category[],
): { index: number; courses: string[] }[] {
  const available = categories.filter(({ items }) => items.length > 0)
  return party.flatMap(({ selections, age }, index) => {
    if (age === 'infant') return []
    const courses = available.filter(({ id }) => !selections[id]).map(({ name }) => name)
    return courses.length > 0 ? [{ index, courses }] : []
  })
}
