import { cleanLine } from '#core/text'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'

/**
 * A choice that somebody lost because its dish left the menu. `name` is '' for who has none yet; `there`: the course itself
 * still stands.
 */
export type LostChoice = {
  guest: number
  name: string
  category: string
  course: string
  dish: string
  there: boolean
}

/**
 * The choices of a party that a changed menu no longer has.
 * @param shown the menu they were made from
 * @param now the menu as it is
 */
export function lostChoices(party: Person[], shown: Category[], now: Category[]): LostChoice[] {
  return party.flatMap((person, guest) =>
    shown.flatMap((course) => {
      const dish = course.items.find(({ id }) => id === person.selections[course.id])
      const live = now.find(({ id }) => id === course.id)
      if (!dish || live?.items.some(({ id }) => id === dish.id)) return []
      const name = cleanLine(person.name)
      const there = (live?.items.length ?? 0) > 0
      return [{ guest, name, category: course.id, course: course.name, dish: dish.name, there }]
    }),
  )
}

/** Those of the lost choices whose person is still of the party and has chosen nothing in their place. */
export function stillLost(lost: LostChoice[], party: Person[]): LostChoice[] {
  return lost.flatMap((one) => {
    const guest = party.findIndex(({ name }, index) =>
      one.name === '' ? index === one.guest && cleanLine(name) === '' : cleanLine(name) === one.name,
    )
    return guest < 0 || party[guest]?.selections[one.category] ? [] : [{ ...one, guest }]
  })
}
