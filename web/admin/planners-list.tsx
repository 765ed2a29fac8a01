import { useState } from 'react'
import { activity, type PlannersQuery, plannersNotLoaded } from '#contract/admin'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { api, ask } from '../api.ts'
import { NotLoaded, Pager, SortHead } from './list-parts.tsx'
import { usePage } from './use-page.ts'
import { dayOf } from './when.ts'

function load({ page, ...query }: PlannersQuery) {
  return ask(
    (options) => api.admin.planners.$get({ query: { ...query, page: String(page) } }, options),
    plannersNotLoaded,
  )
}

/** All planners, with how lately each was here. */
export function PlannersList() {
  const [query, setQuery] = useState<PlannersQuery>({ search: '', sort: 'email', order: 'asc', page: 1 })
  const [opened] = useState(() => Date.now())
  const { found, error, again } = usePage(query, load)
  const onSort = (sorting: Pick<PlannersQuery, 'sort' | 'order'>) =>
    setQuery({ ...query, ...sorting, page: 1 })
  return (
    <section className="stack" aria-labelledby="all-planners">
      <h2 id="all-planners">All Planners</h2>
      <Field
        label="Search planners"
        type="search"
        placeholder="Email or name"
        value={query.search}
        onChange={({ target }) => setQuery({ ...query, search: target.value, page: 1 })}
      />
      <NotLoaded error={error} again={again} />
      {!found && !error && <Loading />}
      {found && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          <section className="table-frame" aria-label="Planners" tabIndex={0}>
            <table className="table">
              <thead>
                <tr>
                  <SortHead by="email" now={query} onSort={onSort}>
                    Email
                  </SortHead>
                  <SortHead by="joined" now={query} onSort={onSort}>
                    Joined
                  </SortHead>
                  <SortHead by="lastSignIn" now={query} onSort={onSort}>
                    Last sign-in
                  </SortHead>
                  <SortHead by="events" now={query} onSort={onSort} figure>
                    Events
                  </SortHead>
                  <SortHead by="guests" now={query} onSort={onSort} figure>
                    Guests
                  </SortHead>
                </tr>
              </thead>
              <tbody>
                {found.rows.map((planner) => (
                  <tr key={planner.id}>
                    <th scope="row">{planner.email}</th>
                    <td>{dayOf(planner.createdAt)}</td>
                    <td>
                      {planner.lastSignInAt !== null && `${dayOf(planner.lastSignInAt)} · `}
                      <span className="quietly">{activity(planner.lastSignInAt, opened)}</span>
                    </td>
                    <td className="figure">{planner.eventCount}</td>
                    <td className="figure">{planner.totalGuests}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Pager name="planners" {...found} go={(page) => setQuery({ ...query, page })} />
        </>
      )}
    </section>
  )
}
