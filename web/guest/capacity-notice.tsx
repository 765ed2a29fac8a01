import { freePlaces, tellsFreePlaces } from '#contract/capacity'
import { placesLeft, placesLeftMaybe } from '#words/flow'
import { partyDoesNotFit } from '#words/guest'
import type { Flowing } from './use-flow.ts'

/** How many places are left, once that matters, and that the party does not fit: said as it changes. */
export function CapacityNotice({ flow: { places, fits, link } }: { flow: Flowing }) {
  const free = freePlaces(places)
  return (
    <div className="room" aria-live="polite">
      {!fits && <div className="notice error">{partyDoesNotFit(places)}</div>}
      {fits && tellsFreePlaces(places) && (
        <div className="notice near">{link === 'lost' ? placesLeftMaybe(free) : placesLeft(free)}</div>
      )}
    </div>
  )
}
