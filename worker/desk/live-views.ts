import { type LiveMessage, liveEnd } from '#contract/live'
import { now } from '#core/clock'

/**
 * How many live views of one event may be open at once: enough for a venue of 700 guests behind one network address, and
 * for 2,000 guests with two devices each.
 */
export const liveMax = { ofAddress: 1000, ofGuests: 5000, ofPlanner: 100 }

/** The path of a planner's view at the desk. Only the route that has authenticated the planner requests it. */
export const plannerView = '/planner'

const minute = 60_000
/** A view lasts 5 to 9.5 minutes, at random, so that views opened together do not reconnect together. */
const lifeMin = 5 * minute
const lifeMax = 9.5 * minute
/** Views that would end this soon end now: fewer alarms. */
const earlyMs = 30_000

const guests = 'guests'
const planners = 'planners'

/** What a socket keeps through hibernation: the time at which it ends, in milliseconds, and whether the event closes then. */
type Attachment = { endsAt: number; closing?: boolean }

/**
 * The open views of one event: hibernating sockets with tags. None lasts longer than ten minutes, so that even a view whose
 * session or event ended unnoticed is closed.
 */
export class LiveViews {
  readonly #context: DurableObjectState

  constructor(context: DurableObjectState) {
    this.#context = context
  }

  /**
   * Opens a view for a WebSocket request.
   * @param request its query may carry `from` (whose address, hashed), `closes` (when the event closes, in
   *   milliseconds), and of a planner `planner` (the id) and `session` (its hash)
   * @returns both ends of the socket, or the status that refuses it: 426 without an upgrade, 429 when too many are open
   */
  open(request: Request): { client: WebSocket; server: WebSocket; endsAt: number } | { status: 426 | 429 } {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return { status: 426 }
    const { searchParams } = new URL(request.url)
    const tagOf = (name: string) => `${name}:${searchParams.get(name) ?? ''}`
    const forPlanner = isPlanners(request)
    const fits = forPlanner
      ? this.#hasCapacity(tagOf('planner'), liveMax.ofPlanner)
      : this.#hasCapacity(tagOf('from'), liveMax.ofAddress) && this.#hasCapacity(guests, liveMax.ofGuests)
    if (!fits) return { status: 429 }
    const { 0: client, 1: server } = new WebSocketPair()
    const tags = forPlanner ? [planners, tagOf('planner'), tagOf('session')] : [guests, tagOf('from')]
    this.#context.acceptWebSocket(server, tags)
    // A view also ends at the event's deadline; a planner's page opens it again.
    const closes = Number(searchParams.get('closes'))
    const life = now() + lifeMin + Math.random() * (lifeMax - lifeMin)
    const closing = closes > now() && closes <= life
    const endsAt = closing ? closes : life
    server.serializeAttachment({ endsAt, closing } satisfies Attachment)
    return { client, server, endsAt }
  }

  /** Sends a message to every view. */
  send(message: LiveMessage): void {
    sendTo(this.#open(), message)
  }

  /** Sends a message to the planner's views only. */
  sendToPlanner(message: LiveMessage): void {
    sendTo(this.#open(planners), message)
  }

  /** Ends the views of a session by its hash, or all views of the planner when it is null. */
  endSession(planner: string, session: string | null): void {
    const tag = session === null ? `planner:${planner}` : `session:${session}`
    for (const socket of this.#open(tag)) socket.close(liveEnd.signedOut, 'signed out')
  }

  /** Ends every view, for good. */
  endAll(): void {
    for (const socket of this.#open()) socket.close(1000, 'gone')
  }

  /**
   * Ends the views whose time is over.
   * @returns the time at which the next one ends, or null when none is open
   */
  endDue(): number | null {
    const left: number[] = []
    for (const socket of this.#open()) {
      const { endsAt = 0, closing = false } = (socket.deserializeAttachment() ?? {}) as Partial<Attachment>
      // What ends at the deadline tells the page of it, so it never ends before.
      if (closing && endsAt <= now()) socket.close(liveEnd.closed, 'closed')
      else if (!closing && endsAt <= now() + earlyMs) socket.close(liveEnd.renewed, 'renewed')
      else left.push(endsAt)
    }
    return left.length > 0 ? Math.min(...left) : null
  }

  // Sockets that are closing are filtered out only near the limit: filtering thousands takes time.
  #hasCapacity(tag: string, max: number): boolean {
    return this.#context.getWebSockets(tag).length < max || this.#open(tag).length < max
  }

  // A closing socket takes no messages and no longer counts.
  #open(tag?: string): WebSocket[] {
    return this.#context.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

/** Whether a request opens a planner's view. */
export function isPlanners(request: Request): boolean {
  return new URL(request.url).pathname === plannerView
}

function sendTo(sockets: WebSocket[], message: LiveMessage): void {
  const text = JSON.stringify(message)
  for (const socket of sockets) socket.send(text)
}
