import { Plus } from 'lucide-react'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { figure } from '#core/figures'
import { isOpen } from '#events/rules/closing'
import type { EventList, PlannerEvent } from '#events/shape/event'
import { noEvents } from '#events/words/planner'
import {
  allArchived,
  archivedEvents,
  clearSearch,
  closedEvents,
  noEventMatches,
  noneOfYourOwn,
  openEvents,
  searchEvents,
  sharedWithYou,
} from '#events/words/planner-dashboard'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { EventGroup } from './event-group.tsx'
import type { Open } from './row-actions.tsx'
import { matchesSearch } from './search.ts'
import { byMeal } from './sort-events.ts'

// From here on a planner searches rather than reads.
const many = 8

/** The section Your Events, with the way to a new one, and below it the events that others share with the planner. */
export function YourEvents({
  list,
  highlighted,
  open,
  create,
  more,
}: {
  list: EventList
  highlighted: string | null
  open: Open
  create: () => void
  /** Reads the next page; `all` reads every page, which a search needs. */
  more: (all: boolean) => void
}) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().toLowerCase())
  const { at, events, totals, next } = list
  const found = search === '' ? events : events.filter((event) => matchesSearch(event, search))
  const sorted = byMeal(found, at)
  const own = sorted.filter(({ member }) => !member)
  const shared = sorted.filter(({ member }) => member)
  const searched = search !== ''
  const groups = { at, whole: !next, searched, highlighted, open }

  return (
    <>
      <section className="stack" aria-labelledby="your-events">
        <div className={totals.all > 0 ? 'your-events-head' : 'empty of-events'}>
          <h2 id="your-events">Your Events</h2>
          {totals.all > many && (
            <div className="event-search">
              <Field
                label={<span className="visually-hidden">{searchEvents}</span>}
                placeholder={searchEvents}
                type="search"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  if (next) more(true)
                }}
                aside={
                  <span className="quietly small" role="status">
                    {searched && `${figure(found.length)} of ${figure(totals.all)} events`}
                  </span>
                }
              />
            </div>
          )}
          {totals.all === 0 && (
            <>
              <h3>{noEvents}</h3>
              <p>Create your first event with a title and a deadline. Its code is ready to share at once.</p>
            </>
          )}
          <Button look="primary" onClick={create}>
            <Plus className="icon" aria-hidden />
            Create Event
          </Button>
        </div>
        {searched && found.length === 0 && !next && (
          <div className="empty of-search">
            <p>{noEventMatches(typed.trim())}</p>
            <Button onClick={() => setTyped('')}>{clearSearch}</Button>
          </div>
        )}
        {!searched && totals.all > 0 && !next && own.every(({ archived }) => archived) && (
          <p className="quietly">{own.length > 0 ? allArchived : noneOfYourOwn}</p>
        )}
        <Groups within="your-events" events={own} {...groups} />
      </section>
      {shared.length > 0 && (
        <section className="stack" aria-labelledby="shared-events">
          <h2 id="shared-events">{sharedWithYou}</h2>
          <Groups within="shared-events" events={shared} {...groups} />
        </section>
      )}
      {next && !searched && (
        <div>
          <Button onClick={() => more(false)}>
            Load more events ({figure(totals.all - events.length)} left)
          </Button>
        </div>
      )}
    </>
  )
}

/** Events of a section: the open, the closed, and the archived, which are folded unless they were searched for. */
function Groups({
  events,
  searched,
  ...shown
}: { events: PlannerEvent[]; searched: boolean } & Pick<
  ComponentProps<typeof EventGroup>,
  'within' | 'at' | 'whole' | 'highlighted' | 'open'
>) {
  const listed = events.filter(({ archived }) => !archived)
  const groups = [
    { title: openEvents, events: listed.filter((one) => isOpen(one, shown.at)) },
    { title: closedEvents, events: listed.filter((one) => !isOpen(one, shown.at)) },
    { title: archivedEvents, events: events.filter(({ archived }) => archived), folded: !searched },
  ]
  return groups.map(
    (group) => group.events.length > 0 && <EventGroup {...group} {...shown} key={group.title} />,
  )
}
