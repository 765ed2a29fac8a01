import { type UseFormReturn, useWatch } from 'react-hook-form'
import { shownName } from '#menu/words/shared'
import { compareChosenDishes, warnings } from '#needs/rules/conflicts'
import { statementsAgainstDiet } from '#needs/rules/needs-notices'
import { statementsOfItem } from '#needs/rules/stored-contents'
import { atDish } from '#needs/words/guest-conflicts'
import type { MenuWithRemoved } from '#party/shape/responses'
import { ofPerson, personHeading } from '#party/words/planner-form'
import { useEvent } from '../event/event-place.ts'
import type { ResponseValues } from './values.ts'

/** Tells which of a person's dishes hold what they must avoid, as the guest's own form does. Nothing is blocked. */
export function DishWarnings({
  form: { control },
  index,
  live,
}: {
  form: UseFormReturn<ResponseValues>
  index: number
  live: MenuWithRemoved
}) {
  const { ownNeeds } = useEvent()
  const person = useWatch({ control, name: `party.${index}` })
  const items = new Map(live.flatMap((category) => category.items.map((item) => [item.id, item] as const)))
  const dishes = new Map([...items].map(([id, item]) => [id, statementsOfItem(item)]))
  const by = person.name.trim() || personHeading('', index)
  const lines = compareChosenDishes(person, dishes).flatMap(({ itemId, needs }) => {
    const [item, dish] = [items.get(itemId), dishes.get(itemId)]
    if (!item || !dish) return []
    return warnings(needs).map((need) =>
      ofPerson(shownName(item), atDish(need, statementsAgainstDiet(dish, need.what), { ownNeeds, by })),
    )
  })
  return (
    <div className="answer-warned warning-text small" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
