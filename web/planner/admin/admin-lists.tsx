import './admin.css'
import { Link } from 'react-router'
import { EventsList } from './events-list.tsx'
import { PlannersList } from './planners-list.tsx'

/** What admins see on the dashboard below their own events. */
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
