import { useId } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import { earlierEvent, startFresh, startFrom, startFromHint } from '#events/words/planner'
import { shortDay } from '#languages/en/days'

/** Chooses the earlier event whose menu and settings a new one takes, if any. The latest come first. */
export function StartFrom({
  earlier,
  from,
  onChange,
}: {
  earlier: PlannerEvent[]
  from: PlannerEvent | undefined
  onChange: (from: PlannerEvent | undefined) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{startFrom}</label>
      <div className="hint" id={`${id}-hint`}>
        {startFromHint}
      </div>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-hint`}
        value={from?.id ?? ''}
        onChange={({ target }) => onChange(earlier.find((event) => event.id === target.value))}
      >
        <option value="">{startFresh}</option>
        {earlier
          .toSorted((a, b) => (a.eventDate < b.eventDate ? 1 : -1))
          .map((event) => (
            <option key={event.id} value={event.id}>
              {earlierEvent(event.title, shortDay(event.eventDate))}
            </option>
          ))}
      </select>
    </div>
  )
}
