import { Link } from 'react-router'
import type { AdminEvent } from '#admin/shape/lists'
import {
  aboutNotLoaded,
  byPlanner,
  clearFilters,
  gone,
  guestsInLog,
  logOf as logOfWords,
  noEventsOfTheirs,
  theirEvents,
} from '#admin/words/planner'
import { figure } from '#core/figures'
import { shortDay } from '#languages/en/days'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { addressOf, logOf } from './audit-query.ts'
import { usePage } from './use-page.ts'
import { dayOf } from './when.ts'

type Subject = { planner: string; event: string }

function load(query: Subject) {
  return callApi((options) => api.admin.audit.subject.$get({ query }, options), aboutNotLoaded)
}

/** Subject of the log shown: a planner with the way to each of their events, or an event with its planner. */
export function LogSubject({ planner: given, event }: Subject) {
  const { found, current, failure, again } = usePage({ planner: given, event }, load)
  if (failure) return <FailureNotice failure={failure} again={again} />
  if (!found || !current) return null
  const { planner, events } = found
  const [only] = events
  const known = event ? only : planner
  return (
    <div className="card log-subject">
      {!known && (
        <p>
          {given.includes('@') && <strong>{given} </strong>}
          <span className="quietly">{gone}</span>
        </p>
      )}
      {event && only && (
        <p>
          {logOfWords} <strong>{only.eventTitle}</strong> <Facts event={only} /> {byPlanner}{' '}
          <Link to={logOf({ planner: only.plannerEmail })}>{only.plannerEmail}</Link>
        </p>
      )}
      {!event && planner && (
        <>
          <p>
            {logOfWords} <strong>{planner.email}</strong>{' '}
            <span className="quietly">joined {dayOf(planner.createdAt)}</span>
          </p>
          <h3>{theirEvents}</h3>
          {events.length === 0 && <p className="quietly">{noEventsOfTheirs}</p>}
          <ul className="lines">
            {events.map((one) => (
              <li key={one.eventId}>
                <Link to={logOf({ event: one.eventId })}>{one.eventTitle}</Link> <Facts event={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        {event && (
          <Link to={`/dashboard/admin?${addressOf({ event, entity: 'guest_selection' }).toString()}`}>
            {guestsInLog}
          </Link>
        )}
        <Link to="/dashboard/admin">{clearFilters}</Link>
      </p>
    </div>
  )
}

function Facts({ event: { eventCode, eventDate, guestCount } }: { event: AdminEvent }) {
  return (
    <span className="quietly">
      <span className="code">{eventCode}</span> · {shortDay(eventDate)} · {figure(guestCount)} guests
    </span>
  )
}
