import { useState } from 'react'
import { freePlaces, tellsFreePlaces } from '#events/rules/capacity'
import { partyDoesNotFit, placesLeft, roomAgain } from '#events/words/guest'
import { checkingLine, mayHaveChanged } from '#live/words/shared'
import { fits } from '../form/machine/state.ts'
import type { Link } from '../form/places.ts'
import { WhoAsks } from '../form/who-asks.tsx'
import type { Flowing } from './use-flow.ts'

/** How many places are left, once that matters, and that the party does not fit: said as it changes. */
export function CapacityNotice({ flow: { form, link } }: { flow: Flowing }) {
  const { places, menu } = form
  const free = freePlaces(places)
  const fitsNow = fits(form)
  const [wasFull, setWasFull] = useState(false)
  if (free === 0 && !wasFull) setWasFull(true)
  const few = wasFull ? roomAgain(free) : placesLeft(free)
  const said = !fitsNow ? partyDoesNotFit(places) : (tellsFreePlaces(places) || wasFull) && few
  const words = said && [said, doubtOf(link)].filter(Boolean).join(' ')
  return (
    <div className="room" aria-live="polite">
      {words && (
        <div key={words} className={`notice ${fitsNow ? 'near' : free > 0 ? 'error' : 'ink'}`}>
          {words}
        </div>
      )}
      {free === 0 && <WhoAsks event={menu.event} />}
    </div>
  )
}

/** Said beside figures that are not known to be true. */
function doubtOf({ state, since }: Link): string {
  if (state === 'lost') return mayHaveChanged(since)
  return state === 'checking' ? checkingLine : ''
}
