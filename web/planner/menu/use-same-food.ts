import { useEffect, useState } from 'react'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { sameApartFromMarks } from '#menu/rules/dish'
import { type Item, type ItemInput, itemInput } from '#menu/shape/menu'
import type { ItemChange } from '#menu/shape/requests'
import { foodNotAnswered, type Reworded } from '#menu/words/planner-choose-again'
import type { Failure } from '../../client/calls/use-action.ts'
import { chosenCounts } from './draft/event-menu.ts'

type Food = ItemChange['food']

/** The words of an item that differ from those typed. Invalid input counts as unchanged. */
export function reworded(item: ItemInput, typed: Partial<ItemInput>): Reworded | null {
  const { data } = itemInput.safeParse(typed)
  if (!data || sameApartFromMarks(data, item)) return null
  if (data.name === item.name) return 'description'
  return data.description === item.description ? 'name' : 'both'
}

/**
 * The question what other words for an item mean, asked while guests have chosen it. Neither answer stands in for the
 * other: one would serve guests what they did not choose, the other would have them all choose again.
 * @param item none where the form adds one
 */
export function useSameFood(event: PlannerEvent, item: Item | undefined, typed: Partial<ItemInput>) {
  const [guests, setGuests] = useState(0)
  const [food, setFood] = useState<Food>()
  const [error, setError] = useState<string>()
  const [insisted, setInsisted] = useState(0)
  const [closed] = useState(() => !isOpen(event, Date.now()))
  const id = item?.id
  useEffect(() => {
    if (!id) return
    let open = true
    chosenCounts(event.id).then(
      (counts) => open && setGuests((known) => known || (counts.get(id) ?? 0)),
      // Without the figure the server asks.
      () => {},
    )
    return () => {
      open = false
    }
  }, [event.id, id])
  const asked = item && guests > 0 ? reworded(item, typed) : null

  const insist = () => {
    setError(foodNotAnswered)
    setInsisted((times) => times + 1)
  }
  return {
    closed,
    guests,
    asked,
    error,
    insisted,
    food: asked ? food : undefined,
    choose(answer: Food) {
      setFood(answer)
      setError(undefined)
    },
    /** False leads to the question. */
    answered(): boolean {
      if (asked && !food) insist()
      return !asked || food !== undefined
    },
    /** Takes the number of guests from a refusal: some chose it while the form was open. */
    learn({ code, details }: Failure) {
      if (code !== 'dish_chosen') return
      setGuests((details as { guests: number }).guests)
      insist()
    },
  }
}

export type SameFoodAsked = ReturnType<typeof useSameFood>
