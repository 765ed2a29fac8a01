import { useState } from 'react'
import { type AdminPlanner, activity, type PlannersQuery } from '#contract/admin'
import { figure } from '#contract/figures'
import { plannersNotLoaded } from '#words/planner'
import { api, ask } from '../../client/api.ts'
import type { Column } from './list-parts.tsx'
import { PagedTable } from './paged-table.tsx'
import { dayOf } from './when.ts'

function load(query: PlannersQuery) {
  return ask((options) => api.admin.planners.$get({ query }, options), plannersNotLoaded)
}

const columns: Column<PlannersQuery['sort']>[] = [
  { title: 'Email', by: 'email' },
  { title: 'Joined', by: 'joined' },
  { title: 'Last sign-in', by: 'lastSignIn' },
  { title: 'Events', by: 'events', figure: true },
  { title: 'Guests', by: 'guests', figure: true },
]

/** All planners, with how lately each was here. */
export function PlannersList() {
  const [opened] = useState(() => Date.now())
  return (
    <PagedTable
      title="All Planners"
      name="planners"
      finds="Type the beginning of an email, or of any word of a name."
      sort="email"
      columns={columns}
      load={load}
    >
      {(planners) => (
        <tbody>
          {planners.map((planner) => (
            <PlannerRow key={planner.id} planner={planner} at={opened} />
          ))}
        </tbody>
      )}
    </PagedTable>
  )
}

function PlannerRow({ planner, at }: { planner: AdminPlanner; at: number }) {
  const { email, createdAt, lastSignInAt, eventCount, totalGuests } = planner
  return (
    <tr>
      <th scope="row">{email}</th>
      <td className="stays">{dayOf(createdAt)}</td>
      <td className="stays">
        {lastSignInAt !== null && `${dayOf(lastSignInAt)} · `}
        <span className="quietly">{activity(lastSignInAt, at)}</span>
      </td>
      <td className="figure">{figure(eventCount)}</td>
      <td className="figure">{figure(totalGuests)}</td>
    </tr>
  )
}
