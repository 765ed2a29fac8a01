import type { ReactNode } from 'react'
import type { Item } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { DishLines, dishLineIds } from '../../client/dish-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { Tick } from '../form/tick.tsx'
import { dishNeeds } from './chunks.ts'

/** Those of the party who chose a dish, as signs and in words. */
export type Chooser = { shown: ReactNode; text: string }

/** A dish to choose, or “None for me”. */
export function DishCard({
  id,
  name,
  item,
  chosen,
  required,
  needing,
  marked,
  choose,
  press,
}: {
  id: string | undefined
  name: string
  item: Item
  chosen: boolean
  required: boolean | undefined
  /** The person whose needs are compared with the dish. */
  needing: PersonDraft | undefined
  /** Present where others' choices are marked. */
  marked: { by: Chooser | undefined } | undefined
  choose: (item: string) => void
  press: (item: string, at: number) => void
}) {
  const words = useGuestWords()
  const dishId = `${name}-${item.id}`
  const by = marked?.by
  return (
    <label className={item.id === noneForMe ? 'dish none' : 'dish'}>
      <input
        id={id}
        type="radio"
        required={required}
        name={name}
        value={item.id}
        aria-labelledby={dishId}
        aria-describedby={describedBy(item, dishId, needing !== undefined, by !== undefined)}
        checked={chosen}
        onChange={() => choose(item.id)}
        // A radio that is chosen already tells nothing of a second click by itself.
        onClick={(event) => press(item.id, event.timeStamp)}
        // Nor does the space bar, which would choose it again after it was cleared.
        onKeyUp={(event) => {
          if (event.key !== ' ' || !chosen) return
          event.preventDefault()
          press(item.id, event.timeStamp)
        }}
      />
      <span className="words">
        <span className="marks" aria-hidden="true">
          <span className="chosen">
            <Tick /> {words.menu.chosenMark}
          </span>
          {marked && <span className="signs">{by?.shown}</span>}
        </span>
        <span key={item.name} id={dishId} className="name">
          <Typeset text={item.name} />
        </span>
        <DishLines dish={item} id={dishId} />
        {needing && (
          <span id={`${dishId}-needs`} className="stack">
            <Chunk chunk={dishNeeds} props={{ person: needing, item }} />
          </span>
        )}
      </span>
      {by && (
        <span key={by.text} id={`${dishId}-by`} className="visually-hidden">
          {by.text}
        </span>
      )}
    </label>
  )
}

/** Ids of the lines under a dish's name. */
function describedBy(item: Item, id: string, needing: boolean, chosen: boolean): string | undefined {
  const more = [needing && `${id}-needs`, chosen && `${id}-by`].filter(Boolean)
  return [...dishLineIds(item, id), ...more].join(' ') || undefined
}
