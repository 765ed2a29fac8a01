import { now } from '#core/clock'
import {
  kitchenViewPath,
  type LiveMessage,
  liveBeat,
  liveEnd,
  type PresentMember,
  plannerViewPath,
  viewerName,
} from '../live/shape.ts'

/**
 * Maximum number of open live views of one event: enough for a venue of 700 guests behind one network address, and
 * for 2,000 guests with two devices each.
 */
export const liveMax = { ofAddress: 1000, ofGuests: 5000, ofPlanner: 100, ofLink: 100 }

const minute = 60_000
/**
 * Life of a view, at random, so that views opened together do not reconnect together. A planner's and a kitchen's
 * end within ten minutes, even if their session or link ended unnoticed. A guest's shows nothing private.
 */
const lifetimes = { ofGuest: [20 * minute, 38 * minute], ofOthers: [5 * minute, 9.5 * minute] } as const
/** Views that would end within this time end now, for fewer alarms. */
const earlyMs = 30_000

const guests = 'guests'
const planners = 'planners'
const kitchens = 'kitchens'

/**
 * State of a socket through hibernation: the time at which it ends, in milliseconds, whether the event closes then, and
 * which member it is of.
 */
type Attachment = { endsAt: number; closing?: boolean; member?: PresentMember }

/**
 * The open views of one event: hibernating sockets with tags. Each ends by itself, so that even a view whose session or
 * event ended unnoticed is closed.
 */
export class LiveViews {
  readonly #context: DurableObjectState

