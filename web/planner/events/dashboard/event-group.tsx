import { useId, useState } from 'react'
import { figure } from '#core/figures'
import type { PlannerEvent } from '#events/shape/event'
import { Button } from '#ui/button'
import { EventRow } from './event-row.tsx'
import type { Open } from './row-actions.tsx'

const atOnce = 24

/** Events that belong together, in their order, two dozen at a time: hundreds of rows would only be in the way. */
export function EventGroup({
  title,
  total,
  events,
  at,
  highlighted,
  open,
}: {
  title: string
  /** Total, if `events` are known not to be all of them. */
  total: number
  events: PlannerEvent[]
  at: number
  highlighted: string | null
  open: Open
}) {
  const id = useId()
  const [wanted, setWanted] = useState(atOnce)
  const found = events.findIndex((event) => event.id === highlighted)
  const shown = events.slice(0, Math.max(wanted, found + 1))
  const hidden = events.length - shown.length
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className="group-title">
        {title} <span className="quietly figures">{figure(total)}</span>
      </h3>
      <div className="event-rows">
        {shown.map((event) => (
          <EventRow key={event.id} event={event} at={at} highlighted={event.id === highlighted} open={open} />
        ))}
      </div>
      {hidden > 0 && (
        <div>
          <Button onClick={() => setWanted(shown.length + atOnce)}>
            Show {Math.min(hidden, atOnce)} more of {figure(hidden)}
          </Button>
        </div>
      )}
    </section>
  )
}
