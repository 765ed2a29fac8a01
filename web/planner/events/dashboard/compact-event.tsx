import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { closingDay, isOpen } from '#events/rules/closing'
import { finalGuests, moreActions } from '#events/words/planner-dashboard'
import { shortDay } from '#languages/en/days'
import { Button } from '#ui/button'
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

/** One of many events: the facts and the next step of a card in a row, and its other actions when asked for. */
export function CompactEvent(props: EventProps) {
  const { event, at, highlighted, open } = props
  const id = useId()
  const day = closingDay(event)
  const [more, setMore] = useState(false)
  return (
    <article ref={useHighlighted(highlighted)} className={looksOf('event-row', props)} aria-labelledby={id}>
      <div className="day" aria-hidden>
        <b>{Number(day.slice(8))}</b> {shortDay(day).slice(0, 3)}
      </div>
      <div className="about">
        <EventTitle event={event} id={id} />
        {!isOpen(event, at) && <p className="final">{finalGuests(event.registeredGuests)}</p>}
        {event.description && <p className="clamped quietly small">{event.description}</p>}
        <div className="at-a-glance">
          <span className="code">{event.eventCode}</span>
          <Deadline event={event} />
          <NoMenu event={event} />
        </div>
        <FullReason event={event} at={at} upgrade={open.upgrade} />
        <CopyLink url={shareUrl(event.eventCode)} />
      </div>
      <Capacity {...event} />
      <div className="next-steps">
        <NextButton event={event} at={at} describedBy={id} share={open.share} />
        <Button
          small
          look="quiet"
          aria-describedby={id}
          aria-expanded={more}
          aria-controls={`${id}-more`}
          onClick={() => setMore(!more)}
        >
          {moreActions}
          <ChevronDown className="icon" aria-hidden />
        </Button>
      </div>
      <div className="further" id={`${id}-more`} hidden={!more}>
        {more && (
          <>
            <div className="card-actions">
              <CardActions event={event} at={at} describedBy={id} open={open} />
            </div>
            <CsvReason event={event} at={at} upgrade={open.upgrade} />
          </>
        )}
      </div>
    </article>
  )
}
