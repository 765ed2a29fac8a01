import type { EventView } from '#contract/event'
import { sentence } from '#ui/sentence'
import { longDay, zoneName } from '#words/days'
import { answerBy } from '#words/flow'

/** The head of the menu: what it is for, and until when one may answer. */
export function EventHead({
  event,
  over,
  brief = false,
}: {
  event: EventView
  over?: string
  brief?: boolean
}) {
  const deadline = (
    <p className="deadline">
      {sentence(answerBy, <strong>{longDay(event.eventDate)}</strong>, zoneName(event.timeZone))}
    </p>
  )
  if (brief)
    return (
      <header className="event-head brief">
        <h1>{event.title}</h1>
        {deadline}
      </header>
    )
  return (
    <header className="event-head">
      {event.coverImageUrl && <img className="cover" src={event.coverImageUrl} alt="" />}
      {over && <p className="over">{over}</p>}
      <h1>{event.title}</h1>
      {event.description && <p className="lead">{event.description}</p>}
      {deadline}
    </header>
  )
}
