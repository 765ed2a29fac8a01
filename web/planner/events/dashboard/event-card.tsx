import { useId } from 'react'
import { isOpen } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { closedDay, finalGuests, submissionDeadline } from '#events/words/planner-dashboard'
import { CopyLink } from '../copy-link.tsx'
import { shareUrl } from '../share-url.ts'
import { Capacity } from './capacity.tsx'
import { CardActions, CsvReason } from './card-actions.tsx'
import {
  Deadline,
  type EventProps,
  EventTitle,
  FullReason,
  looksOf,
  NoMenu,
  useHighlighted,
} from './event-facts.tsx'
import { NextButton } from './next-button.tsx'

/** One event of a planner with everything that can be done with it. A closed one leads with what is final. */
export function EventCard(props: EventProps) {
  const { event, at, highlighted, open } = props
  const id = useId()
  const closed = !isOpen(event, at)
  return (
    <article ref={useHighlighted(highlighted)} className={looksOf('event-card', props)} aria-labelledby={id}>
      <EventTitle event={event} id={id} />
      {closed && <p className="final">{finalGuests(event.registeredGuests)}</p>}
      {event.description && <p className="clamped quietly">{event.description}</p>}
      <NoMenu event={event} />
      <dl className="facts">
        <div>
          <dt>Registered guests</dt>
          <dd>
            <Capacity {...event} />
            <FullReason event={event} at={at} upgrade={open.upgrade} />
          </dd>
        </div>
        <div>
          <dt>Guest event code</dt>
          <dd className="code">{event.eventCode}</dd>
        </div>
        <div className="whole">
          <dt>{deadlineStateOf(event, at) === 'closed_early' ? closedDay : submissionDeadline}</dt>
          <dd>
            <Deadline event={event} />
          </dd>
        </div>
      </dl>
      <CopyLink url={shareUrl(event.eventCode)} />
      <div className="card-actions">
        <NextButton event={event} at={at} describedBy={id} share={open.share} />
        <CardActions event={event} at={at} describedBy={id} open={open} />
      </div>
      <CsvReason event={event} at={at} upgrade={open.upgrade} />
    </article>
  )
}
