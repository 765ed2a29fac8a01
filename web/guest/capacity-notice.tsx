import { useState } from 'react'
import { freePlaces, tellsFreePlaces } from '#contract/capacity'
import { placesLeft, placesLeftMaybe, roomAgain } from '#words/flow'
import { partyDoesNotFit } from '#words/guest'
import type { Flowing } from './use-flow.ts'
import { WhoAsks } from './who-asks.tsx'

/** How many places are left, once that matters, and that the party does not fit: said as it changes. */
export function CapacityNotice({ flow: { places, fits, link, menu } }: { flow: Flowing }) {
  const free = freePlaces(places)
  const [wasFull, setWasFull] = useState(false)
  if (free === 0 && !wasFull) setWasFull(true)
  const few = link === 'lost' ? placesLeftMaybe(free) : wasFull ? roomAgain(free) : placesLeft(free)
  const words = !fits ? partyDoesNotFit(places) : (tellsFreePlaces(places) || wasFull) && few
  return (
    <div className="room" aria-live="polite">
      {words && (
        <div key={words} className={`notice ${fits ? 'near' : free > 0 ? 'error' : 'ink'}`}>
          {words}
        </div>
      )}
      {free === 0 && <WhoAsks event={menu.event} />}
    </div>
  )
}
