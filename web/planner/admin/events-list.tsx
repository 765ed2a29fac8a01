import { useState } from 'react'
import { Link } from 'react-router'
import type { AdminEvent, EventsQuery } from '#admin/shape/lists'
import { eventsNotLoaded } from '#admin/words/planner'
import { api, callApi } from '../../client/calls/api.ts'
import { logOf } from './audit-query.ts'
import { DeleteAnyEvent } from './delete-any-event.tsx'
import { EventRow } from './event-row.tsx'
import type { Column } from './list-parts.tsx'
import { PagedTable } from './paged-table.tsx'
import { dayOf } from './when.ts'

function load(query: EventsQuery) {
  return callApi((options) => api.admin.events.$get({ query }, options), eventsNotLoaded)
}

const columns: Column<EventsQuery['sort']>[] = [
  { title: 'Event', by: 'title' },
  { title: 'Code' },
  { title: 'Deadline', by: 'date' },
  { title: 'Created', by: 'created' },
  { title: 'Guests', by: 'guests', figure: true },
  { title: 'By planner', by: 'planner' },
]

/** All events, those of a planner together while they are sorted that way. */
export function EventsList() {
  const [doomed, setDoomed] = useState<{ event: AdminEvent; again: () => void } | null>(null)
  return (
    <>
      <PagedTable
        title="All Events by Planner"
        name="events"
        finds="Type an event code, or any part of a title or of the planner’s name or email."
        sort="planner"
        columns={columns}
        load={load}
      >
        {(events, again) =>
          byPlanner(events).map((group) => (
            <Group
              key={group[0]?.eventId}
              events={group}
              remove={(event) => setDoomed({ event, again })}
              again={again}
            />
          ))
        }
      </PagedTable>
      {doomed && (
        <DeleteAnyEvent event={doomed.event} onClose={() => setDoomed(null)} onGone={doomed.again} />
      )}
    </>
  )
}

/** Neighbours of one planner as one group. */
function byPlanner(rows: AdminEvent[]): AdminEvent[][] {
  const groups: AdminEvent[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.plannerId === row.plannerId) last.push(row)
    else groups.push([row])
  }
  return groups
}

function Group({
  events,
  remove,
  again,
}: {
  events: AdminEvent[]
  remove: (event: AdminEvent) => void
  again: () => void
}) {
  const [first] = events
  if (!first) return null
  const seen =
    first.plannerLastSignIn === null ? 'never signed in' : `last sign-in ${dayOf(first.plannerLastSignIn)}`
  return (
    <tbody>
      <tr className="of-planner">
        <th scope="rowgroup" colSpan={6}>
          <Link to={logOf({ planner: first.plannerEmail })}>{first.plannerEmail}</Link>{' '}
          <span className="quietly">
            joined {dayOf(first.plannerCreatedAt)}, {seen}
          </span>
        </th>
      </tr>
      {events.map((event) => (
        <EventRow key={event.eventId} event={event} remove={() => remove(event)} again={again} />
      ))}
    </tbody>
  )
}
