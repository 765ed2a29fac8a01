import type { EventView } from '#events/shape/event'
import { Typeset } from '#ui/typeset'
import { useGuestWords } from '../../client/words.tsx'
import { Deadline } from './deadline.tsx'
import { HostContact } from './host-contact.tsx'

/** The head of a guest's page: the event, its meal and the deadline. */
export function EventHead({
  event,
  eyebrow,
  brief = false,
  contact = true,
}: {
  event: EventView
  eyebrow?: string | undefined
  brief?: boolean
  /** False where the page names the host elsewhere. */
  contact?: boolean
}) {
  const words = useGuestWords()
  if (brief)
    return (
      <header className="event-head brief">
        <h1>
          <Typeset text={event.title} />
        </h1>
        <Deadline event={event} />
      </header>
    )
  return (
    <header className="event-head">
      {event.coverImageUrl && <img className="cover" src={event.coverImageUrl} alt="" />}
      {eyebrow && <p className="over">{eyebrow}</p>}
      <h1>
        <Typeset text={event.title} />
      </h1>
      {event.description && (
        <p className="lead">
          <bdi>{event.description}</bdi>
        </p>
      )}
      <p className="meal">{words.days.mealLine(event)}</p>
      <Deadline event={event} />
      {contact && <HostContact event={event} className="quietly" />}
    </header>
  )
}
