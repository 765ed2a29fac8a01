import { useId, useState } from 'react'
import { figure } from '#core/figures'
import type { PlannerEvent } from '#events/shape/event'
import { Button } from '#ui/button'
import type { Open } from './card-actions.tsx'
import { CompactEvent } from './compact-event.tsx'
import { EventCard } from './event-card.tsx'

const atOnce = 24

/** Events that belong together, in deadline order, two dozen at a time: hundreds of cards would only be in the way. */
export function EventGroup({
  title,
  total,
  events,
  at,
  compact,
  highlighted,
  open,
}: {
  title: string
  /** Total, if `events` are known not to be all of them. */
  total: number
  events: PlannerEvent[]
  at: number
  /** Rows rather than cards: there are many. */
  compact: boolean
  highlighted: string | null
  open: Open
}) {
  const id = useId()
  const Shown = compact ? CompactEvent : EventCard
  const [wanted, setWanted] = useState(atOnce)
  const found = events.findIndex((event) => event.id === highlighted)
  const shown = events.slice(0, Math.max(wanted, found + 1))
  const hidden = events.length - shown.length
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className="group-title">
        {title} <span className="quietly figures">{figure(total)}</span>
      </h3>
      <div className={compact ? 'event-rows' : 'columns event-cards'}>
        {shown.map((event) => (
          <Shown key={event.id} event={event} at={at} highlighted={event.id === highlighted} open={open} />
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
