import { sameFood } from '#menu/rules/dish'
import type { Category, Item } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { type ResponseDraft, withChoice } from './response-draft.ts'

/** A chosen dish that is called or described in another way than when it was chosen. */
export type DishChange = { category: string; was: Item; is: Item }

/** The main text of a dish, which is the same in every language. */
const mainOf = (item: Item) => item.main ?? item

const isChosen = (party: Person[], category: string, { id }: Item) =>
  party.some(({ selections }) => selections[category] === id)

// Of several with one id the last stands, in the place of the first.
const byId = <T extends { id: string }>(list: T[]) => [...new Map(list.map((one) => [one.id, one])).values()]

/** The draft with the dishes its party chose, each in the words it had when it was chosen. */
export function withSeen<T extends ResponseDraft>(draft: T, menu: Category[]): T {
  const { seen = [], party } = draft
  const seenItems = (category: string) => seen.find(({ id }) => id === category)?.items ?? []
  const courses = byId([...menu, ...seen]).map((course) => {
    const now = menu.find(({ id }) => id === course.id)?.items ?? []
    const items = byId([...now, ...seenItems(course.id)]).filter((item) => isChosen(party, course.id, item))
    return { ...course, items }
  })
  return { ...draft, seen: courses }
}

/** The chosen dishes that the menu words differently by now, in the order of the menu. */
export function changedDishes({ party, seen = [] }: ResponseDraft, menu: Category[]): DishChange[] {
  const seenItems = seen.flatMap(({ items }) => items)
  return menu.flatMap(({ id: category, items }) =>
    items.flatMap((is) => {
      const was = seenItems.find(({ id }) => id === is.id)
      if (!was || sameFood(mainOf(was), mainOf(is)) || !isChosen(party, category, is)) return []
      return [{ category, was, is }]
    }),
  )
}

/** The draft with a dish in its new words: whoever chose it keeps it. */
export function withKept<T extends ResponseDraft>(draft: T, { is }: DishChange): T {
  const seen = draft.seen?.map((course) => ({
    ...course,
    items: course.items.map((item) => (item.id === is.id ? is : item)),
  }))
  return { ...draft, ...(seen && { seen }) }
}

/** The party without a dish: who chose it chooses again. */
export function withoutDish(party: Person[], { category, is }: DishChange): Person[] {
  return party.map((person) =>
    person.selections[category] === is.id ? { ...person, ...withChoice(person, category, null) } : person,
  )
}
