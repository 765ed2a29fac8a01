import { use, useEffect, useRef } from 'react'
import type { Item } from '#menu/shape/menu'
import { compareChosenDishes, needKey, warnings, warningsSinceChoice } from '#needs/rules/conflicts'
import type { Wish } from '#needs/rules/needs'
import { statementsAgainstDiet } from '#needs/rules/needs-notices'
import { statementsOfItem } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/**
 * A person's wish about a chosen dish that holds what they must avoid. Nothing is blocked: without an answer, the wish counts as
 * one for another dish.
 */
export function DishWish({
  person,
  index,
  item,
  change,
  clearChoice,
}: {
  person: PersonDraft
  index: number
  item: Item
  change: (change: Partial<PersonDraft>) => void
  clearChoice: () => void
}) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const fieldsetRef = useRef<HTMLFieldSetElement>(null)
  // If the dish was chosen just now, scroll both answers above the bar.
  useEffect(() => {
    const pressed = document.activeElement
    if (pressed instanceof HTMLInputElement && pressed.value === item.id)
      fieldsetRef.current?.scrollIntoView({ block: 'nearest' })
  }, [item.id])
  const dish = statementsOfItem(item)
  const [chosen] = compareChosenDishes(
    { ...person, selections: { course: item.id } },
    new Map([[item.id, dish]]),
  )
  // Asked only once the needs are passed on: before, nobody knows of them.
  if (!chosen?.needsWarning || lacksConsent(person)) return null
  const warnedNeeds = warnings(chosen.needs)
  const newWarnings = warningsSinceChoice(person, chosen)
  const sentences = warnedNeeds.map((need) => {
    const against = statementsAgainstDiet(dish, need.what)
    return newWarnings?.includes(need)
      ? words.conflicts.nowWarned(item.name, need, against, ownNeeds)
      : words.conflicts.asksWish(need, against, ownNeeds, otherGuestName(words, person, index))
  })
  if (newWarnings?.length === 0) sentences.unshift(words.conflicts.contentsChangedSince)
  const setWish = (wish: Wish) =>
    change({
      wishes: { ...person.wishes, [item.id]: wish },
      wishNeeds: { ...person.wishNeeds, [item.id]: warnedNeeds.map(needKey) },
      // The wish applies to the current contents of the dish.
      shownVersions: { ...person.shownVersions, [item.id]: dish.version },
    })
  const options: [wish: Wish, label: string][] = [
    ['ask', words.conflicts.wishToAsk(warnedNeeds, ownNeeds)],
    ['as_is', words.conflicts.wishAsItIs],
  ]
  return (
    <fieldset ref={fieldsetRef} className="wish">
      <legend>{sentences.join(' ')}</legend>
      {options.map(([wish, label]) => (
        <label key={wish}>
          <input
            type="radio"
            name={`wish-${index}-${item.id}`}
            checked={chosen.wish === wish}
            onChange={() => setWish(wish)}
          />
          <span>{label}</span>
        </label>
      ))}
      <Button small onClick={clearChoice}>
        {words.conflicts.chooseAnother}
      </Button>
    </fieldset>
  )
}
