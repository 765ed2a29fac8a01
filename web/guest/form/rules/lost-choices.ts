import { cleanLine } from '#core/text'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'

/**
 * A choice that somebody lost because its dish left the menu. `personIndex` is the person's index in the party, `name` is '' for
 * who has none yet. `courseExists`: the course itself is still on the menu.
 */
export type LostChoice = {
  personIndex: number
  name: string
  categoryId: string
  course: string
  dish: string
  courseExists: boolean
}

/**
 * The choices of a party that a changed menu no longer has.
 * @param previousCategories those they were made from
 */
export function lostChoices(
  party: Person[],
  previousCategories: Category[],
  categories: Category[],
): LostChoice[] {
  return party.flatMap((person, personIndex) =>
    previousCategories.flatMap((course) => {
      const dish = course.items.find(({ id }) => id === person.selections[course.id])
      const current = categories.find(({ id }) => id === course.id)
      if (!dish || current?.items.some(({ id }) => id === dish.id)) return []
      const name = cleanLine(person.name)
      const courseExists = (current?.items.length ?? 0) > 0
      return [
        { personIndex, name, categoryId: course.id, course: course.name, dish: dish.name, courseExists },
      ]
    }),
  )
}

/** The lost choices of people who are still in the party and have chosen nothing else in the course. */
export function stillLost(lost: LostChoice[], party: Person[]): LostChoice[] {
  return lost.flatMap((one) => {
    const personIndex = party.findIndex(({ name }, index) =>
      one.name === '' ? index === one.personIndex && cleanLine(name) === '' : cleanLine(name) === one.name,
    )
    return personIndex < 0 || party[personIndex]?.selections[one.categoryId] ? [] : [{ ...one, personIndex }]
  })
}
