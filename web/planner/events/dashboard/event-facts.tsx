import { Crown, TriangleAlert } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { capacityState } from '#events/rules/capacity'
import { closingDay, isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { everyPlaceTaken, raiseLimit, sharedAs } from '#events/words/planner-dashboard'
import { shortDay, zoneName } from '#languages/en/days'
import { noMenuItemsAdded } from '#menu/words/planner'
import { plansAbove } from '#purchases/rules/plans'
import { maximumReached } from '#purchases/words/planner'
import { typeset } from '#ui/typeset'
import { closesSoon, placesEndOf } from '../../shared/event/places-end.ts'
import type { Open } from './row-actions.tsx'

/** Props of a row. `at` is the server's time, which decides if an event is open. */
export type EventProps = {
  event: PlannerEvent
  at: number
  /** The planner came back for this event. */
  highlighted: boolean
  open: Open
}

/** Scrolls to the event that the planner came back for. */
export function useHighlighted(highlighted: boolean): Ref<HTMLElement> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'center' })
  }, [highlighted])
  return row
}

/** The title, which leads to the event, with the badge of an upgraded one. */
export function EventTitle({ event, id }: { event: PlannerEvent; id: string }) {
  return (
    <header>
      <h4 id={id}>
        <Link to={`/events/${event.id}`}>{typeset(event.title)}</Link>
      </h4>
      {event.premium && (
        <span className="badge premium">
          <Crown className="icon" aria-hidden />
          Premium
        </span>
      )}
    </header>
  )
}

/** The owner and the planner's own role, of an event that another planner owns. */
export function SharedBy({ event: { member, owner = '' } }: { event: PlannerEvent }) {
  return member && <p className="quietly small">{sharedAs(member.role, owner)}</p>
}

export function NoMenu({ event }: { event: PlannerEvent }) {
  if (event.itemCount > 0) return null
  return (
    <p className="full-text with-icon">
      <TriangleAlert className="icon" aria-hidden />
      {noMenuItemsAdded}
    </p>
  )
}

/** The day on which the event closes or closed. */
export function Deadline({ event }: { event: PlannerEvent }) {
  return (
    <span>
      {shortDay(closingDay(event))} <span className="quietly">({zoneName(event.timeZone)})</span>
    </span>
  )
}

/** The reason for which a full event takes nobody else, or until when a nearly full one can get places, and the way to more. */
export function FullReason({
  event,
  at,
  upgrade,
}: {
  event: PlannerEvent
  at: number
  upgrade: Open['upgrade']
}) {
  if (!isOpen(event, at)) return null
  const full = capacityState(event) === 'full'
  const ends = closesSoon(event, at) ? placesEndOf(event, at) : null
  const higher = plansAbove(event.guestLimit).length > 0
  if (!full && !(ends && higher)) return null
  return (
    <p className="small">
      {full ? everyPlaceTaken : ends} {!higher && `${maximumReached}.`}
      {higher && upgrade && !event.member && (
        <button type="button" className="text-button" onClick={() => upgrade(event)}>
          {raiseLimit}
        </button>
      )}
    </p>
  )
}
