import { figure } from '#core/figures'
import { capacityState, type Places } from '#events/rules/capacity'
import type { PlannerEvent } from '#events/shape/event'
import { eventAtCapacity, eventNearCapacity } from '#events/words/planner'
import { notComingCount } from '#kitchen/words/shared-counts'
import { Gauge } from '#ui/gauge'

const looks = { open: 'plain', near: 'warning', full: 'full' } as const
const words = { open: '', near: 'warning-text', full: 'full-text' } as const
const notes = { open: null, near: eventNearCapacity, full: eventAtCapacity }

/** An event's registered guests over its limit, with a gauge, and a note from 80 % on. A guest list tells who is not coming. */
export function Capacity({
  guestLimit,
  registeredGuests,
  notComing,
  listed,
}: Places & Pick<PlannerEvent, 'notComing' | 'listed'>) {
  const state = capacityState({ guestLimit, registeredGuests })
  return (
    <div className="capacity">
      <span className={`figures ${words[state]}`}>
        {figure(registeredGuests)} / {figure(guestLimit)}
      </span>
      <Gauge value={registeredGuests} max={guestLimit} look={looks[state]} />
      {notComing > 0 && !listed && <span className="small quietly">{notComingCount(figure(notComing))}</span>}
      {notes[state] && <span className={`small ${words[state]}`}>{notes[state]}</span>}
    </div>
  )
}
