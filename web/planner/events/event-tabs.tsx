import { ChefHat, CircleDot, LayoutDashboard, Users, Utensils } from 'lucide-react'
import { generatePath, Link, matchPath, useLocation } from 'react-router'
import { type PageId, pages } from '#core/pages'
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
  const { pathname } = useLocation()
  const isAt = (page: PageId) =>
    matchPath({ path: pages[page].path, end: page === 'overview' }, pathname) !== null
  const shown = tabs.filter(({ page }) => tablesOn || isAt('tables') || page !== 'tables')
  return (
    <nav className="event-tabs" aria-label={eventPages}>
      {shown.map(({ page, name, Icon }) => {
        const first = page === 'responses' && listed ? 'guestList' : page
        const isHere = isAt(page) || (page === 'responses' && isAt('guestList'))
        return (
          <Link
            key={page}
            to={generatePath(pages[first].path, { id })}
            aria-current={isHere ? 'page' : undefined}
          >
            <Icon className="icon" aria-hidden="true" />
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
