import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { figure } from '#core/figures'
import { isOpen } from '#events/rules/closing'
import type { EventList } from '#events/shape/event'
import { noEvents } from '#events/words/planner'
import {
  allArchived,
  archivedEvents,
  clearSearch,
  closedEvents,
  noEventMatches,
  openEvents,
  searchEvents,
} from '#events/words/planner-dashboard'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { EventGroup } from './event-group.tsx'
import type { Open } from './row-actions.tsx'
import { answers } from './search.ts'
import { byMeal } from './sort-events.ts'

// From here on a planner searches rather than reads.
const many = 8

/** The section Your Events: what is open for submissions, what is closed, and the way to a new one. */
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
  const words = useDeferredValue(typed.trim().toLowerCase())
  const { at, events, totals, next } = list
  const found = words === '' ? events : events.filter((event) => answers(event, words))
  const sorted = byMeal(found, at)
  const listed = sorted.filter(({ archived }) => !archived)
  const aside = sorted.filter(({ archived }) => archived)
  const groups = [
    { title: openEvents, events: listed.filter((one) => isOpen(one, at)) },
    { title: closedEvents, events: listed.filter((one) => !isOpen(one, at)) },
    { title: archivedEvents, events: aside, folded: words === '' },
  ].filter((group) => group.events.length > 0)

  return (
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
                  {words !== '' && `${figure(found.length)} of ${figure(totals.all)} events`}
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
      {words !== '' && found.length === 0 && !next && (
        <div className="empty of-search">
          <p>{noEventMatches(typed.trim())}</p>
          <Button onClick={() => setTyped('')}>{clearSearch}</Button>
        </div>
      )}
      {words === '' && listed.length === 0 && totals.all > 0 && !next && <p>{allArchived}</p>}
      {groups.map((group) => (
        <EventGroup
          {...group}
          key={group.title}
          whole={!next}
          at={at}
          highlighted={highlighted}
          open={open}
        />
      ))}
      {next && words === '' && (
        <div>
          <Button onClick={() => more(false)}>
            Load more events ({figure(totals.all - events.length)} left)
          </Button>
        </div>
      )}
    </section>
  )
}
