import { useState } from 'react'
import { type AdminEvent, type EventsQuery, eventsNotLoaded } from '#contract/admin'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { api, ask } from '../api.ts'
import { DeleteAnyEvent } from './delete-any-event.tsx'
import { EventRow } from './event-row.tsx'
import { NotLoaded, Pager, SortHead } from './list-parts.tsx'
import { usePage } from './use-page.ts'
import { dayOf } from './when.ts'

function load({ page, ...query }: EventsQuery) {
  return ask(
    (options) => api.admin.events.$get({ query: { ...query, page: String(page) } }, options),
    eventsNotLoaded,
  )
}

/** All events, those of a planner together while they are sorted that way. */
export function EventsList() {
  const [query, setQuery] = useState<EventsQuery>({ search: '', sort: 'planner', order: 'asc', page: 1 })
  const [doomed, setDoomed] = useState<AdminEvent | null>(null)
  const { found, error, again } = usePage(query, load)
  const onSort = (sorting: Pick<EventsQuery, 'sort' | 'order'>) => setQuery({ ...query, ...sorting, page: 1 })
  return (
    <section className="stack" aria-labelledby="all-events">
      <h2 id="all-events">All Events by Planner</h2>
      <Field
        label="Search events"
        type="search"
        placeholder="Title, event code or planner’s email"
        value={query.search}
        onChange={({ target }) => setQuery({ ...query, search: target.value, page: 1 })}
      />
      <NotLoaded error={error} again={again} />
      {!found && !error && <Loading />}
      {found && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          <section className="table-frame" aria-label="Events" tabIndex={0}>
            <table className="table all-events">
              <thead>
                <tr>
                  <SortHead by="title" now={query} onSort={onSort}>
                    Event
                  </SortHead>
                  <th scope="col">Code</th>
                  <SortHead by="date" now={query} onSort={onSort}>
                    Deadline
                  </SortHead>
                  <SortHead by="created" now={query} onSort={onSort}>
                    Created
                  </SortHead>
                  <SortHead by="guests" now={query} onSort={onSort} figure>
                    Guests
                  </SortHead>
                  <SortHead by="planner" now={query} onSort={onSort}>
                    By planner
                  </SortHead>
                </tr>
              </thead>
              {byPlanner(found.rows).map((events) => (
                <Group key={events[0]?.eventId} events={events} remove={setDoomed} />
              ))}
            </table>
          </section>
          <Pager name="events" {...found} go={(page) => setQuery({ ...query, page })} />
        </>
      )}
      {doomed && <DeleteAnyEvent event={doomed} onClose={() => setDoomed(null)} onGone={again} />}
    </section>
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

function Group({ events, remove }: { events: AdminEvent[]; remove: (event: AdminEvent) => void }) {
  const [first] = events
  if (!first) return null
  const seen =
    first.plannerLastSignIn === null ? 'never signed in' : `last sign-in ${dayOf(first.plannerLastSignIn)}`
  return (
    <tbody>
      <tr className="of-planner">
        <th scope="rowgroup" colSpan={6}>
          {first.plannerEmail}{' '}
          <span className="quietly">
            joined {dayOf(first.plannerCreatedAt)}, {seen}
          </span>
        </th>
      </tr>
      {events.map((event) => (
        <EventRow key={event.eventId} event={event} remove={() => remove(event)} />
      ))}
    </tbody>
  )
}
