import { useLayoutEffect } from 'react'
import type { EventView } from '#events/shape/event'
import { mealLine } from '#words/days'
import { Deadline } from './deadline.tsx'
import { WhoAsks } from './who-asks.tsx'

/** The head of the menu: what it is for, and until when one may answer. */
export function EventHead({
  event,
  over,
  brief = false,
}: {
  event: EventView
  over?: string | undefined
  brief?: boolean
}) {
  // The site's own head follows: one line on a phone, its menu behind a button.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-brief', brief)
    return () => void document.documentElement.removeAttribute('data-brief')
  }, [brief])
  if (brief)
    return (
      <header className="event-head brief">
        <h1>{event.title}</h1>
        <Deadline event={event} />
      </header>
    )
  return (
    <header className="event-head">
      {event.coverImageUrl && <img className="cover" src={event.coverImageUrl} alt="" />}
      {over && <p className="over">{over}</p>}
      <h1>{event.title}</h1>
      {event.description && <p className="lead">{event.description}</p>}
      <p className="meal">{mealLine(event)}</p>
      <Deadline event={event} />
      <WhoAsks event={event} className="quietly" />
    </header>
  )
}
