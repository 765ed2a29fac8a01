import { use } from 'react'
import type { Item } from '#menu/shape/menu'
import { chosenDishes } from '#needs/rules/conflicts'
import { againstIn } from '#needs/rules/needs-news'
import { dishOf } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import { useGuestWords } from '../../client/words.tsx'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'

/** Relation of a dish to each need of a person, the worst first, chosen or not. */
export function DishNeeds({ person, item }: { person: Person; item: Item }) {
  const words = useGuestWords()
  const event = use(TheEvent)
  const { ownNeeds: own = [], timeZone = 'UTC' } = event
  const dish = dishOf(item)
  const [met] = chosenDishes({ ...person, selections: { course: item.id } }, new Map([[item.id, dish]]))
  const needs = met?.needs ?? []
  const said = Math.max(0, ...(item.contents ?? []).map(({ kitchenAt = 0 }) => kitchenAt))
  // Swedish writes days as YYYY-MM-DD.
  const ruledOut = needs.filter(({ state }) => state === 'without').map(({ what }) => what)
  const sentences = [
    ...needs
      .filter(({ state }) => state !== 'without')
      .map((need) =>
        words.conflicts.atDish(need, againstIn(dish, need.what), {
          own,
          organizer: organizerOf(words, event),
        }),
      ),
    ...(ruledOut.length > 0
      ? [
          words.needs.kitchenSays(
            ruledOut,
            words.days.dayOfYear(new Date(said).toLocaleDateString('sv', { timeZone })),
            own,
          ),
        ]
      : []),
  ]
  return sentences.map((sentence) => (
    <span key={sentence} className={met?.warned ? 'meets warned' : 'meets'}>
      {sentence}
    </span>
  ))
}
