import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import { lookAtOffer, youAreOffered } from '#members/words/planner'
import { Notice } from '#ui/notice'

/** Tells that the event is offered to its reader, with the way to the page where the offer stands. */
export function Offered({ id }: { id: string }) {
  return (
    <Notice kind="warning">
      {youAreOffered} <Link to={generatePath(pages.members.path, { id })}>{lookAtOffer}</Link>
    </Notice>
  )
}
