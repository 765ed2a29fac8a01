import { DurableObject } from 'cloudflare:workers'
import { now } from '#core/clock'
import { errorFields, log } from '#core/log'
import { withTimeout } from '#core/with-timeout'
import { turn, turnTime } from './batch.ts'
import { type Change, ChangeLimits, changeOf } from './change-limits.ts'
import type { Ask, Figures, Outcome, Sender, Ticket } from './commands.ts'
import type { View } from './decide.ts'
import { isPlanners, LiveViews } from './live-views.ts'
import { nextBatch, type Waiting } from './next-batch.ts'
import { type Ledger, ledger } from './store.ts'

type Asking = Waiting & { answer: (outcome: Outcome) => void }

/**
 * One per event, named by the event's code: the order in which guests compete for places. What arrives while a turn
 * is at the database forms the next one. It holds nothing the database does not but counts of changes, and may die at
 * any time.
 */
export class EventDesk extends DurableObject<Env> {
  #ledger: Ledger = ledger(this.env.DB)
  #views = new LiveViews(this.ctx)
  #limits = new ChangeLimits(this.ctx.storage)
  #waiting: Asking[] = []
  #taking = false
  #remembered: View | null = null
  #told: string | null = null
  #outdated = false

  /**
   * Asks for a submission, an edit, a removal or a restoring. The moment of this call decides the deadline.
   * @param code the event's code, by which this desk is named
   * @param sender who is counted for edits and addresses; left out, nobody is
   */
  ask(code: string, ask: Ask, sender?: Sender): Promise<Outcome> {
    const ticket: Ticket = { ...ask, at: now() }
    const change = sender ? changeOf(ask, sender) : null
    const tooMany = change && this.#limits.take(change, this.#guestLimit(), ticket.at)
    if (tooMany) return Promise.resolve(tooMany)
    return new Promise((answered) => {
      // Behind turns that hang nobody waits longer than a turn may take: the same ask may be sent again. Who comes to an
      // idle desk is in the next turn, which ends in time by itself.
      const timer = this.#taking ? setTimeout(() => this.#sendAway(ticket, answer), turnTime) : null
      const answer = (outcome: Outcome) => {
        if (timer !== null) clearTimeout(timer)
        if (change) this.#settle(change, 'done' in outcome, ticket.at)
        answered(outcome)
      }
      this.#waiting.push({ ticket, bytes: JSON.stringify(ask).length, answer })
      if (!this.#taking) this.ctx.waitUntil(this.#takeTurns(code))
    })
  }

  #sendAway(ticket: Ticket, answer: (outcome: Outcome) => void): void {
    this.#waiting = this.#waiting.filter((one) => one.ticket !== ticket)
    answer({ refused: 'unavailable' })
  }

  #settle(change: Change, made: boolean, at: number): void {
    const until = this.#limits.settle(change, made, this.#guestLimit(), at)
    if (until !== null) this.ctx.waitUntil(this.#wakeBy(until))
  }

  #guestLimit(): number | null {
    return this.#remembered?.event?.guestLimit ?? null
  }

  async #takeTurns(code: string): Promise<void> {
    this.#taking = true
    try {
      while (this.#waiting.length > 0 || this.#outdated) {
        if (this.#outdated) await this.#readAgain(code)
        if (this.#waiting.length > 0) await this.#takeTurn(code, this.#nextTurn())
      }
    } finally {
      this.#taking = false
    }
  }

  /**
   * The event's figures were changed elsewhere, by a payment or a refund: they are read again between two turns, and
   * open pages are told.
   */
  async refresh(code: string): Promise<void> {
    this.#outdated = true
    if (!this.#taking) await this.#takeTurns(code)
  }

  async #readAgain(code: string): Promise<void> {
    this.#outdated = false
    try {
      const { event, menu } = await withTimeout(this.#ledger.look(code, []), turnTime)
      this.#remembered = { event, menu, rows: null }
      if (event) this.#tell(event)
    } catch (error) {
      // Who waits for a turn must not wait for this: whatever would be refused is decided on fresh figures anyway.
      this.#remembered = null
      log('warn', 'figures not read again', { code, ...errorFields(error) })
    }
  }

  async #takeTurn(code: string, taken: Asking[]): Promise<void> {
    const tickets = taken.map(({ ticket }) => ticket)
    const { outcomes, view, event } = await turn(this.#ledger, code, this.#remembered, tickets)
    this.#remembered = view
    for (const { ticket, answer } of taken) answer(outcomes.get(ticket) ?? { refused: 'unavailable' })
    if (event) this.#tell(event)
    if ([...outcomes.values()].some((outcome) => 'done' in outcome && outcome.done !== 'repeated'))
      this.#tellPlanner('responses')
  }

  #nextTurn(): Asking[] {
    const taken = nextBatch(this.#waiting)
    this.#waiting = this.#waiting.filter((one) => !taken.includes(one))
    return taken
  }

  /**
   * Opens a live view, a guest's or (under `plannerView`) a planner's: what is true now is the page's own, changes
   * follow. 429 when too many stand open.
   */
  override async fetch(request: Request): Promise<Response> {
    const opened = this.#views.open(request)
    if ('status' in opened) return new Response(null, opened)
    await this.#wakeBy(opened.endsAt)
    // What changed between the page and its live view was told to others already.
    if (this.#told && !isPlanners(request)) opened.server.send(this.#told)
    return new Response(null, { status: 101, webSocket: opened.client })
  }

  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  /**
   * Ends the live views whose time is over, whose pages open them again and are looked at anew, and forgets changes that
   * count no more.
   */
  override async alarm(): Promise<void> {
    const next = [this.#views.endDue(), this.#limits.sweep(now())].filter((at) => at !== null)
    if (next.length > 0) await this.#wakeBy(Math.min(...next))
  }

  // The earliest wins. Never at once: an alarm that asked for itself would run without end.
  async #wakeBy(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > at) await this.ctx.storage.setAlarm(Math.max(at, Date.now() + 1000))
  }

  /** A session of the planner has ended, or (without one) all of them: their live views end. */
  endSession(planner: string, session: string | null): void {
    this.#views.endSession(planner, session)
  }

  /** Categories or items were changed: the planner's open pages hear of it. */
  menuChanged(): void {
    this.#tellPlanner('menu')
  }

  /** What is known about a response changed, not the response: the planner's open pages hear of it. */
  responsesChanged(): void {
    this.#tellPlanner('responses')
  }

  /** The event was deleted: every open page hears `{gone: true}` and is let go. */
  async gone(): Promise<void> {
    this.#remembered = null
    this.#told = null
    this.#views.tell({ gone: true })
    this.#views.endAll()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  #tell({ guestLimit, registeredGuests }: Figures): void {
    const message = JSON.stringify({ guestLimit, registeredGuests })
    if (message === this.#told) return
    this.#told = message
    this.#views.tell({ guestLimit, registeredGuests })
  }

  // What changed, never whose: the page asks for it by itself.
  #tellPlanner(changed: 'responses' | 'menu'): void {
    this.#views.tellPlanner({ changed })
  }
}
