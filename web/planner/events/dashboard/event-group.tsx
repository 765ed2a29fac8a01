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
  within,
  whole,
  folded = false,
  events,
  at,
  highlighted,
  open,
}: {
  title: string
  /** The id of the heading of its section: two sections have groups of the same titles. */
  within: string
  /** False while events of the group may be on a page that is not loaded: no figure stands beside its title. */
  whole: boolean
  /** Only its heading is shown until it is pressed. */
  folded?: boolean
  events: PlannerEvent[]
  at: number
  highlighted: string | null
  open: Open
}) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const [wanted, setWanted] = useState(atOnce)
  const closed = folded && !unfolded
  const found = events.findIndex((event) => event.id === highlighted)
  const shown = events.slice(0, Math.max(wanted, found + 1))
  const hidden = events.length - shown.length
  const heading = (
    <>
      {title} {whole && <span className="quietly figures">{figure(events.length)}</span>}
    </>
  )
  return (
    <section className="stack" aria-labelledby={`${within} ${id}`}>
      <h3 id={id} className="group-title">
        {folded ? (
          <button
            type="button"
            className="group-fold unfolds"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {heading}
          </button>
        ) : (
          heading
        )}
      </h3>
      {closed || (
        <div className="event-rows">
          {shown.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              at={at}
              highlighted={event.id === highlighted}
              open={open}
            />
          ))}
        </div>
      )}
      {hidden > 0 && !closed && (
        <div>
          <Button onClick={() => setWanted(shown.length + atOnce)}>
            Show {Math.min(hidden, atOnce)} more of {figure(hidden)}
          </Button>
        </div>
      )}
    </section>
  )
}
