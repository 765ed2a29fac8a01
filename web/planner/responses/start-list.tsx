import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import { startList, startListAbout } from '#invitations/words/planner-list'

/** The way to a guest list, for an event that has none. */
export function StartList({ eventId }: { eventId: string }) {
  return (
    <p className="row">
      <span className="quietly">{startListAbout}</span>
      <Link className="button plain small" to={generatePath(pages.guestList.path, { id: eventId })}>
        {startList}
      </Link>
    </p>
  )
}
