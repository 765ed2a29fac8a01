import { useState } from 'react'
import { Link } from 'react-router'
import { type AdminPlanner, activity, type PlannersQuery } from '#admin/shape/lists'
import { plannersNotLoaded, suspend, suspended } from '#admin/words/planner'
import { figure } from '#core/figures'
import { api, callApi } from '../../client/calls/api.ts'
import { logOf } from './audit-query.ts'
import type { Column } from './list-parts.tsx'
import { PagedTable } from './paged-table.tsx'
import { SuspensionButton } from './suspension.tsx'
import { dayOf } from './when.ts'

function load(query: PlannersQuery) {
  return callApi((options) => api.admin.planners.$get({ query }, options), plannersNotLoaded)
}

const columns: Column<PlannersQuery['sort']>[] = [
  { title: 'Email', by: 'email' },
  { title: 'Joined', by: 'joined' },
  { title: 'Last sign-in', by: 'lastSignIn' },
  { title: 'Events', by: 'events', figure: true },
  { title: 'Guests', by: 'guests', figure: true },
  { title: suspend },
]

/** All planners, with how lately each was here. */
export function PlannersList() {
  const [opened] = useState(() => Date.now())
  return (
    <PagedTable
      title="All Planners"
      name="planners"
      finds="Type any part of an email or of a name."
      sort="email"
      columns={columns}
      load={load}
    >
      {(planners, again) => (
        <tbody>
          {planners.map((planner) => (
            <PlannerRow key={planner.id} planner={planner} at={opened} again={again} />
          ))}
        </tbody>
      )}
    </PagedTable>
  )
}

function PlannerRow({ planner, at, again }: { planner: AdminPlanner; at: number; again: () => void }) {
  const {
    id,
    isAdmin,
    suspendedAt,
    suspensionReason,
    email,
    createdAt,
    lastSignInAt,
    eventCount,
    totalGuests,
  } = planner
  // A long address breaks before its domain.
  const cut = email.lastIndexOf('@')
  return (
    <tr>
      <th scope="row">
        <Link to={logOf({ planner: email })}>
          {email.slice(0, cut)}
          <wbr />
          {email.slice(cut)}
        </Link>{' '}
        {suspendedAt !== null && <span className="badge">{suspended}</span>}
        {suspendedAt !== null && <div className="quietly clamped">{suspensionReason}</div>}
      </th>
      <td className="stays">{dayOf(createdAt)}</td>
      <td className="stays">
        {lastSignInAt !== null && `${dayOf(lastSignInAt)} · `}
        <span className="quietly">{activity(lastSignInAt, at)}</span>
      </td>
      <td className="figure">{figure(eventCount)}</td>
      <td className="figure">{figure(totalGuests)}</td>
      <td>
        {!isAdmin && (
          <SuspensionButton of="planners" id={id} name={email} since={suspendedAt} again={again} />
        )}
      </td>
    </tr>
  )
}
