import type { PlannerEvent } from '#events/shape/event'
import { longDay, mealLine, zoneName } from '#languages/en/days'
import { typeset } from '#ui/typeset'
import { QrCode } from './qr-code.tsx'

/** A card for the tables, on paper only: folded in the middle it reads from both sides. */
export function TableCard({ event }: { event: PlannerEvent }) {
  const meal = mealLine(event)
  return (
    <div className="table-card" aria-hidden="true">
      {['back', 'front'].map((side) => (
        <section key={side} className={side}>
          <p className="title">{typeset(event.title)}</p>
          {meal && <p className="meal">{meal}</p>}
          <p>Please choose your menu</p>
          <QrCode eventCode={event.eventCode} label="" />
          <p className="code">{event.eventCode}</p>
          <p>
            {location.host} · until {longDay(event.eventDate)} ({zoneName(event.timeZone)})
          </p>
          {event.hostName && <p>{event.hostName}</p>}
        </section>
      ))}
    </div>
  )
}
