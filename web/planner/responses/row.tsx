import { memo, useState } from 'react'
import type { KnownMenu, PlannerResponse } from '#contract/answers'
import type { ResponseView } from '#contract/guest'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { notDelivered, notDeliveredAbout, sameNameAsOther } from '#words/planner'
import { Party } from './party.tsx'
import { statesNeed } from './search.ts'

/** What can be done with a response. */
export type OpenResponse = (open: { form: ResponseView } | { remove: ResponseView }) => void

/** One response as a line that opens to everybody's choices. Typing in the search leaves the lines alone. */
export const ResponseRow = memo(function ResponseRow({
  response,
  menu,
  timeZone,
  sameName,
  open: openDialog,
}: {
  response: PlannerResponse
  menu: KnownMenu
  timeZone: string
  /** Another party has a lead guest of the same name: perhaps one family answered twice. */
  sameName: boolean
  open: OpenResponse
}) {
  const [open, setOpen] = useState(false)
  const { leadGuestName, leadGuestEmail, guestCount, createdAt, party } = response
  const name = leadGuestName || 'Erased'
  const allergic = party.filter(statesNeed).length
  return (
    <li className="response">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>
          <span className="figures">
            {guestCount} {guestCount === 1 ? 'guest' : 'guests'}
          </span>
          {allergic > 0 && <span className="badge near-words">{allergic} with allergies</span>}
          {sameName && <span className="badge quietly">{sameNameAsOther}</span>}
          {response.undelivered && <span className="badge near-words">{notDelivered}</span>}
          <span className="quietly small">
            {leadGuestEmail && <span className="address">{leadGuestEmail}</span>}
            <time className="figures" dateTime={new Date(createdAt).toISOString()}>
              {momentIn(timeZone, createdAt)}
            </time>
          </span>
        </summary>
        {open && response.undelivered && <Notice kind="near">{notDeliveredAbout}</Notice>}
        {open && <Party party={response.party} menu={menu} />}
      </details>
      <div className="row">
        <Button look="quiet" small onClick={() => openDialog({ form: response })}>
          Correct<span className="visually-hidden"> the response of {name}</span>
        </Button>
        <Button look="quiet" small onClick={() => openDialog({ remove: response })}>
          Delete<span className="visually-hidden"> the response of {name}</span>
        </Button>
      </div>
    </li>
  )
})

const formats = new Map<string, Intl.DateTimeFormat>()

function momentIn(timeZone: string, instant: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  formats.set(timeZone, format)
  return format.format(instant)
}
