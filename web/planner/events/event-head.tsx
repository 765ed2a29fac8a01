import { ArrowLeft, Crown, QrCode } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { figure } from '#core/figures'
import { pages } from '#core/pages'
import { closingDay, dayAt, isOpen } from '#events/rules/closing'
import {
  askedBy,
  backToEvents,
  closedOn,
  comingOf,
  inZone,
  openUntil,
  share,
} from '#events/words/planner-head'
import { notComingCount } from '#kitchen/words/shared-counts'
import { longDay, nearDay, shortMealLine, zoneName } from '#languages/en/days'
import { Button } from '#ui/button'
import { sentence } from '#ui/sentence'
import { typeset } from '#ui/typeset'
import type { Here } from '../../client/live/here.ts'
import { isElsewhere } from '../../client/other-time-zone.tsx'
import type { EventPlace } from '../shared/event/event-place.ts'
import { EventActions } from './event-actions.tsx'
import { CopyCode } from './share/copy-code.tsx'

const HereNow = lazy(async () => ({ default: (await import('./here-now.tsx')).HereNow }))

/** The head of an event's pages: what it is called, where it stands, how guests get there, and what can be done with it. */
export function EventHead({
  place,
  here,
  upgradable,
}: {
  place: EventPlace
  /** Other members who have the event open. */
  here: Here
  upgradable: boolean
}) {
  const { event, open } = place
  return (
    <header className="event-title">
      <Link
        className="back-to-events"
        to={pages.dashboard.path}
        aria-label={backToEvents}
        title={backToEvents}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
        <span>{backToEvents}</span>
      </Link>
      <h1 title={event.title}>{typeset(event.title)}</h1>
      <div className="event-line">
        <EventStatus {...place} />
        {event.premium && (
          <span className="badge premium">
            <Crown className="icon" aria-hidden="true" />
            Premium
          </span>
        )}
        <CopyCode code={event.eventCode} />
        <Meal event={event} />
      </div>
      <div className="event-acts">
        {here.length > 0 && (
          <Suspense>
            <HereNow here={here} />
          </Suspense>
        )}
        <Button className="share" onClick={() => open('share')}>
          <QrCode className="icon" aria-hidden="true" />
          <span>{share}</span>
        </Button>
        <EventActions place={place} upgradable={upgradable} />
      </div>
    </header>
  )
}

/** Open or closed, until when, and how many come. */
function EventStatus({ event, at }: Pick<EventPlace, 'event' | 'at'>) {
  const { timeZone, registeredGuests, guestLimit, listed } = event
  const { notComing } = listed ?? event
  const isClosed = !isOpen(event, at)
  const day = closingDay(event)
  const when = (
    <time key="day" dateTime={day} title={longDay(day)}>
      <strong>{nearDay(day, dayAt(at, timeZone))}</strong>
    </time>
  )
  const zone = isElsewhere(event.closesAt, timeZone) && (
    <span key="zone" className="zone">
      {inZone(zoneName(timeZone))}
    </span>
  )
  return (
    <p className={`event-status figures ${isClosed ? 'is-closed' : ''}`}>
      <span>
        {sentence(isClosed ? closedOn : openUntil, when, zone)}
        <span className="dot">{'\u00a0'}·</span>
      </span>{' '}
      <span>
        {sentence(comingOf, <strong key="coming">{figure(registeredGuests)}</strong>, figure(guestLimit))}
        {notComing > 0 && ` · ${notComingCount(figure(notComing))}`}
      </span>
    </p>
  )
}

/** Time and place of the meal, and who asks for it, as far as they are given. */
function Meal({ event }: Pick<EventPlace, 'event'>) {
  const facts = [shortMealLine(event), event.hostName && askedBy(event.hostName)].filter(Boolean)
  return (
    facts.length > 0 && (
      <p className="event-meal figures" title={facts.join(' · ')}>
        {facts.join(' · ')}
      </p>
    )
  )
}
