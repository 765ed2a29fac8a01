import { errorFields, isTransient, log } from '#core/log'
import { withTimeout } from '#core/with-timeout'
import { type Figures, type Outcome, subjectOf, type Ticket } from './commands.ts'
import { decide, settle, type View } from './decide.ts'
import type { Committed, Ledger } from './store.ts'

const rounds = 4
/** How long a turn may take in all: a database that hangs does not hold the queue. In milliseconds. */
export const turnTime = 9_000
const unavailable: Outcome = { refused: 'unavailable' }

export type TurnResult = { outcomes: Map<Ticket, Outcome>; view: View | null; event: Figures | null }

/**
 * One turn at an event's desk.
 *
 * With remembered figures it tries one round trip: write, and read the figures. Whatever is not settled by that (something
 * would be refused, the database said no, the menu has another version) is decided again on figures read now.
 * @param remembered what the last turn knew, or null
 * @param tickets at most one per response, as `nextBatch` takes them
 * @returns an outcome for each ticket, and what the next turn may remember
 */
export async function turn(
  ledger: Ledger,
  code: string,
  remembered: View | null,
  tickets: Ticket[],
): Promise<TurnResult> {
  const until = Date.now() + turnTime
  const outcomes = new Map<Ticket, Outcome>()
  const state: { view: View | null; event: Figures | null } = { view: null, event: null }

  const settleAll = (view: View, accepted: Ticket[], result: Committed): void => {
    state.event = result.event
    state.view = { event: result.event, menu: view.menu, rows: null }
    if (result.event?.menuVersion !== view.event?.menuVersion || result.event?.id !== view.event?.id)
      state.view = null
    for (const ticket of accepted) {
      const outcome = settle(
        ticket,
        result.written.has(ticket),
        result.rows.get(subjectOf(ticket)),
        result.event,
      )
      if (outcome) outcomes.set(ticket, outcome)
    }
  }

  // A submission that stands there already was answered by reading it.
  const settled = (view: View, ticket: Ticket): boolean => {
    const row = ticket.kind === 'submit' && view.rows?.get(subjectOf(ticket))
    const outcome = row ? settle(ticket, false, row, view.event) : null
    if (outcome) outcomes.set(ticket, outcome)
    return outcome !== null
  }

  const attempt = async (view: View, accepted: Ticket[]): Promise<unknown> => {
    try {
      settleAll(view, accepted, await persistent(until, () => ledger.commit(code, view, accepted)))
      return null
    } catch (error) {
      state.view = null
      return error
    }
  }

  const onFreshFigures = async (open: Ticket[]): Promise<void> => {
    let waiting = open
    for (let round = 0; round < rounds && waiting.length > 0; round++) {
      const view = await persistent(until, () => ledger.look(code, waiting.map(subjectOf)))
      state.view = { ...view, rows: null }
      state.event = view.event
      const { accepted: decided, refused } = decide(view, waiting)
      const accepted = decided.filter((ticket) => !settled(view, ticket))
      const error = accepted.length > 0 ? await attempt(view, accepted) : null
      if (error && isHopeless(error)) throw error
      if (error && waiting.length > 1) {
        // One of them is what the database refuses: alone, each is decided by itself.
        for (const ticket of accepted) await onFreshFigures([ticket])
        waiting = [...refused.keys()]
        continue
      }
      if (error) log('warn', 'turn refused by the database', { code, ...errorFields(error) })
      else for (const [ticket, outcome] of refused) outcomes.set(ticket, outcome)
      waiting = waiting.filter((ticket) => !outcomes.has(ticket))
    }
  }

  try {
    if (remembered) {
      const { accepted, refused } = decide(remembered, tickets)
      if (refused.size === 0) {
        const error = await attempt(remembered, accepted)
        if (error && isHopeless(error)) throw error
      }
    }
    await onFreshFigures(tickets.filter((ticket) => !outcomes.has(ticket)))
  } catch (error) {
    log('error', 'turn failed', { code, ...errorFields(error) })
    state.view = null
  }
  for (const ticket of tickets) if (!outcomes.has(ticket)) outcomes.set(ticket, unavailable)
  return { outcomes, ...state }
}

/** An overloaded database is never asked again for the same thing, nor one that does not answer: that would make it worse. */
function isHopeless(error: unknown): boolean {
  return /overloaded|too many requests queued|no answer in time/i.test(errorFields(error).reason)
}

/**
 * Calls again, once, after a failure whose outcome is unknown: every statement of a turn may run twice, since a
 * response's id is its key and an edit names what it changes.
 */
async function persistent<T>(until: number, call: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(call(), until - Date.now())
  } catch (error) {
    if (isHopeless(error) || !isTransient(error)) throw error
    return await withTimeout(call(), until - Date.now())
  }
}