  constructor(context: DurableObjectState) {
    this.#context = context
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(liveBeat.ping, liveBeat.pong))
  }

  /**
   * Opens a view for a WebSocket request.
   * @param request its query may carry `from` (whose address, hashed), `closes` (when the event closes, in
   *   milliseconds), of a planner `planner` (the id) and `session` (its hash), and of a kitchen `link` (the link's id)
   * @returns both ends of the socket, or the status that refuses it: 426 without an upgrade, 429 when too many are open
   */
  open(request: Request): { client: WebSocket; server: WebSocket; endsAt: number } | { status: 426 | 429 } {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return { status: 426 }
    const { searchParams } = new URL(request.url)
    const tagOf = (name: string) => `${name}:${searchParams.get(name) ?? ''}`
    const { tags, fits } = this.#admissionOf(request, tagOf)
    if (!fits) return { status: 429 }
    const { 0: client, 1: server } = new WebSocketPair()
    this.#context.acceptWebSocket(server, tags)
    // A view also ends at the event's deadline; a planner's page opens it again.
    const closesAt = Number(searchParams.get('closes'))
    const [min, max] = lifetimes[isGuestView(request) ? 'ofGuest' : 'ofOthers']
    const lifetimeEnd = now() + min + Math.random() * (max - min)
    const closing = closesAt > now() && closesAt <= lifetimeEnd
    const endsAt = closing ? closesAt : lifetimeEnd
    const name = request.headers.get(viewerName)
    const id = searchParams.get('planner')
    const member = name && id ? { id, name: decodeURIComponent(name) } : undefined
    server.serializeAttachment({ endsAt, closing, ...(member && { member }) } satisfies Attachment)
    if (member) this.#announceJoin(member, server)
    return { client, server, endsAt }
  }

  // Another tab of a member who is present already changes nothing for the others.
  #announceJoin({ id }: PresentMember, socket: WebSocket): void {
    const views = this.#viewsOf(planners)
    if (views.every(({ member }) => member === undefined || member.id === id)) return
    const wasPresent = views.some((view) => view.socket !== socket && view.member?.id === id)
    this.#sendPresence(wasPresent ? socket : undefined)
  }

  /** Notifies the other members once somebody's last view has ended. */
  announceLeave(socket: WebSocket): void {
    const { member } = attachmentOf(socket)
    if (member && !this.#viewsOf(planners).some((view) => view.member?.id === member.id)) this.#sendPresence()
  }

  /** Sends members who else has the event open. @param only the one view to send it to; left out, to all */
  #sendPresence(only?: WebSocket): void {
    const views = this.#viewsOf(planners)
    const present = new Map(views.flatMap(({ member }) => (member ? [[member.id, member] as const] : [])))
    for (const { socket, member } of views) {
      if (only && socket !== only) continue
      const others = [...present.values()].filter(({ id }) => id !== member?.id)
      sendTo([socket], { here: others })
    }
  }

  #viewsOf(tag: string) {
    return this.#openSockets(tag).map((socket) => ({ socket, member: attachmentOf(socket).member }))
  }

  /** Tags by which the view of a request is found again, and whether one more may be open. */
  #admissionOf(request: Request, tagOf: (name: string) => string): { tags: string[]; fits: boolean } {
    switch (new URL(request.url).pathname) {
      case plannerViewPath:
        return {
          tags: [planners, tagOf('planner'), tagOf('session')],
          fits: this.#hasCapacity(tagOf('planner'), liveMax.ofPlanner),
        }
      case kitchenViewPath:
        return { tags: [kitchens, tagOf('link')], fits: this.#hasCapacity(tagOf('link'), liveMax.ofLink) }
      default:
        return {
          tags: [guests, tagOf('from')],
          fits:
            this.#hasCapacity(tagOf('from'), liveMax.ofAddress) &&
            this.#hasCapacity(guests, liveMax.ofGuests),
        }
    }
  }

  /** Sends a message to every view. */
  send(message: LiveMessage): void {
    sendTo(this.#openSockets(), message)
  }

  /** Sends the capacity to guests or to planners: the figures of guests count the places reserved for others as taken. */
  sendCapacity(to: typeof guests | typeof planners, message: LiveMessage): void {
    sendTo(this.#openSockets(to), message)
  }

  /** Sends planners what changed, and guests a change of the menu alone. Kitchens reload their page whatever changed. */
  sendChanged(changed: 'responses' | 'menu' | 'event'): void {
    sendTo(this.#openSockets(planners), { changed })
    if (changed === 'menu') sendTo(this.#openSockets(guests), { changed })
    sendTo(this.#openSockets(kitchens), { changed: 'event' })
  }

  /** Ends the views of a kitchen link for good. */
  endLink(linkId: string): void {
    const views = this.#openSockets(`link:${linkId}`)
    sendTo(views, { revoked: true })
    for (const socket of views) socket.close(liveEnd.revoked, 'revoked')
  }

  /** Ends the views of somebody for whom the event is not there any more. */
  endMember(userId: string): void {
    const views = this.#openSockets(`planner:${userId}`)
    sendTo(views, { gone: true })
    for (const socket of views) socket.close(1000, 'gone')
    this.#sendPresence()
  }

  /** Ends the views of a session by its hash, or all views of the planner when it is null. */
  endSession(planner: string, session: string | null): void {
    const tag = session === null ? `planner:${planner}` : `session:${session}`
    for (const socket of this.#openSockets(tag)) socket.close(liveEnd.signedOut, 'signed out')
  }

  /** Ends every view as at the deadline: the pages ask for the event's present state. */
  endForClosing(): void {
    for (const socket of this.#openSockets()) socket.close(liveEnd.closed, 'closed')
  }

  /** Ends every view, for good. */
  endAll(): void {
    for (const socket of this.#openSockets()) socket.close(1000, 'gone')
  }

  /**
   * Closes the views whose time is over.
   * @returns the time at which the next one ends, or null when none is open
   */
  closeDue(): number | null {
    const remaining: number[] = []
    for (const socket of this.#openSockets()) {
      const { endsAt = 0, closing = false } = attachmentOf(socket)
      // A view that ends at the deadline notifies the page of it, so it never ends before.
      if (closing && endsAt <= now()) socket.close(liveEnd.closed, 'closed')
      else if (!closing && endsAt <= now() + earlyMs) socket.close(liveEnd.timeOver, 'renewed')
      else remaining.push(endsAt)
    }
    return remaining.length > 0 ? Math.min(...remaining) : null
  }

  // Sockets that are closing are filtered out only near the limit: filtering thousands takes time.
  #hasCapacity(tag: string, max: number): boolean {
    return this.#context.getWebSockets(tag).length < max || this.#openSockets(tag).length < max
  }

  // A closing socket takes no messages and no longer counts.
  #openSockets(tag?: string): WebSocket[] {
    return this.#context.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

function attachmentOf(socket: WebSocket): Partial<Attachment> {
  return (socket.deserializeAttachment() ?? {}) as Partial<Attachment>
}

/** True if a request opens a guest's view. */
export function isGuestView(request: Request): boolean {
  return ![plannerViewPath, kitchenViewPath].includes(new URL(request.url).pathname)
}

function sendTo(sockets: WebSocket[], message: LiveMessage): void {
  const text = JSON.stringify(message)
  for (const socket of sockets) socket.send(text)
}
