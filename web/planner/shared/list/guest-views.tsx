import { generatePath, NavLink } from 'react-router'
import { figure } from '#core/figures'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { answersView, guestListTitle, guestViews } from '#invitations/words/planner-list'
import { mailView } from '#mailings/words/planner-mail'

/** The views of an event's guests: whom one invited, who answered, and what was mailed. */
export function GuestViews({
  event: { id, registeredGuests },
  invited,
}: {
  event: PlannerEvent
  invited: number
}) {
  return (
    <nav className="guest-views" aria-label={guestViews}>
      <NavLink className="chip" to={generatePath(pages.guestList.path, { id })} end>
        {guestListTitle} <span className="figures">{figure(invited)}</span>
      </NavLink>
      <NavLink className="chip" to={generatePath(pages.responses.path, { id })}>
        {answersView} <span className="figures">{figure(registeredGuests)}</span>
      </NavLink>
      <NavLink className="chip" to={generatePath(pages.guestMail.path, { id })}>
        {mailView}
      </NavLink>
    </nav>
  )
}
