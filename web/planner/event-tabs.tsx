import './event-tabs.css'
import { ArrowLeft } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { Notice } from '#ui/notice'

/** From one of an event's screens back to its card on the dashboard. */
export function BackToEvent() {
  return (
    <Link to="/dashboard">
      <ArrowLeft className="icon" aria-hidden="true" /> Back to your events
    </Link>
  )
}

/** The screens of one event, side by side. */
export function EventPlaces({ eventId }: { eventId: string }) {
  const places = [
    ['menu', 'Menu'],
    ['responses', 'Responses'],
    ['totals', 'Totals'],
  ] as const
  return (
    <nav className="event-places" aria-label="This event">
      {places.map(([path, name]) => (
        <NavLink key={path} to={`/events/${eventId}/${path}`}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** Said while an open page hears nothing of what changes. */
export function ConnectionLost({ live }: { live: boolean }) {
  return live ? null : (
    <Notice kind="near">
      Connection lost. What you see may be out of date; it catches up by itself as soon as the connection is
      back.
    </Notice>
  )
}
