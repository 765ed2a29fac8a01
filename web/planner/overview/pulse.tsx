import { generatePath, Link } from 'react-router'
import { figure } from '#core/figures'
import { pages } from '#core/pages'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { countsWithUnlisted } from '#invitations/rules/counts'
import { countNames, countsShown } from '#invitations/words/shared'
import { whenText } from '#languages/en/days'
import type { LastAnswer, Overview } from '#overview/rules'
import * as words from '#overview/words/planner'
import { Editing } from '../shared/event/editing.tsx'
import type { EventPlace } from '../shared/event/event-place.ts'
import { silentPath } from '../shared/event/list-counts.tsx'
import { OverTime } from './over-time.tsx'
import { Plates } from './plates.tsx'
import { WhatsNext } from './whats-next.tsx'

type Props = {
  place: EventPlace
  overview: Overview
  /** A band above has the page's filled button. */
  banded: boolean
}

/** An event's responses so far: figures, days, the latest, and what waits for the planner. */
export function Pulse({ place, overview, banded }: Props) {
  const { event } = place
  return (
    <div className="columns aside pulse">
      <div className="overview-card cloth-card">
        <Figures place={place} overview={overview} />
        <Plates courses={overview.courses} coming={event.registeredGuests} />
      </div>
      <Editing>
        <WhatsNext place={place} overview={overview} banded={banded} />
      </Editing>
      <div className="stack loose">
        <OverTime days={overview.days} place={place} />
        <section aria-labelledby="last" className="stack">
          <h2 id="last">{words.lastHeading}</h2>
          <ul className="lines last-answers">
            {overview.last.map((answer) => (
              <Last key={answer.id} answer={answer} timeZone={event.timeZone} />
            ))}
          </ul>
          <Link to={generatePath(pages.responses.path, { id: event.id })}>{words.allResponses}</Link>
        </section>
      </div>
    </div>
  )
}

function Figures({ place: { event, at }, overview }: { place: EventPlace; overview: Overview }) {
  const { id, registeredGuests, guestLimit } = event
  const tallies = [
    ...answersOf(event),
    ...(isOpen(event, at) ? [[guestLimit - registeredGuests, words.placesLeft] as const] : []),
    ...(overview.missing > 0 ? [[overview.missing, words.choiceOpen] as const] : []),
  ] as const
  return (
    <div role="status">
      <dl className="pulse-figures">
        {tallies.map(([count, what]) => (
          <div key={what} className={what === words.choiceOpen ? 'waits' : ''}>
            <dt>
              {what === countNames.silent && count > 0 ? <Link to={silentPath(id)}>{what}</Link> : what}
            </dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** People by their answer. A guest list tells of those whom it names, and of who comes besides. */
function answersOf({ registeredGuests, notComing, listed }: PlannerEvent): (readonly [number, string])[] {
  if (!listed)
    return [
      [registeredGuests, words.coming],
      [notComing, words.notComing],
    ]
  const counts = countsWithUnlisted(listed, registeredGuests)
  return countsShown(counts).map((of) => [counts[of], countNames[of]])
}

function Last({ answer, timeZone }: { answer: LastAnswer; timeZone: string }) {
  const { name, people, coming, at } = answer
  return (
    <li>
      <strong>{name || words.erasedName}</strong>
      <span>{words.andMore(people - 1)}</span>
      <span>{coming ? '' : words.notComing}</span>
      <time className="quietly figures" dateTime={new Date(at).toISOString()}>
        {whenText(at, timeZone)}
      </time>
    </li>
  )
}
