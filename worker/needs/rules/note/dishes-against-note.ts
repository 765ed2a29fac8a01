import type { Category } from '../../../menu/shape/menu.ts'
import type { Person } from '../../../party/shape/person.ts'
import type { NeedOnDish } from '../conflicts.ts'
import type { OwnNeed } from '../needs.ts'
import { dishesOf } from '../stored-contents.ts'
import { needsInNote, noteConflicts } from './needs-in-note.ts'

type DishAgainstNote = { name: string; found: NeedOnDish[] }

/** The chosen dishes that contain what a person's note names, with what they contain of it. */
export function dishesAgainstNote(
  person: Person,
  categories: readonly Category[],
  ownNeeds: readonly OwnNeed[] = [],
): DishAgainstNote[] {
  const named = needsInNote(person, ownNeeds)
  if (named.length === 0) return []
  const stated = dishesOf(categories)
  return categories.flatMap(({ id, items }) => {
    const item = items.find((one) => one.id === person.selections[id])
    const dish = item && stated.get(item.id)
    const found = dish ? noteConflicts(named, dish) : []
    return item && found.length > 0 ? [{ name: item.name, found }] : []
  })
}
