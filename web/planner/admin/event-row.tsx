import type { AdminEvent } from '#contract/admin'
import { figure } from '#contract/figures'
import { Button } from '#ui/button'
import { shortDay } from '#words/days'
import { dayOf } from './when.ts'

/** One event of anybody, with the way to delete it. */
export function EventRow({ event, remove }: { event: AdminEvent; remove: () => void }) {
  return (
    <tr>
      <th scope="row">
        {event.eventTitle} {event.hasUpgrade && <span className="badge premium">Premium</span>}
        {event.refundedAt !== null && <span className="badge">Refunded</span>}
        {event.eventDescription && <div className="quietly clamped">{event.eventDescription}</div>}
      </th>
      <td className="code">{event.eventCode}</td>
      <td className="stays">{shortDay(event.eventDate)}</td>
      <td className="stays">{dayOf(event.eventCreatedAt)}</td>
      <td className="figure">{figure(event.guestCount)}</td>
      <td>
        <Button small look="danger" aria-label={`Delete ${event.eventTitle}`} onClick={remove}>
          Delete
        </Button>
      </td>
    </tr>
  )
}
