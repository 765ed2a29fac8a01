import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AdminEvent, AdminPlanner, Paged } from '#admin/shape/lists'
import {
  andMore,
  clearSearch,
  eventsNotLoaded,
  findInLog,
  findInLogAbout,
  foundEvents,
  foundPlanners,
  nothingFound,
  plannersNotLoaded,
} from '#admin/words/planner'
import { figure } from '#core/figures'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { logOf } from './audit-query.ts'
import { usePage } from './use-page.ts'

const shown = 8

type Found = { planners: Paged<AdminPlanner>; events: Paged<AdminEvent> } | null

async function find({ search }: { search: string }): Promise<Found> {
  if (search === '') return null
  const query = { search }
  const [planners, events] = await Promise.all([
    callApi((options) => api.admin.planners.$get({ query }, options), plannersNotLoaded),
    callApi((options) => api.admin.events.$get({ query }, options), eventsNotLoaded),
  ])
  return { planners, events }
}

/** Finds a planner or an event by parts of words or by code. Each leads to its log. */
export function Finder() {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { found, current, failure, again } = usePage({ search }, find)
  const done = () => setTyped('')
  const none = found && found.planners.total + found.events.total === 0
  return (
    <search className="finder">
      <Field
        label={findInLog}
        hint={findInLogAbout}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search !== '' && <FailureNotice failure={failure} again={again} />}
      <div aria-live="polite" className="row">
        {search !== '' && none && current && (
          <>
            <span>{nothingFound(search)}</span>
            <Button small onClick={done}>
              {clearSearch}
            </Button>
          </>
        )}
      </div>
      {search !== '' && found && (
        <div className="found">
          <FoundList title={foundPlanners} {...found.planners}>
            {found.planners.rows.slice(0, shown).map(({ id, email, eventCount }) => (
              <li key={id}>
                <Link to={logOf({ planner: email })} onClick={done}>
                  {email}
                </Link>{' '}
                <span className="quietly">{figure(eventCount)} events</span>
              </li>
            ))}
          </FoundList>
          <FoundList title={foundEvents} {...found.events}>
            {found.events.rows.slice(0, shown).map(({ eventId, eventTitle, eventCode, plannerEmail }) => (
              <li key={eventId}>
                <Link to={logOf({ event: eventId })} onClick={done}>
                  {eventTitle}
                </Link>{' '}
                <span className="code">{eventCode}</span> <span className="quietly">{plannerEmail}</span>
              </li>
            ))}
          </FoundList>
        </div>
      )}
    </search>
  )
}

function FoundList({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  if (total === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="lines">{children}</ul>
      {total > shown && <p className="quietly small">{andMore(figure(total - shown))}</p>}
    </section>
  )
}
