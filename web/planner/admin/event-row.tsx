import { Link } from 'react-router'
import type { AdminEvent } from '#admin/shape/lists'
import { suspended } from '#admin/words/planner'
import { figure } from '#core/figures'
import { shortDay } from '#languages/en/days'
import { Button } from '#ui/button'
import { logOf } from './audit-query.ts'
import { SuspensionButton } from './suspension.tsx'
import { dayOf } from './when.ts'

/** One event of anybody, with the ways to suspend and to delete it. */
export function EventRow({
  event,
  remove,
  again,
}: {
  event: AdminEvent
  remove: () => void
  again: () => void
}) {
  const paused = event.suspendedAt ?? event.plannerSuspendedAt
  return (
    <tr>
      <th scope="row">
        <Link to={logOf({ event: event.eventId })}>{event.eventTitle}</Link>{' '}
        {event.hasUpgrade && <span className="badge premium">Premium</span>}
        {event.refundedAt !== null && <span className="badge">Refunded</span>}
        {paused !== null && <span className="badge">{suspended}</span>}
        {paused !== null && <div className="quietly clamped">{event.suspensionReason}</div>}
        {event.eventDescription && <div className="quietly clamped">{event.eventDescription}</div>}
      </th>
      <td className="code">{event.eventCode}</td>
      <td className="stays">{shortDay(event.eventDate)}</td>
      <td className="stays">{dayOf(event.eventCreatedAt)}</td>
      <td className="figure">{figure(event.guestCount)}</td>
      <td>
        <SuspensionButton
          of="events"
          id={event.eventId}
          name={event.eventTitle}
          since={event.suspendedAt}
          again={again}
        />{' '}
        <Button small look="danger" aria-label={`Delete ${event.eventTitle}`} onClick={remove}>
          Delete
        </Button>
      </td>
    </tr>
  )
}
