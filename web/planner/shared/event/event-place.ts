import { useOutletContext } from 'react-router'
import type { EventRead } from '#events/shape/event'

/** The dialogs that an event's head opens. */
export type EventAction = 'edit' | 'share' | 'close' | 'duplicate' | 'remove' | 'upgrade'

/** An event as its pages have it: read once for the head and the page below it. */
export type EventPlace = EventRead & {
  /** Opens one of the head's dialogs. */
  open: (action: EventAction) => void
}

/** The event of the page one is on. */
export function useEvent(): EventPlace {
  return useOutletContext<EventPlace>()
}
