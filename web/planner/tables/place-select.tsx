import { type KeyboardEvent, useState } from 'react'
import { mayEdit } from '#events/rules/roles'
import { moveThere, moveTo, noTable, seatAt, tableChoice, tableOf } from '#seating/words/planner'
import { Button } from '#ui/button'
import { useEvent } from '../shared/event/event-place.ts'
import type { ShownTable } from './shown.ts'

const nowhere = 'none'

/**
 * The table of a person or party, to choose. Its choices are there once it is reached: beside each of two thousand people
 * they would be too many. What the arrow keys choose waits for Enter or the button, or each step would move them.
 */
export function PlaceSelect({
  who,
  at,
  tables,
  place,
}: {
  who: string
  /** Their present table; null for none. */
  at: string | null
  tables: () => readonly ShownTable[]
  place: (tableId: string | null) => void
}) {
  const [choices, setChoices] = useState<readonly ShownTable[]>([])
  const [draft, setDraft] = useState('')
  const [typing, setTyping] = useState(false)
  const { event } = useEvent()
  const reach = () => setChoices(tables())
  const go = (value: string) => {
    setDraft('')
    if (value !== '') place(value === nowhere ? null : value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.key === 'Enter' && draft !== '') {
      event.preventDefault()
      go(draft)
    } else if (event.key === 'Escape') setDraft('')
    else setTyping(true)
  }
  if (!mayEdit(event)) return null
  return (
    <span className="place-select">
      <select
        className="input"
        aria-label={tableOf(who)}
        value={draft}
        onFocus={reach}
        onPointerDown={() => {
          setTyping(false)
          reach()
        }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => (typing ? setDraft(target.value) : go(target.value))}
      >
        <option value="">{at === null ? seatAt : moveTo}</option>
        {at !== null && <option value={nowhere}>{noTable}</option>}
        {choices
          .filter(({ id }) => id !== at)
          .map((table) => (
            <option key={table.id} value={table.id}>
              {tableChoice(table.name, table)}
            </option>
          ))}
      </select>
      {draft !== '' && (
        <Button small onClick={() => go(draft)}>
          {moveThere}
        </Button>
      )}
    </span>
  )
}
