import type { Category, Item } from '#contract/menu'
import type { Person } from '#contract/person'
import { choosing } from './answer.ts'

/** A chosen dish that is called or described in another way than when it was chosen. */
export type DishChange = { category: string; was: Item; is: Item }

/** The dishes a party chose that another version of the menu words otherwise, in the order of the menu. */
export function changedDishes(party: Person[], was: Category[], is: Category[]): DishChange[] {
  const before = new Map(was.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return is.flatMap(({ id: category, items }) =>
    items.flatMap((item) => {
      const old = before.get(item.id)
      const same = !old || (old.name === item.name && old.description === item.description)
      return same || choosers(party, { category, is: item }).length === 0
        ? []
        : [{ category, was: old, is: item }]
    }),
  )
}

/** Who chose a dish, as indexes in the party. */
export function choosers(party: Person[], { category, is }: Omit<DishChange, 'was'>): number[] {
  return party.flatMap(({ selections }, index) => (selections[category] === is.id ? [index] : []))
}

/** What is to be asked, with what was found later. A dish that changed twice was what it was at first. */
export function withLater(asked: DishChange[], later: DishChange[]): DishChange[] {
  const first = new Map(asked.map((change) => [change.is.id, change.was]))
  const again = new Set(later.map(({ is }) => is.id))
  return [
    ...asked.filter(({ is }) => !again.has(is.id)),
    ...later.map((change) => ({ ...change, was: first.get(change.is.id) ?? change.was })),
  ]
}

/** The party without a dish: who chose it chooses again. */
export function withoutDish(party: Person[], { category, is }: DishChange): Person[] {
  return party.map((person) =>
    person.selections[category] === is.id ? { ...person, ...choosing(person, category, null) } : person,
  )
}
