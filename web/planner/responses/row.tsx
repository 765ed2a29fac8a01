import { memo, useState } from 'react'
import type { MenuWithRemoved, PlannerResponse } from '#party/shape/responses'
import { addedBy, foundIn, notDelivered, notDeliveredAbout, sameNameAsOther } from '#party/words/planner'
import { erased } from '#seating/words/shared'
import { Notice } from '#ui/notice'
import { matchesTerms } from '../shared/list/find.ts'
import { Marked } from '../shared/list/marked.tsx'
import { momentIn } from '../shared/moment.ts'
import { Party } from '../shared/response/party.tsx'
import { useAuthorName } from '../shared/use-author-name.ts'
import { type OpenResponse, ResponseActions } from './actions.tsx'
import { EditLinkActions } from './edit-link.tsx'

/** One response as a line that opens to everybody's choices. */
export const ResponseRow = memo(function ResponseRow({
  response,
  menu,
  timeZone,
  sameName,
  terms,
  open: openDialog,
}: {
  response: PlannerResponse
  menu: MenuWithRemoved
  timeZone: string
  /** Another party has a lead guest of the same name: perhaps one family answered twice. */
  sameName: boolean
  /** The terms searched for. */
  terms: readonly string[]
  open: OpenResponse
}) {
  const [open, setOpen] = useState(false)
  const { leadGuestName, leadGuestEmail, guestCount, createdAt, party, author } = response
  const who = useAuthorName(author)
  const allergic = response.withNeed.length
  const others =
    terms.length === 0 || matchesTerms(leadGuestName, terms)
      ? []
      : party.filter(({ name }) => matchesTerms(name, terms))
  return (
    <li className="response">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{leadGuestName ? <Marked text={leadGuestName} terms={terms} /> : erased}</strong>
          <span className="figures">
            {guestCount} {guestCount === 1 ? 'guest' : 'guests'}
          </span>
          {others.map(({ name, id }, at) => (
            <span key={id ?? at} className="quietly">
              {foundIn} <Marked text={name} terms={terms} />
            </span>
          ))}
          {allergic > 0 && <span className="badge warning-text">{allergic} with allergies</span>}
          {sameName && <span className="badge quietly">{sameNameAsOther}</span>}
          {response.undelivered && <span className="badge warning-text">{notDelivered}</span>}
          <span className="quietly small">
            {leadGuestEmail && <span className="address">{leadGuestEmail}</span>}
            <time className="figures" dateTime={new Date(createdAt).toISOString()}>
              {momentIn(timeZone, createdAt)}
            </time>
            {who && response.version === 1 && <span>{addedBy(who)}</span>}
          </span>
        </summary>
        {open && response.undelivered && <Notice kind="warning">{notDeliveredAbout}</Notice>}
        {open && <Party party={response.party} menu={menu} agreed={response.agreed} />}
        {open && <EditLinkActions response={response} timeZone={timeZone} />}
      </details>
      <ResponseActions response={response} open={openDialog} />
    </li>
  )
})
