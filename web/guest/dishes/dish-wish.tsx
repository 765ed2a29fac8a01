import { use, useEffect, useRef } from 'react'
import type { Item } from '#menu/shape/menu'
import { chosenDishes, freshWarnings, needKey, warnings } from '#needs/rules/conflicts'
import type { Wish } from '#needs/rules/needs'
import { refutationsIn } from '#needs/rules/needs-notices'
import { dishOf } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/**
 * A person's wish about a chosen dish that holds what they must avoid. Nothing is blocked: who does not answer asks for
 * another dish.
 */
export function DishWish({
  person,
  index,
  item,
  change,
  again,
}: {
  person: PersonDraft
  index: number
  item: Item
  change: (change: Partial<PersonDraft>) => void
  /** Clears the choice, for another dish. */
  again: () => void
}) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const box = useRef<HTMLFieldSetElement>(null)
  // Chosen just now: both answers are brought above the bar.
  useEffect(() => {
    const pressed = document.activeElement
    if (pressed instanceof HTMLInputElement && pressed.value === item.id)
      box.current?.scrollIntoView({ block: 'nearest' })
  }, [item.id])
  const dish = dishOf(item)
  const [chosen] = chosenDishes({ ...person, selections: { course: item.id } }, new Map([[item.id, dish]]))
  // Asked once the needs are passed on: before that, nobody was told of them.
  if (!chosen?.warned || lacksConsent(person)) return null
  const found = warnings(chosen.needs)
  const fresh = freshWarnings(person, chosen)
  const sentences = found.map((need) => {
    const against = refutationsIn(dish, need.what)
    return fresh?.includes(need)
      ? words.conflicts.nowWarned(item.name, need, against, ownNeeds)
      : words.conflicts.asksWish(need, against, ownNeeds, otherGuestName(words, person, index))
  })
  if (fresh?.length === 0) sentences.unshift(words.conflicts.contentsChangedSince)
  const take = (wish: Wish) =>
    change({
      wishes: { ...person.wishes, [item.id]: wish },
      wishNeeds: { ...person.wishNeeds, [item.id]: found.map(needKey) },
      // It holds for what the dish contains now.
      shown: { ...person.shown, [item.id]: dish.version },
    })
  const ways: [Wish, string][] = [
    ['ask', words.conflicts.wishToAsk(found, ownNeeds)],
    ['as_is', words.conflicts.wishAsItIs],
  ]
  return (
    <fieldset ref={box} className="wish">
      <legend>{sentences.join(' ')}</legend>
      {ways.map(([wish, words]) => (
        <label key={wish}>
          <input
            type="radio"
            name={`wish-${index}-${item.id}`}
            checked={chosen.wish === wish}
            onChange={() => take(wish)}
          />
          <span>{words}</span>
        </label>
      ))}
      <Button small onClick={again}>
        {words.conflicts.chooseAnother}
      </Button>
    </fieldset>
  )
}
