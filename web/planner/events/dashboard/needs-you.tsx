import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { PlannerEvent } from '#events/shape/event'
import { eventWaits, moreNeeds, needsYou } from '#events/words/planner-dashboard'
import { plansAbove } from '#purchases/rules/plans'
import { type Need, needsOf } from './needs-you.ts'
import type { Open } from './row-actions.tsx'

// More would push the events themselves out of sight.
const atOnce = 3

/** The strip above the events: what waits for the planner, each leading there. Nothing when nothing waits. */
export function NeedsYou({ events, at, open }: { events: PlannerEvent[]; at: number; open: Open }) {
  const id = useId()
  const [all, setAll] = useState(false)
  const needs = needsOf(events, at)
  if (needs.length === 0) return null
  const shown = all || needs.length === atOnce + 1 ? needs : needs.slice(0, atOnce)
  const hidden = needs.length - shown.length
  return (
    <section className="needs-you" aria-labelledby={id}>
      <h2 id={id}>{needsYou}</h2>
      <ul>
        {shown.map((need) => (
          <li key={need.event.id}>
            <WayTo need={need} open={open} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className="text-button" onClick={() => setAll(true)}>
              {moreNeeds(hidden)}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

function WayTo({ need: { event, leads, waits }, open: { upgrade } }: { need: Need; open: Open }) {
  const words = (
    <>
      <span className="event-named">{event.title}</span> <span>{eventWaits(waits)}</span>
    </>
  )
  if (leads === 'full' && upgrade && plansAbove(event.guestLimit).length > 0)
    return (
      <button type="button" className="text-button" onClick={() => upgrade(event)}>
        {words}
      </button>
    )
  const page = leads === 'menu' || leads === 'kitchen' ? `/${leads}` : ''
  return <Link to={`/events/${event.id}${page}`}>{words}</Link>
}
