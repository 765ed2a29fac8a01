import { sameApartFromMarks } from '#menu/rules/dish'
import type { Category, Item } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { type ResponseDraft, withChoice } from './response-draft.ts'

/** A chosen dish whose name or description differs from when it was chosen. */
export type DishChange = { category: string; previous: Item; current: Item }

/** The main text of a dish, which is the same in every language. */
const mainTextOf = (item: Item) => item.main ?? item

const isChosen = (party: Person[], category: string, { id }: Item) =>
  party.some(({ selections }) => selections[category] === id)

// The last of several with the same id wins, at the index of the first.
const uniqueById = <T extends { id: string }>(list: T[]) => [
  ...new Map(list.map((one) => [one.id, one])).values(),
]

/** The draft with the dishes that its party chose, each with the texts that it had when it was chosen. */
export function withChosenTexts<T extends ResponseDraft>(draft: T, categories: Category[]): T {
  const { chosenDishes = [], party } = draft
  const chosenItems = (category: string) => chosenDishes.find(({ id }) => id === category)?.items ?? []
  const courses = uniqueById([...categories, ...chosenDishes]).map((course) => {
    const liveItems = categories.find(({ id }) => id === course.id)?.items ?? []
    const items = uniqueById([...liveItems, ...chosenItems(course.id)]).filter((item) =>
      isChosen(party, course.id, item),
    )
    return { ...course, items }
  })
  return { ...draft, chosenDishes: courses }
}

/** The chosen dishes whose texts have changed on the menu, in its order. */
export function changedDishes(
  { party, chosenDishes = [] }: ResponseDraft,
  categories: Category[],
): DishChange[] {
  const chosenItems = chosenDishes.flatMap(({ items }) => items)
  return categories.flatMap(({ id: category, items }) =>
    items.flatMap((current) => {
      const previous = chosenItems.find(({ id }) => id === current.id)
      if (!previous || sameApartFromMarks(mainTextOf(previous), mainTextOf(current))) return []
      return isChosen(party, category, current) ? [{ category, previous, current }] : []
    }),
  )
}

/** The draft with the current texts of a dish that changed: whoever chose it keeps it. */
export function withChangeAccepted<T extends ResponseDraft>(draft: T, { current }: DishChange): T {
  const chosenDishes = draft.chosenDishes?.map((course) => ({
    ...course,
    items: course.items.map((item) => (item.id === current.id ? current : item)),
  }))
  return { ...draft, ...(chosenDishes && { chosenDishes }) }
}

/** The party without the choices of a dish that changed. */
export function withoutDish(party: Person[], { category, current }: DishChange): Person[] {
  return party.map((person) =>
    person.selections[category] === current.id
      ? { ...person, ...withChoice(person, category, null) }
      : person,
  )
}
