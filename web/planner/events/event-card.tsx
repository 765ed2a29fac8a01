import { CalendarDays, Crown, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { PlannerEvent } from '#contract/event'
import { shortDay, zoneName } from '#words/days'
import { noMenuItemsAdded } from '#words/planner'
import { Capacity } from './capacity.tsx'
import { CardActions, type Open } from './card-actions.tsx'
import { CopyLink } from './copy-link.tsx'
import { shareUrl } from './share-url.ts'

/**
 * One event of a planner with everything that can be done with it.
 * @param at the server's time: what is open is open by it
 * @param highlighted the event the planner came back for
 */
export function EventCard({
  event,
  at,
  highlighted,
  open,
}: {
  event: PlannerEvent
  at: number
  highlighted: boolean
  open: Open
}) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (highlighted) card.current?.scrollIntoView({ block: 'center' })
  }, [highlighted])
  return (
    <article
      ref={card}
      className={`event-card ${event.premium ? 'premium' : ''} ${highlighted ? 'highlighted' : ''}`}
      aria-labelledby={id}
    >
      <header>
        <h4 id={id}>{event.title}</h4>
        {event.premium && (
          <span className="badge premium">
            <Crown className="icon" aria-hidden />
            Premium
          </span>
        )}
      </header>
      {event.description && <p className="clamped quietly">{event.description}</p>}
      {event.itemCount === 0 && (
        <p className="full-words with-icon">
          <TriangleAlert className="icon" aria-hidden />
          {noMenuItemsAdded}
        </p>
      )}
      <dl className="facts">
        <div>
          <dt>Registered guests</dt>
          <dd>
            <Capacity {...event} />
          </dd>
        </div>
        <div>
          <dt>Guest event code</dt>
          <dd className="code">{event.eventCode}</dd>
        </div>
        <div className="whole">
          <dt>Submission deadline</dt>
          <dd className="with-icon">
            <CalendarDays className="icon" aria-hidden />
            {shortDay(event.eventDate)} <span className="quietly">({zoneName(event.timeZone)})</span>
          </dd>
        </div>
      </dl>
      <CopyLink url={shareUrl(event.eventCode)} />
      <CardActions event={event} at={at} describedBy={id} open={open} />
    </article>
  )
}
