import './admin.css'
import { Link } from 'react-router'
import { EventsList } from './events-list.tsx'
import { PlannersList } from './planners-list.tsx'

/** Lists for admins, below their own events on the dashboard. */
export function AdminLists() {
  return (
    <div className="stack loose">
      <PlannersList />
      <EventsList />
      <p>
        <Link to="/dashboard/admin">Payments to refund and the audit log</Link>
      </p>
    </div>
  )
}
