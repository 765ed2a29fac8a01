import { ChefHat, CircleDot, LayoutDashboard, Users, Utensils } from 'lucide-react'
import { generatePath, Link, useLocation } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import {
  eventPages,
  guestsTab,
  kitchenTab,
  menuTab,
  overviewTab,
  tablesTab,
} from '#events/words/planner-head'

const tabs = [
  { page: 'overview', name: overviewTab, Icon: LayoutDashboard },
  { page: 'menu', name: menuTab, Icon: Utensils },
  { page: 'responses', name: guestsTab, Icon: Users },
  { page: 'tables', name: tablesTab, Icon: CircleDot },
  { page: 'kitchen', name: kitchenTab, Icon: ChefHat },
] as const

/**
 * The pages of one event, side by side; at the foot of a phone's screen. Tables are one once they are on, or open. Guests
 * begin with their list once there is one.
 */
export function EventTabs({ event: { id, tablesOn, listed } }: { event: PlannerEvent }) {
  // Pages below /events/:id are called as their tabs, but for the list of guests.
  const segment = useLocation().pathname.split('/')[3] || 'overview'
  const here = segment === 'guests' ? 'responses' : segment
  const shown = tabs.filter(({ page }) => page !== 'tables' || tablesOn || here === page)
  return (
    <nav className="event-tabs" aria-label={eventPages}>
      {shown.map(({ page, name, Icon }) => {
        const first = page === 'responses' && listed ? 'guestList' : page
        return (
          <Link
            key={page}
            to={generatePath(pages[first].path, { id })}
            aria-current={here === page ? 'page' : undefined}
          >
            <Icon className="icon" aria-hidden="true" />
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
