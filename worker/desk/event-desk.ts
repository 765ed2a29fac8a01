import { DurableObject } from 'cloudflare:workers'
import { now } from '#core/clock'
import { withTimeout } from '#core/http/with-timeout'
import { errorFields, log } from '#core/log'
import { capacityForParty, placesReservedUntil } from '#events/rules/reserved-places'
import { batchTimeoutMs, processBatch } from './batch.ts'
import { ChangeLimits, type CountableChange, countableChangeOf } from './limits/change-limits.ts'
import { isGuestView, LiveViews } from './live-views.ts'
import { nextBatch, type QueuedCommand } from './next-batch.ts'
import type { Command, CommandResult, EventState, ReceivedCommand, Sender } from './shape.ts'
import { cachedSnapshot, type Snapshot } from './snapshot.ts'
import { d1Store, type Store } from './store.ts'

/** Close codes that the protocol reserves: a socket reports them, and may not send them. */
const reservedCloseCodes = new Set([1005, 1006, 1015])

/** Delay in milliseconds before new answers are counted, in one write. They are not counted if the desk stops sooner. */
const countDelayMs = 1_000

type PendingCommand = QueuedCommand & {
  change: CountableChange | null
  reply: (result: CommandResult) => void
}

/**
 * The event desk: one Durable Object per event, named by the event's code, where all changes of its responses queue up.
 * It gives the order in which guests compete for places. Commands that arrive while a batch is at the database form the
 * next batch. All state but the counts of changes is in the database, so the desk may restart at any time.
 *
 * A submission passes four modules between its route (`guest/routes.ts`) and SQL (`desk/statements`): the verb
 * (`guest/submit.ts`), the call (`live/call.ts`), this desk, and its batch (`desk/batch.ts`). Edits, declines and what
 * planners do on a guest's behalf differ in the verb alone.
 *
 * RPC methods: `execute` takes a command; `capacityChanged`, `closingChanged`, `menuChanged`, `responsesChanged`,
 * `eventChanged`, `linkEnded`, `membershipEnded`, `eventGone` and `sessionEnded` report changes made elsewhere; `fetch`
 * opens a live view. Worker and desk may differ by one version during a deploy, so a method, its parameters and its
 * results change only in steps that both versions understand.
 */
export class EventDesk extends DurableObject<Env> {
  #store: Store = d1Store(this.env.DB)
  #views = new LiveViews(this.ctx)
  #limits = new ChangeLimits(this.ctx.storage)
  #queue: PendingCommand[] = []
  #processing = false
  #snapshot: Snapshot | null = null
  #lastCapacity: string | null = null
  #lastRegistered: number | null = null
  #guestLimit: number | null = null
  #capacityOutdated = false
  #countScheduled = false

  /**
   * Executes a command. The deadline is compared with the time of this call.
   * @param code the event's code, by which this desk is named
   * @param sender whose changes are counted; left out where none are
   */
  execute(code: string, command: Command, sender?: Sender): Promise<CommandResult> {
    const received: ReceivedCommand = { ...command, at: now() }
    const change = sender ? countableChangeOf(command, sender) : null
    // The limit on mail addresses includes the answer's own, so postponed counts are made first.
    if (change?.countedAs === 'edit') this.#countPostponedAnswers()
    const tooMany = change && this.#limits.reserve(change, this.#guestLimit, received.at)
    if (tooMany) return Promise.resolve(tooMany)
    return new Promise((resolve) => {
      // A command waits behind a hanging batch no longer than one batch may take. The first command of an idle desk goes
      // into the next batch, which has its own timeout.
      const timer = this.#processing ? setTimeout(() => this.#giveUp(received, reply), batchTimeoutMs) : null
      const reply = (result: CommandResult) => {
        if (timer !== null) clearTimeout(timer)
        if (change) this.#settleChange(change, isStored(result), received.at)
        resolve(result)
      }
      this.#queue.push({ command: received, bytes: JSON.stringify(command).length, change, reply })
      if (!this.#processing) this.ctx.waitUntil(this.#processAll(code))
    })
  }

  #giveUp(command: ReceivedCommand, reply: (result: CommandResult) => void): void {
    this.#queue = this.#queue.filter((one) => one.command !== command)
    reply({ refused: 'unavailable' })
  }

