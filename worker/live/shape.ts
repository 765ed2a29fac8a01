/**
 * Messages of a live view, the WebSocket of an open page. Guests and planners get the capacity after each change of it (for
 * guests, `registeredGuests` counts the places reserved for others, too), and `gone` when the event was deleted or refunded;
 * members also once they are removed or leave. `changed` names what to load again, and never whose response it is. Guests
 * get it for the menu alone, and a kitchen's page gets `event` for every change. Planners get `event` for every change but a
 * response's and the menu's (settings, guest list, members, sheets), and `here`: the other members who have the event open.
 * A kitchen's page also gets `gone`, and `revoked` when its link no longer opens anything. Pages that are open during a
 * deploy know the messages of the version before: a page ignores a message it does not know.
 */
export type LiveMessage =
  | { guestLimit: number; registeredGuests: number }
  | { changed: 'responses' | 'menu' | 'event' }
  | { here: PresentMember[] }
  | { gone: true }
  | { revoked: true }

/** A member who has an event open: the name, or the address without one. */
export type PresentMember = { id: string; name: string }

/** The reason for which the server ends a live view, as the code its socket is closed with. */
export const liveEnd = {
  /** Its time is over without an error. The page reconnects, and its access is checked again. */
  timeOver: 4000,
  /** The event's deadline has passed, or its planner closed or reopened it. The page asks how the event stands now. */
  closed: 4002,
  /** Its session has ended. */
  signedOut: 4001,
  /** Its kitchen link was revoked or renewed. */
  revoked: 4003,
} as const

/** Heartbeat of a view: the page's ping, and the pong that the desk's runtime sends without waking the desk. */
export const liveBeat = { ping: 'ping', pong: 'pong' } as const

/** The path of a planner's view at the desk. Only the route that has authenticated the planner requests it. */
export const plannerViewPath = '/planner'
/** The path of a kitchen's view. Only the route that has read its link requests it. */
export const kitchenViewPath = '/kitchen'

/** The header of a planner's view with the name that others see, URI encoded. A URL never carries it. */
export const viewerName = 'x-viewer-name'
