import '../ui/planner.css'
import { Link, redirect, useLoaderData } from 'react-router'
import { shortDay, zoneName } from '#contract/day'
import type { EventList, PlannerEvent } from '#contract/event'
import { site } from '#contract/site'
import { useTitle } from '#ui/title'
import { ApiError, api, ask } from '../api.ts'

/** The planner's events, the open ones first. Signed out, it leads to sign-in. */
export async function loader(): Promise<EventList> {
  try {
    return await ask((options) => api.events.$get({ query: { first: 'open' } }, options))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect('/planner?next=/dashboard')
    throw error
  }
}

/** A planner's dashboard. */
export function Component() {
  const { events, totals } = useLoaderData<EventList>()
  useTitle(`Your Events · ${site.name}`)
  return (
    <main className="page planner">
      <h1>Your Events</h1>
      <dl className="tallies">
        <div>
          <dt>Total Events</dt>
          <dd>{totals.all}</dd>
        </div>
        <div>
          <dt>Open</dt>
          <dd>{totals.open}</dd>
        </div>
        <div>
          <dt>Closed</dt>
          <dd>{totals.closed}</dd>
        </div>
      </dl>
      <ul className="lines">
        {events.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
    </main>
  )
}

function Line({ event }: { event: PlannerEvent }) {
  return (
    <li className="row apart">
      <div>
        <h2>{event.title}</h2>
        <p className="quietly">
          {event.eventCode} · {event.registeredGuests} / {event.guestLimit} · {shortDay(event.eventDate)} (
          {zoneName(event.timeZone)})
        </p>
      </div>
      <div className="row">
        <Link to={`/events/${event.id}/menu`}>Manage Menu</Link>
        <Link to={`/events/${event.id}/responses`}>Guest Responses</Link>
      </div>
    </li>
  )
}
