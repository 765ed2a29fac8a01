import { Circle } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import { dayAt, isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { nearDay } from '#languages/en/days'
import {
  askTheKitchen,
  choseWhatTheyAvoid,
  dishesNotConfirmed,
  noneConfirmed,
  substitutesEnded,
  substitutesEndedAbout,
} from '#needs/words/planner'
import type { Overview } from '#overview/rules'
import * as words from '#overview/words/planner'
import { seatGuests } from '#party/words/planner'
import { Button } from '#ui/button'
import type { EventPlace } from '../shared/event/event-place.ts'
import { MealDay } from './meal-day.tsx'
import { NextMail } from './next-mail.tsx'
import { PerhapsTwice } from './perhaps-twice.tsx'
import { type Waiting, waiting } from './waiting.ts'

type Props = {
  place: EventPlace
  overview: Overview
  /** A band above has the page's filled button. */
  banded: boolean
}

/** Things that wait for the planner. The most urgent has the page's one filled button. */
export function WhatsNext({ place, overview, banded }: Props) {
  const { event, at, open } = place
  const closed = !isOpen(event, at)
  const all = waiting(event, overview, at)
  const nothing = all.length === 0 && overview.twice.length === 0
  return (
    <section className="whats-next card" aria-labelledby="next">
      <h2 id="next">{words.nextHeading}</h2>
      {nothing && !closed && <p className="quietly">{words.nothingWaits}</p>}
      <ul>
        {overview.twice.map((twice) => (
          <li key={`${twice.older} ${twice.newer}`}>
            <Circle className="icon" aria-hidden="true" />
            <PerhapsTwice eventId={event.id} twice={twice} />
          </li>
        ))}
        {all.map((one, index) => (
          <li key={one}>
            <Circle className="icon" aria-hidden="true" />
            <Waits what={one} filled={index === 0 && !banded} place={place} overview={overview} />
          </li>
        ))}
      </ul>
      {!closed && <NextMail event={event} />}
      {!event.tablesOn && event.registeredGuests > 0 && (
        <p>
          <span className="quietly">{words.seatsAsked}</span>{' '}
          <Link to={generatePath(pages.tables.path, { id: event.id })}>{seatGuests}</Link>
        </p>
      )}
      {closed && <Totals event={event} filled={all.length === 0 && !banded} />}
      {nothing && !closed && (
        <Button look="primary" onClick={() => open('share')}>
          {words.shareAgain}
        </Button>
      )}
    </section>
  )
}

/** Link to the counts of a closed event. */
function Totals({ event, filled }: { event: PlannerEvent; filled: boolean }) {
  return (
    <div>
      <strong>{words.closedNext}</strong>
      <p className="quietly">{words.closedNextAbout}</p>
      <Link
        className={`button ${filled ? 'primary' : 'plain'}`}
        to={generatePath(pages.kitchen.path, { id: event.id })}
      >
        {words.seeTotals}
      </Link>
    </div>
  )
}

function Waits({
  what,
  filled,
  place,
  overview,
}: {
  what: Waiting
  filled: boolean
  place: EventPlace
  overview: Overview
}) {
  const { event, at, open } = place
  const { timeZone, closesAt, guestLimit, registeredGuests, listed } = event
  const lastDay = nearDay(dayAt(closesAt - 1, timeZone), dayAt(at, timeZone))
  const kitchen = { name: words.seeTotals, page: 'kitchen' } as const
  const guests = { name: words.allResponses, page: 'responses' } as const
  const upgrade = { name: words.upgradeNow, action: 'upgrade' } as const
  const share = { name: words.shareAgain, action: 'share' } as const
  const { unsettled, ended, notShown, notConfirmed, byCourse, wordsNotSorted } = overview.kitchen
  const specials = { name: words.seeSpecials, page: 'kitchen', part: '#specials' } as const
  if (what === 'mealDay') return <MealDay event={event} />
  const said = {
    full: { head: words.fullWaits, about: words.fullWaitsAbout, does: upgrade },
    nearlyFull: {
      head: words.nearlyFullWaits(guestLimit - registeredGuests),
      about: words.nearlyFullWaitsAbout,
      does: upgrade,
    },
    silent: {
      head: words.silentWaits(listed?.silent ?? 0),
      about: words.silentWaitsAbout(listed?.invited ?? 0),
      does: { name: words.seeSpecials, page: 'guestList', part: '?answer=silent' },
    },
    closesSoon: { head: words.closesSoon(lastDay), about: words.closesSoonAbout, does: share },
    missing: { head: words.missingWaits(overview.missing), about: words.missingWaitsAbout, does: kitchen },
    avoided: {
      head: choseWhatTheyAvoid(unsettled, notShown),
      about: words.avoidedWaitsAbout,
      does: specials,
    },
    ended: {
      head: substitutesEnded(ended),
      about: substitutesEndedAbout,
      does: { ...specials, name: askTheKitchen },
    },
    notConfirmed: {
      head: dishesNotConfirmed(notConfirmed.dishes, notConfirmed.guests),
      about: noneConfirmed(byCourse),
      does: { ...specials, name: askTheKitchen },
    },
    wordsToMatch: {
      head: words.wordsWait(wordsNotSorted),
      about: words.wordsWaitAbout,
      does: { name: words.matchWords, page: 'kitchen', part: '#words-to-match' },
    },
    undelivered: {
      head: words.undeliveredWaits(overview.undelivered),
      about: words.undeliveredWaitsAbout,
      does: guests,
    },
    withoutTable: {
      head: words.withoutTableWaits(overview.withoutTable),
      about: words.withoutTableWaitsAbout,
      does: { name: words.seatThem, page: 'tables' },
    },
  } as const
  const { head, about, does } = said[what]
  const look = filled ? 'primary' : 'plain'
  return (
    <div>
      <strong>{head}</strong>
      <p className="quietly">{about}</p>
      {'page' in does ? (
        <Link
          className={`button ${look}`}
          to={`${generatePath(pages[does.page].path, { id: event.id })}${'part' in does ? does.part : ''}`}
        >
          {does.name}
        </Link>
      ) : (
        <Button look={look} onClick={() => open(does.action)}>
          {does.name}
        </Button>
      )}
    </div>
  )
}
