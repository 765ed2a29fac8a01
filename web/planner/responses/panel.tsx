import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { figure } from '#core/figures'
import type { KnownMenu, PlannerResponse } from '#party/shape/responses'
import {
  addedByYou,
  changedByYou,
  closePanel,
  notDelivered,
  notDeliveredAbout,
  panelFacts,
  sameNameAsOther,
} from '#party/words/planner'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { type OpenResponse, ResponseActions } from './actions.tsx'
import { Party } from './answer/party.tsx'
import { EditLinkActions } from './edit-link.tsx'
import { momentIn } from './moment.ts'

/** The party that a row belongs to, beside the table. */
export function PartyPanel({
  name,
  onClose,
  children,
}: {
  name: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <aside className="party-panel card" aria-labelledby="party-panel">
      <div className="row apart">
        <h2 id="party-panel">{name}</h2>
        <Button look="quiet" small onClick={onClose}>
          <X className="icon" aria-hidden="true" /> {closePanel}
        </Button>
      </div>
      {children}
    </aside>
  )
}

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
  menu: KnownMenu
  timeZone: string
  sameName: boolean
  current: number | undefined
  open: OpenResponse
}) {
  const { guestCount, leadGuestEmail, createdAt, updatedAt, undelivered, party, agreed, byPlanner } = response
  const changed = response.version > 1
  return (
    <div className="stack">
      {(sameName || undelivered) && (
        <p className="row">
          {sameName && <span className="badge quietly">{sameNameAsOther}</span>}
          {undelivered && <span className="badge near-words">{notDelivered}</span>}
        </p>
      )}
      <dl className="facts">
        <Fact name={panelFacts.guests}>{figure(guestCount)}</Fact>
        <Fact name={panelFacts.answered}>
          {momentIn(timeZone, createdAt)}
          {byPlanner && !changed && `, ${addedByYou}`}
        </Fact>
        {leadGuestEmail && <Fact name={panelFacts.email}>{leadGuestEmail}</Fact>}
        {changed && (
          <Fact name={panelFacts.changed}>
            {momentIn(timeZone, updatedAt)}
            {byPlanner && `, ${changedByYou}`}
          </Fact>
        )}
      </dl>
      {undelivered && <Notice kind="near">{notDeliveredAbout}</Notice>}
      <ResponseActions response={response} open={open} />
      <EditLinkActions response={response} timeZone={timeZone} />
      <Party party={party} menu={menu} agreed={agreed} current={current} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