  #settleChange(change: CountableChange, stored: boolean, at: number): void {
    this.#limits.release(change)
    if (!stored) return
    if (change.countedAs === 'answer') {
      this.#limits.postpone(change, this.#guestLimit, at)
      if (!this.#countScheduled) this.ctx.waitUntil(this.#countSoon())
      return
    }
    const until = this.#limits.count(change, this.#guestLimit, at)
    if (until !== null) this.ctx.waitUntil(this.#wakeBy(until))
  }

  async #countSoon(): Promise<void> {
    this.#countScheduled = true
    await scheduler.wait(countDelayMs)
    this.#countScheduled = false
    this.#countPostponedAnswers()
  }

  #countPostponedAnswers(): void {
    const until = this.#limits.countPostponedAnswers()
    if (until !== null) this.ctx.waitUntil(this.#wakeBy(until))
  }

  async #processAll(code: string): Promise<void> {
    this.#processing = true
    try {
      while (this.#queue.length > 0 || this.#capacityOutdated) {
        if (this.#capacityOutdated) await this.#reload(code)
        if (this.#queue.length > 0) await this.#processNext(code)
      }
    } finally {
      this.#processing = false
    }
  }

  /** The event's limit or its reserved places changed: reloads them between two batches and sends them to open pages. */
  async capacityChanged(code: string): Promise<void> {
    this.#capacityOutdated = true
    if (!this.#processing) await this.#processAll(code)
  }

  async #reload(code: string): Promise<void> {
    this.#capacityOutdated = false
    try {
      const { event, menu } = await withTimeout(this.#store.load(code, []), batchTimeoutMs)
      this.#snapshot = cachedSnapshot(event, menu)
      this.#guestLimit = event?.guestLimit ?? null
      if (event) this.#sendCapacity(event)
    } catch (error) {
      // The queued commands are still decided: without this snapshot, their batch loads one of its own.
      this.#snapshot = null
      log('warn', 'capacity not reloaded', { code, ...errorFields(error) })
    }
  }

  async #processNext(code: string): Promise<void> {
    const next = nextBatch(this.#queue)
    this.#queue = this.#queue.filter((one) => !next.includes(one))
    const batch = this.#admit(next)
    if (batch.length === 0) return
    const commands = batch.map(({ command }) => command)
    const { results, snapshot, event } = await processBatch(this.#store, code, this.#snapshot, commands)
    this.#snapshot = snapshot
    this.#guestLimit = event?.guestLimit ?? this.#guestLimit
    for (const { command, reply } of batch) reply(results.get(command) ?? { refused: 'unavailable' })
    if (event) this.#sendCapacity(event)
    if ([...results.values()].some(isStored)) this.responsesChanged()
  }

  /** Refuses new answers for which the event has no quota left, and returns the rest. */
  #admit(batch: PendingCommand[]): PendingCommand[] {
    const decisions = this.#limits.admit(
      batch.map(({ change, command }) => ({ change, at: command.at })),
      this.#guestLimit,
    )
    return batch.flatMap((one, index) => {
      const decision = decisions[index] ?? null
      if (decision === null) return [one]
      if ('mailAt' in decision) return [{ ...one, command: { ...one.command, ...decision } }]
      one.reply(decision)
      return []
    })
  }

  /**
   * Opens a live view: a guest's, a planner's under `plannerViewPath`, or a kitchen's under `kitchenViewPath`. The page
   * has loaded the current state itself; the view sends changes. Responds with 429 when too many views are open.
   */
  override async fetch(request: Request): Promise<Response> {
    const view = this.#views.open(request)
    if ('status' in view) return new Response(null, view)
    await this.#wakeBy(view.endsAt)
    // The capacity may have changed after the page was loaded and before this view was open.
    if (this.#lastCapacity && isGuestView(request)) view.server.send(this.#lastCapacity)
    return new Response(null, { status: 101, webSocket: view.client })
  }

  override webSocketMessage(): void {}

  /** Echoes the page's close frame: without a reply its socket stays half open. */
  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    if (reservedCloseCodes.has(code)) socket.close()
    else socket.close(code, reason)
    this.#views.announceLeave(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#views.announceLeave(socket)
  }

  /** Ends live views whose time is over, which pages then open again, and deletes counts of changes that have expired. */
  override async alarm(): Promise<void> {
    const dueTimes = [this.#views.closeDue(), this.#limits.sweep(now())].filter((at) => at !== null)
    if (dueTimes.length > 0) await this.#wakeBy(Math.min(...dueTimes))
  }

  // The earliest alarm wins. It is at least a second ahead: an alarm that set itself to now would never stop.
  async #wakeBy(at: number): Promise<void> {
    const current = await this.ctx.storage.getAlarm()
    if (current === null || current > at) await this.ctx.storage.setAlarm(Math.max(at, Date.now() + 1000))
  }

  /**
   * A session of a planner ended: closes its live views.
   * @param session the session's hash, or null for all sessions of the planner
   */
  sessionEnded(planner: string, session: string | null): void {
    this.#views.endSession(planner, session)
  }

  /** Somebody is no longer a member of the event: sends `{gone: true}` to their open pages and closes their views. */
  membershipEnded(userId: string): void {
    this.#views.endMember(userId)
  }

  /** Categories or items changed: notifies all open pages. */
  menuChanged(): void {
    this.#views.sendChanged('menu')
  }

  /** A response changed, or something known about it: notifies the planner's and the kitchen's open pages. */
  responsesChanged(): void {
    this.#views.sendChanged('responses')
  }

  /** Anything else changed that a planner or the kitchen reads: notifies the open pages of both. */
  eventChanged(): void {
    this.#views.sendChanged('event')
  }

  /** A kitchen link was revoked or renewed: sends `{revoked: true}` to its open pages and closes their views. */
  linkEnded(linkId: string): void {
    this.#views.endLink(linkId)
  }

  /**
   * The event was closed early, or opened again: the next batch is decided on a newly loaded closing, and open views end
   * as at a deadline, so that their pages ask for the event's present state.
   */
  closingChanged(): void {
    this.#snapshot = null
    this.#views.endForClosing()
  }

  /** The event was deleted or refunded: sends `{gone: true}` to every open page, closes its view and deletes all state. */
  async eventGone(): Promise<void> {
    this.#snapshot = null
    this.#guestLimit = null
    this.#lastCapacity = null
    this.#lastRegistered = null
    this.#views.send({ gone: true })
    this.#views.endAll()
    this.#limits.forgetPostponed()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  #sendCapacity(event: EventState): void {
    const { guestLimit, registeredGuests, reservedGuests = 0 } = event
    const capacity = { guestLimit, registeredGuests }
    const guestCapacity = capacityForParty(capacity, now() < placesReservedUntil(event) ? reservedGuests : 0)
    const text = JSON.stringify(guestCapacity)
    if (text !== this.#lastCapacity) this.#views.sendCapacity('guests', guestCapacity)
    if (registeredGuests !== this.#lastRegistered || text !== this.#lastCapacity)
      this.#views.sendCapacity('planners', capacity)
    this.#lastCapacity = text
    this.#lastRegistered = registeredGuests
  }
}

/** True if a command changed what is stored. */
function isStored(result: CommandResult): boolean {
  return 'done' in result && result.done !== 'repeated'
}
