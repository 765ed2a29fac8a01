import { ChefHat, CircleDot, LayoutDashboard, Users, Utensils } from 'lucide-react'
import { generatePath, NavLink, useMatch } from 'react-router'
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

/** The pages of one event, side by side; at the foot of a phone's screen. Tables are one once they are on, or open. */
export function EventTabs({ event: { id, tablesOn } }: { event: PlannerEvent }) {
  const atTables = useMatch(pages.tables.path) !== null
  const shown = tabs.filter(({ page }) => tablesOn || atTables || page !== 'tables')
  return (
    <nav className="event-tabs" aria-label={eventPages}>
      {shown.map(({ page, name, Icon }) => (
        <NavLink key={page} to={generatePath(pages[page].path, { id })} end={page === 'overview'}>
          <Icon className="icon" aria-hidden="true" />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
