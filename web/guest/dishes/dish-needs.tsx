import { use } from 'react'
import type { Item } from '#menu/shape/menu'
import { chosenDishes, type NeedOnDish, unconfirmedNeeds } from '#needs/rules/conflicts'
import { refutationsIn } from '#needs/rules/needs-notices'
import { dishOf } from '#needs/rules/stored-contents'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** Relation of a dish to each need that something is said of, the worst first, chosen or not. `CourseNeeds` says the rest. */
export function DishNeeds({ person, item }: { person: PersonDraft; item: Item }) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const { ownNeeds = [], timeZone = 'UTC' } = event
  const dish = dishOf(item)
  const met = meeting(person, item)
  const needs = met?.needs ?? []
  const statedAt = Math.max(0, ...(item.contents ?? []).map(({ kitchenAt = 0 }) => kitchenAt))
  // Swedish writes days as YYYY-MM-DD.
  const ruledOut = needs.filter(({ state }) => state === 'without').map(({ what }) => what)
  const sentences = [
    ...needs
      .filter(({ state }) => state !== 'without' && state !== 'not_confirmed')
      .map((need) =>
        words.conflicts.atDish(need, refutationsIn(dish, need.what), {
          own: ownNeeds,
          organizer: organizerOf(words, event),
          agreed: !lacksConsent(person),
        }),
      ),
    ...(ruledOut.length > 0
      ? [
          words.needs.kitchenSays(
            ruledOut,
            words.days.dayOfYear(new Date(statedAt).toLocaleDateString('sv', { timeZone })),
            ownNeeds,
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

/** The needs of a person that are not confirmed in a course, said once, with the dishes where others are known. */
export function CourseNeeds({ person, items }: { person: PersonDraft; items: Item[] }) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const about = {
    own: event.ownNeeds ?? [],
    organizer: organizerOf(words, event),
    agreed: !lacksConsent(person),
  }
  const alike = new Map<string, { needs: NeedOnDish[]; names: string[] }>()
  for (const item of items) {
    const met = meeting(person, item)
    const needs = met ? unconfirmedNeeds(met) : []
    if (needs.length === 0) continue
    const whats = needs.map(({ what }) => what).join()
    alike.set(whats, { needs, names: [...(alike.get(whats)?.names ?? []), item.name] })
  }
  return [...alike].map(([whats, { needs, names }]) => {
    const sentence = words.conflicts.notConfirmedHere(needs, about)
    return (
      <span key={whats}>
        {names.length === items.length ? sentence : words.conflicts.ofDishes(names, sentence)}
      </span>
    )
  })
}

/** A dish compared with a person's needs, chosen or not. */
function meeting(person: PersonDraft, item: Item) {
  const [met] = chosenDishes(
    { ...person, selections: { course: item.id } },
    new Map([[item.id, dishOf(item)]]),
  )
  return met
}
