import { liveEnd } from '#contract/live'
import { now } from '#core/clock'

/**
 * How many live views may stand open at once on one event. A venue of 700 guests behind one address fits, and so do
 * 2,000 guests with two devices each.
 */
export const liveMax = { ofAddress: 1000, ofGuests: 5000, ofPlanner: 100 }

/** The path under which the desk opens a planner's view; only a route that knows the planner asks for it. */
export const plannerView = '/planner'

const minute = 60_000
/** A view lasts 5 to 9.5 minutes, drawn for each, so that views opened together do not all come back together. */
const lifeMin = 5 * minute
const lifeMax = 9.5 * minute
/** Views that would end this soon end with those whose time is over: fewer alarms. */
const early = 30_000

const guests = 'guests'
const planners = 'planners'

/** What a socket carries through hibernation: the instant it ends at, in milliseconds. */
type Carried = { endsAt: number }

/**
 * The open views of one event: hibernating sockets, found by their tags. None lives longer than ten minutes, so the
 * view of a session or an event that ended elsewhere ends as well.
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
   * @returns the page's end of the socket, or the status that refuses it: 426 without an upgrade, 429 when too many
   *   stand open
   */
  open(request: Request): { client: WebSocket; server: WebSocket; endsAt: number } | { status: 426 | 429 } {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return { status: 426 }
    const { searchParams } = new URL(request.url)
    const named = (name: string) => `${name}:${searchParams.get(name) ?? ''}`
    const forPlanner = isPlanners(request)
    const room = forPlanner
      ? this.#room(named('planner'), liveMax.ofPlanner)
      : this.#room(named('from'), liveMax.ofAddress) && this.#room(guests, liveMax.ofGuests)
    if (!room) return { status: 429 }
    const { 0: client, 1: server } = new WebSocketPair()
    const tags = forPlanner ? [planners, named('planner'), named('session')] : [guests, named('from')]
    this.#context.acceptWebSocket(server, tags)
    // A view ends at the closing too: a planner's comes back.
    const closes = Number(searchParams.get('closes'))
    const life = now() + lifeMin + Math.random() * (lifeMax - lifeMin)
    const endsAt = closes > now() ? Math.min(life, closes) : life
    server.serializeAttachment({ endsAt } satisfies Carried)
    return { client, server, endsAt }
  }

  /** Sends a message to every view. */
  tell(message: object): void {
    send(this.#open(), message)
  }

  /** Sends a message to the planner's views alone. */
  tellPlanner(message: object): void {
    send(this.#open(planners), message)
  }

  /** Ends the views of a session, by its hash; without one all views of a planner. */
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
   * @returns the instant at which the next one ends, or null when none stands open
   */
  endDue(): number | null {
    const left: number[] = []
    for (const socket of this.#open()) {
      const { endsAt = 0 } = (socket.deserializeAttachment() ?? {}) as Partial<Carried>
      if (endsAt <= now() + early) socket.close(liveEnd.renewed, 'renewed')
      else left.push(endsAt)
    }
    return left.length > 0 ? Math.min(...left) : null
  }

  // Those that are closing are told apart only where it matters: it takes time with thousands.
  #room(tag: string, max: number): boolean {
    return this.#context.getWebSockets(tag).length < max || this.#open(tag).length < max
  }

  // One that is closing takes no message any more, and has left its place to the next.
  #open(tag?: string): WebSocket[] {
    return this.#context.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

/** Whether a request asks for a planner's view. */
export function isPlanners(request: Request): boolean {
  return new URL(request.url).pathname === plannerView
}

function send(sockets: WebSocket[], message: object): void {
  const text = JSON.stringify(message)
  for (const socket of sockets) socket.send(text)
}
