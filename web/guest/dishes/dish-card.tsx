import type { Item } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { DishLines, dishLineIds } from '../../client/dish-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { Tick } from '../form/tick.tsx'
import type { Choosers } from './chosen-by.tsx'
import { dishNeeds } from './chunks.ts'

/** A dish to choose, or “None for me”. */
export function DishCard({
  id,
  name,
  item,
  isChosen,
  required,
  personWithNeeds,
  showsInitials,
  choosers,
  choose,
  onPress,
}: {
  id: string | undefined
  name: string
  item: Item
  isChosen: boolean
  required: boolean | undefined
  /** The person whose needs are compared with the dish; undefined for one without needs. */
  personWithNeeds: PersonDraft | undefined
  /** True where choices of the whole party are shown. */
  showsInitials: boolean
  choosers: Choosers | undefined
  choose: (item: string) => void
  onPress: (item: string, timeStamp: number) => void
}) {
  const words = useGuestWords()
  const dishId = `${name}-${item.id}`

  return (
    <label className={item.id === noneForMe ? 'dish none' : 'dish'}>
      <input
        id={id}
        type="radio"
        required={required}
        name={name}
        value={item.id}
        aria-labelledby={dishId}
        aria-describedby={describedBy(item, dishId, personWithNeeds !== undefined, choosers !== undefined)}
        checked={isChosen}
        onChange={() => choose(item.id)}
        // A checked radio button fires no change event on a second click.
        onClick={(event) => onPress(item.id, event.timeStamp)}
        // The same goes for the space bar, which would also choose the dish again after it was cleared.
        onKeyUp={(event) => {
          if (event.key !== ' ' || !isChosen) return
          event.preventDefault()
          onPress(item.id, event.timeStamp)
        }}
      />
      <span className="words">
        <span className="marks" aria-hidden="true">
          <span className="chosen">
            <Tick /> {words.menu.chosenMark}
          </span>
          {showsInitials && <span className="initials">{choosers?.initials}</span>}
        </span>
        <span key={item.name} id={dishId} className="name">
          <Typeset text={item.name} />
        </span>
        <DishLines dish={item} id={dishId} />
        {personWithNeeds && (
          <span id={`${dishId}-needs`} className="stack">
            <Chunk chunk={dishNeeds} props={{ person: personWithNeeds, item }} />
          </span>
        )}
      </span>
      {choosers && (
        <span key={choosers.text} id={`${dishId}-by`} className="visually-hidden">
          {choosers.text}
        </span>
      )}
    </label>
  )
}

/** Ids of the lines under a dish's name. */
function describedBy(item: Item, id: string, hasNeeds: boolean, hasChoosers: boolean): string | undefined {
  const more = [hasNeeds && `${id}-needs`, hasChoosers && `${id}-by`].filter(Boolean)
  return [...dishLineIds(item, id), ...more].join(' ') || undefined
}
