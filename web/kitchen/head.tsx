import { isOpen } from '#events/rules/closing'
import type { KitchenWords } from '#languages/language'
import type { KitchenView } from '#links/shape/link'
import { Typeset } from '#ui/typeset'
import type { Connection } from '../client/live/connection.ts'
import { useHydrated } from '../client/use-hydrated.ts'
import { useKitchenWords } from '../client/words.tsx'
import { specialsAnchor } from './anchors.ts'
import { noticesOf } from './notices.ts'

/** State of the page's connection, and notices; always visible. */
export function StatusBar({ view, connection }: { view: KitchenView; connection: Connection }) {
  const words = useKitchenWords()
  const { state } = connection
  const hydrated = useHydrated()
  const notices = inOneLine(noticesOf(words, view))
  return (
    // Screen readers announce new notices and each change of the state, but not each minute.
    <div
      className={`band ${hydrated ? state : ''}`}
      role="status"
      aria-atomic="false"
      aria-relevant="additions"
    >
      <p key={state}>{connectionText(words, connection, view.event.timeZone, hydrated)}</p>
      {view.overruled.length > 0 && (
        <p key={`overruled ${view.overruled.length}`} className="news">
          {words.counts.overruledCount(view.overruled.length)}
        </p>
      )}
      {notices !== '' && (
        <p key={notices} className="news">
          {notices}
        </p>
      )}
    </div>
  )
}

/** The time as of which a page kept on this device was last up to date, in large letters. */
export function OfflineAsOf({ upToDateAt, timeZone }: { upToDateAt: number; timeZone: string }) {
  const words = useKitchenWords()
  return (
    <p className="kept-as-of">
      {words.kitchen.keptAsOf} <strong>{words.days.timeAt(upToDateAt, timeZone)}</strong>{' '}
      {words.days.dayAt(upToDateAt, timeZone)}
    </p>
  )
}

function connectionText(
  words: KitchenWords,
  { state, upToDateAt }: Connection,
  timeZone: string,
  hydrated: boolean,
): string {
  const time = words.days.timeAt(upToDateAt, timeZone)
  // Without a script the page shows the time at which it was rendered.
  if (!hydrated) return words.kitchen.asOf(time)
  if (state === 'lost') return words.live.notConnectedSince(upToDateAt, timeZone)
  return state === 'live'
    ? words.kitchen.live(time)
    : words.kitchen.checking(words.days.sinceText(upToDateAt, timeZone))
}

/** Title, day and hour of the event. */
export function KitchenTitle({ event }: Pick<KitchenView, 'event'>) {
  const words = useKitchenWords()
  return (
    <header className="kitchen-title">
      <div className={`kitchen-cloth cloth cloth-${event.cloth}`} />
      <h1>
        <Typeset text={event.title} />
      </h1>
      <p className="quietly small">{words.days.shortMealLine(event)}</p>
    </header>
  )
}

/** Plates, invited guests who may still come, extras, and the number of guests whose note nobody has compared with dishes. */
export function Plates({ view, upToDateAt }: { view: KitchenView; upToDateAt: number }) {
  const words = useKitchenWords()
  const { event, plates, wordsNotSorted, listed } = view
  const mayStillCome = listed ? words.guestList.mayStillCome(listed, !isOpen(event, upToDateAt)) : ''
  return (
    <div className="kitchen-plates">
      <p>
        <strong className="plates">{words.kitchen.platesCount(plates)}</strong>{' '}
        <span className="quietly">
          {words.counts.guestsLine(view)}
          {view.guaranteed &&
            `\u00a0· ${words.counts.guaranteedLine(view.guaranteed, plates, event.timeZone)}`}
        </span>
      </p>
      {mayStillCome !== '' && <p>{mayStillCome}</p>}
      {view.extras.length > 0 && (
        <p>
          <strong>{words.kitchen.extra}</strong> {words.counts.extrasLine(view.extras)}
        </p>
      )}
      {wordsNotSorted > 0 && (
        <p>
          <a className="tall-link" href={`#${specialsAnchor}`}>
            <strong>{words.counts.wordsNotCompared(wordsNotSorted)}</strong>
          </a>
        </p>
      )}
    </div>
  )
}

/** Notices in one line. Whole sentences follow one another; others are separated by a dot. */
function inOneLine(notices: string[]): string {
  return notices.reduce((line, one) => line + (/[.!?]$/.test(line) ? ' ' : line && ' · ') + one, '')
}
