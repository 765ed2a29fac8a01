import type { Category } from '../../../menu/shape/menu.ts'
import type { Person } from '../../../party/shape/person.ts'
import type { Met } from '../conflicts.ts'
import type { OwnNeed } from '../needs.ts'
import { dishesOf } from '../stored-contents.ts'
import { worded, wordedIn } from './worded.ts'

type NamedDish = { name: string; found: Met[] }

/** The chosen dishes that contain what a person's own words name, with what they contain of it. */
export function inOwnWords(
  person: Person,
  categories: readonly Category[],
  own: readonly OwnNeed[] = [],
): NamedDish[] {
  const named = worded(person, own)
  if (named.length === 0) return []
  const stated = dishesOf(categories)
  return categories.flatMap(({ id, items }) => {
    const item = items.find((one) => one.id === person.selections[id])
    const dish = item && stated.get(item.id)
    const found = dish ? wordedIn(named, dish) : []
    return item && found.length > 0 ? [{ name: item.name, found }] : []
  })
}
