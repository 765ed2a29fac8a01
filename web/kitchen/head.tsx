import { isOpen } from '#events/rules/closing'
import {
  answersClose,
  answersClosed,
  asOf,
  checking,
  diets,
  extra,
  forKitchen,
  keptAsOf,
  live,
  platesCount,
  ring,
} from '#kitchen/words/kitchen'
import {
  dietsLine,
  extrasLine,
  guaranteedLine,
  guestsLine,
  overruledCount,
  wordsNotCompared,
} from '#kitchen/words/shared-counts'
import type { KitchenView } from '#links/shape/link'
import { notConnectedSince } from '#live/words/shared'
import { kitchenMeal, sinceText, whenText } from '#words/days'
import type { Line } from '../client/line.ts'
import { useHydrated } from '../client/use-hydrated.ts'
import { newsOf } from './news.ts'
import { specialsPlace } from './place.ts'

/** State of the page's connection, always in sight. */
export function Band({ view, line }: { view: KitchenView; line: Line }) {
  const { state } = line
  const hydrated = useHydrated()
  return (
    <div className={`band ${hydrated ? state : ''}`} role="status">
      {/* A reader hears of each change of the state, and not of each minute. */}
      <p key={state} aria-live={state === 'live' ? 'off' : undefined}>
        {lineText(line, view.event.timeZone, hydrated)}
      </p>
      {view.overruled.length > 0 && <p className="news">{overruledCount(view.overruled.length)}</p>}
      {newsOf(view).map((news) => (
        <p key={news} className="news">
          {news}
        </p>
      ))}
    </div>
  )
}

/** When a page was true that this device has kept, in letters that nobody overlooks. */
export function KeptAsOf({ since, timeZone }: { since: number; timeZone: string }) {
  const [day, time] = whenText(since, timeZone).split(', ')
  return (
    <p className="kept-as-of">
      {keptAsOf} <strong>{time}</strong> {day}
    </p>
  )
}

function lineText({ state, since }: Line, timeZone: string, hydrated: boolean): string {
  const [, time = ''] = whenText(since, timeZone).split(', ')
  // Without a script the page is as old as it is.
  if (!hydrated) return asOf(time)
  if (state === 'lost') return notConnectedSince(since, timeZone)
  return state === 'live' ? live(time) : checking(sinceText(since, timeZone))
}

/** Until when guests answer: the closing is the first instant of the next day. */
export function closingLine({ closesAt, timeZone }: KitchenView['event'], at: number): string {
  return isOpen({ closesAt }, at) ? answersClose(whenText(closesAt - 1, timeZone)) : answersClosed
}

/** Title, day and hour of the event. */
export function KitchenTitle({ event }: Pick<KitchenView, 'event'>) {
  return (
    <header className="kitchen-title">
      <h1>{event.title}</h1>
      <p className="quietly small">{kitchenMeal(event)}</p>
    </header>
  )
}

/** Plates, extras, and the count of guests whose words nobody has compared with the dishes. */
export function Plates({ view }: { view: KitchenView }) {
  const { event, plates, wordsNotSorted } = view
  return (
    <div className="kitchen-plates">
      <p>
        <strong className="plates">{platesCount(plates)}</strong>{' '}
        <span className="quietly">
          {guestsLine(view)}
          {view.guaranteed && ` · ${guaranteedLine(view.guaranteed, plates, event.timeZone)}`}
        </span>
      </p>
      {view.extras.length > 0 && (
        <p>
          <strong>{extra}</strong> {extrasLine(view.extras)}
        </p>
      )}
      {wordsNotSorted > 0 && (
        <p>
          <a className="ring" href={`#${specialsPlace}`}>
            <strong>{wordsNotCompared(wordsNotSorted)}</strong>
          </a>
        </p>
      )}
    </div>
  )
}

/** Diets, the person to ring, the link's label and the deadline. */
export function Told({ view, since }: { view: KitchenView; since: number }) {
  const { event, label } = view
  return (
    <div className="kitchen-told">
      <p>
        <strong>{diets}</strong> {dietsLine(view)}
      </p>
      {event.contact !== null && (
        <p>
          {ring} <Contact text={event.contact} />
        </p>
      )}
      <p className="quietly small">
        {forKitchen(label)} · {closingLine(event, since)}
      </p>
    </div>
  )
}

const number = /\+?\d[\d\s()./-]{4,}\d/

/** A name and a number, which can be rung by a press. */
function Contact({ text }: { text: string }) {
  const [found] = number.exec(text) ?? []
  if (!found) return <strong>{text}</strong>
  const [before = '', after = ''] = text.split(found)
  return (
    <strong>
      {before}
      <a className="ring" href={`tel:${found.replace(/[^\d+]/g, '')}`}>
        {found}
      </a>
      {after}
    </strong>
  )
}
