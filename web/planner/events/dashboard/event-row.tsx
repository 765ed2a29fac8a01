import { useId } from 'react'
import { closingDay, isOpen } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { closedDay, finalGuests, submissionDeadline } from '#events/words/planner-dashboard'
import { eventCode } from '#events/words/planner-head'
import { longDay, shortDay } from '#languages/en/days'
import { ListCounts } from '../../shared/event/list-counts.tsx'
import { CopyLink } from '../share/copy-link.tsx'
import { shareUrl } from '../share/share-url.ts'
import { Capacity } from './capacity.tsx'
import {
  Deadline,
  type EventProps,
  EventTitle,
  FullReason,
  NoMenu,
  SharedBy,
  useHighlighted,
} from './event-facts.tsx'
import { NextButton } from './next-button.tsx'
import { RowActions } from './row-actions.tsx'

/** One event: the day of its meal, else its last day for answers, its facts, its next step, and a menu of everything else that can be done with it. */
export function EventRow({ event, at, highlighted, open }: EventProps) {
  const id = useId()
  const { serviceDay } = event
  const day = serviceDay ?? closingDay(event)
  const looks = `event-row ${event.premium ? 'premium' : ''} ${highlighted ? 'highlighted' : ''}`
  return (
    <article ref={useHighlighted(highlighted)} className={looks} aria-labelledby={id}>
      <span className={`edge cloth cloth-${event.cloth}`} aria-hidden />
      <div className="day">
        {serviceDay && <span className="visually-hidden">{longDay(serviceDay)}</span>}
        <span aria-hidden>
          <b>{Number(day.slice(8))}</b>
          {shortDay(day).slice(0, 3)}
        </span>
      </div>
      <div className="about">
        <EventTitle event={event} id={id} />
        <SharedBy event={event} />
        {!isOpen(event, at) && <p className="final">{finalGuests(event.registeredGuests)}</p>}
        {event.description && <p className="clamped quietly small">{event.description}</p>}
        <NoMenu event={event} />
        <dl className="at-a-glance">
          <div>
            <dt className="visually-hidden">{eventCode}</dt>
            <dd className="code">{event.eventCode}</dd>
          </div>
          <div>
            <dt>{deadlineStateOf(event, at) === 'closed_early' ? closedDay : submissionDeadline}</dt>
            <dd>
              <Deadline event={event} />
            </dd>
          </div>
        </dl>
        <CopyLink url={shareUrl(event.eventCode)} of={id} />
      </div>
      <div className="taken">
        <Capacity {...event} />
        <ListCounts event={event} />
        <FullReason event={event} at={at} upgrade={open.upgrade} />
      </div>
      <div className="next-steps">
        <NextButton event={event} at={at} describedBy={id} share={open.share} />
        <RowActions event={event} at={at} describedBy={id} open={open} />
      </div>
    </article>
  )
}
