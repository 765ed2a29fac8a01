import { use } from 'react'
import type { Item } from '#menu/shape/menu'
import { compareChosenDishes, type NeedOnDish, unconfirmedNeeds } from '#needs/rules/conflicts'
import { statementsAgainstDiet } from '#needs/rules/needs-notices'
import { statementsOfItem } from '#needs/rules/stored-contents'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** Statements about a dish for each of a person's needs, the worst first. `CourseNeeds` lists the needs that none answers. */
export function DishNeeds({ person, item }: { person: PersonDraft; item: Item }) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const { ownNeeds = [], timeZone = 'UTC' } = event
  const dish = statementsOfItem(item)
  const comparison = compareWithNeeds(person, item)
  const needs = comparison?.needs ?? []
  const statedAt = Math.max(0, ...(item.contents ?? []).map(({ kitchenAt = 0 }) => kitchenAt))
  const needsFreeOf = needs.filter(({ state }) => state === 'without').map(({ what }) => what)
  const sentences = [
    ...needs
      .filter(({ state }) => state !== 'without' && state !== 'not_confirmed')
      .map((need) =>
        words.conflicts.atDish(need, statementsAgainstDiet(dish, need.what), {
          ownNeeds,
          organizer: organizerOf(words, event),
          agreed: !lacksConsent(person),
        }),
      ),
    ...(needsFreeOf.length > 0
      ? [
          words.needs.kitchenSays(
            needsFreeOf,
            // Swedish writes days as YYYY-MM-DD.
            words.days.dayAndMonth(new Date(statedAt).toLocaleDateString('sv', { timeZone })),
            ownNeeds,
          ),
        ]
      : []),
  ]
  return sentences.map((sentence) => (
    <span key={sentence} className={comparison?.needsWarning ? 'need-statement warned' : 'need-statement'}>
      {sentence}
    </span>
  ))
}

/** A person's needs that are not confirmed for dishes of a course, each sentence once, with the dishes if not for all. */
export function CourseNeeds({ person, items }: { person: PersonDraft; items: Item[] }) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const about = {
    ownNeeds: event.ownNeeds ?? [],
    organizer: organizerOf(words, event),
    agreed: !lacksConsent(person),
  }
  const byNeeds = new Map<string, { needs: NeedOnDish[]; names: string[] }>()
  for (const item of items) {
    const comparison = compareWithNeeds(person, item)
    const needs = comparison ? unconfirmedNeeds(comparison) : []
    if (needs.length === 0) continue
    const key = needs.map(({ what }) => what).join()
    byNeeds.set(key, { needs, names: [...(byNeeds.get(key)?.names ?? []), item.name] })
  }
  return [...byNeeds].map(([key, { needs, names }]) => {
    const sentence = words.conflicts.notConfirmedHere(needs, about)
    return (
      <span key={key}>
        {names.length === items.length ? sentence : words.conflicts.ofDishes(names, sentence)}
      </span>
    )
  })
}

/** Compares a dish with a person's needs as if they had chosen it. */
function compareWithNeeds(person: PersonDraft, item: Item) {
  const [comparison] = compareChosenDishes(
    { ...person, selections: { course: item.id } },
    new Map([[item.id, statementsOfItem(item)]]),
  )
  return comparison
}
