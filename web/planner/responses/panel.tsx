import { figure } from '#core/figures'
import type { MenuWithRemoved, PlannerResponse } from '#party/shape/responses'
import {
  addedBy,
  changedBy,
  notDelivered,
  notDeliveredAbout,
  panelFacts,
  sameNameAsOther,
} from '#party/words/planner'
import { Notice } from '#ui/notice'
import { Editing } from '../shared/event/editing.tsx'
import { Fact } from '../shared/list/party-panel.tsx'
import { momentIn } from '../shared/moment.ts'
import { Party } from '../shared/response/party.tsx'
import { useAuthorName } from '../shared/use-author-name.ts'
import { type OpenResponse, ResponseActions } from './actions.tsx'
import { EditLinkActions } from './edit-link.tsx'

/** Everything of a party, and what can be done with it. */
export function PartyPanelContent({
  response,
  menu,
  timeZone,
  sameName,
  current,
  open,
}: {
  response: PlannerResponse
  menu: MenuWithRemoved
  timeZone: string
  sameName: boolean
  current: number | undefined
  open: OpenResponse
}) {
  const { guestCount, leadGuestEmail, createdAt, updatedAt, undelivered, party, agreed, author } = response
  const who = useAuthorName(author)
  const changed = response.version > 1
  return (
    <div className="stack">
      {(sameName || undelivered) && (
        <p className="row">
          {sameName && <span className="badge quietly">{sameNameAsOther}</span>}
          {undelivered && <span className="badge warning-text">{notDelivered}</span>}
        </p>
      )}
      <dl className="facts">
        <Fact name={panelFacts.guests}>{figure(guestCount)}</Fact>
        <Fact name={panelFacts.answered}>
          {momentIn(timeZone, createdAt)}
          {who && !changed && `, ${addedBy(who)}`}
        </Fact>
        {leadGuestEmail && (
          <Fact name={panelFacts.email} wide>
            {leadGuestEmail}
          </Fact>
        )}
        {changed && (
          <Fact name={panelFacts.changed}>
            {momentIn(timeZone, updatedAt)}
            {who && `, ${changedBy(who)}`}
          </Fact>
        )}
      </dl>
      {undelivered && <Notice kind="warning">{notDeliveredAbout}</Notice>}
      <ResponseActions response={response} open={open} />
      <Editing>
        <EditLinkActions response={response} timeZone={timeZone} />
      </Editing>
      <Party party={party} menu={menu} agreed={agreed} current={current} />
    </div>
  )
}
