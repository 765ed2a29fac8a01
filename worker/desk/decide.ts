import { restorableFor } from '#contract/answers'
import { isOpen } from '#contract/closing'
import { type Figures, type Outcome, type StoredResponse, subjectOf, type Ticket } from './commands.ts'

/** The live menu: category ids to the ids of their live items. */
export type MenuIds = ReadonlyMap<string, ReadonlySet<string>>

/**
 * What a turn is decided on. `rows` holds the stored responses the tickets name (by id and by token hash); null when they were not read, and
 * the figures are only remembered: then an acceptance is worth trying and a refusal is not final.
 */
export type View = { event: Figures | null; menu: MenuIds; rows: ReadonlyMap<string, StoredResponse> | null }

export type Decision = { accepted: Ticket[]; refused: Map<Ticket, Outcome> }

/**
 * Decides a turn's tickets, at most one per response. What frees places goes first, the rest by arrival; a party
 * that does not fit never blocks a smaller one behind it. A ticket about a response that is known already is
 * accepted without taking places: what became of it shows when it is written.
 */
export function decide(view: View, tickets: Ticket[]): Decision {
  const inOrder = [
    ...tickets.filter((ticket) => grows(view, ticket) <= 0),
    ...tickets.filter((ticket) => grows(view, ticket) > 0),
  ]
  const accepted: Ticket[] = []
  const refused = new Map<Ticket, Outcome>()
  let registered = view.event?.registeredGuests ?? 0
  for (const ticket of inOrder) {
    const growth = grows(view, ticket)
    const refusal = refusalOf(view, ticket, growth, registered)
    if (refusal) refused.set(ticket, refusal)
    else {
      accepted.push(ticket)
      registered += growth
    }
  }
  return { accepted, refused }
}

/** How many places a ticket takes (or, below nought, frees) if it is accepted. */
function grows({ rows, event }: View, ticket: Ticket): number {
  const row = rows?.get(subjectOf(ticket))
  const size = 'content' in ticket ? ticket.content.party.length : (row?.guestCount ?? 0)
  if (ticket.kind === 'submit') return row ? 0 : size
  if (!row || row.eventId !== event?.id) return 0
  if (ticket.kind === 'restore') return row.deletedAt === null ? 0 : row.guestCount
  if (row.deletedAt !== null) return 0
  if (ticket.kind === 'remove') return -row.guestCount
  return ticket.version === null || ticket.version === row.version ? size - row.guestCount : 0
}

function refusalOf(view: View, ticket: Ticket, growth: number, registered: number): Outcome | null {
  const { event, menu, rows } = view
  const row = rows?.get(subjectOf(ticket))
  // A submission sent again is answered with what became of it, also after closing.
  if (ticket.kind === 'submit' && row) return null
  if (!event) return { refused: 'no_event' }
  if (rows && ticket.kind !== 'submit' && (!row || row.eventId !== event.id)) return { refused: 'unknown' }
  if (ticket.by === null && !isOpen(event, ticket.at)) return { refused: 'closed' }
  if (ticket.kind === 'restore' && row && !restorable(row, ticket.at)) return { refused: 'removed' }
  if ('content' in ticket) {
    if (menu.size === 0) return { refused: 'no_categories' }
    if (![...menu.values()].some((items) => items.size > 0)) return { refused: 'no_items' }
    if (!ticket.content.party.every((person) => onMenu(menu, person.selections)))
      return { refused: 'menu_changed' }
  }
  if (growth > 0 && registered + growth > event.guestLimit) {
    const own = ticket.kind === 'edit' ? (row?.guestCount ?? 0) : 0
    return { refused: 'capacity', guestLimit: event.guestLimit, registeredGuests: registered - own }
  }
  return null
}

/** What a click in the last second needs to arrive, in milliseconds. */
export const restoreGrace = 5_000

/** Nothing brings an anonymized response back, and a deleted one can be restored for a minute. */
function restorable(row: StoredResponse, at: number): boolean {
  const { deletedAt } = row
  return deletedAt === null || (!isAnonymized(row) && at - deletedAt <= restorableFor + restoreGrace)
}

function isAnonymized({ leadGuestName }: StoredResponse): boolean {
  return leadGuestName === ''
}

function onMenu(menu: MenuIds, selections: Record<string, string>): boolean {
  return Object.entries(selections).every(([category, item]) => menu.get(category)?.has(item) ?? false)
}

/**
 * What became of an accepted ticket, from what its turn wrote and read back.
 * @returns null when it has to be decided again on fresh figures
 */
export function settle(
  ticket: Ticket,
  written: boolean,
  row: StoredResponse | undefined,
  event: Figures | null,
): Outcome | null {
  if (ticket.kind === 'submit') return settleSubmission(ticket, written, row, event)
  if (!event) return { refused: 'no_event' }
  if (!row || row.eventId !== event.id) return { refused: 'unknown' }
  const { id, version } = row
  if (ticket.kind === 'remove') {
    const removed = row.deletedAt !== null && (!ticket.erase || isAnonymized(row))
    return removed ? { done: 'removed', id, version } : closedOrAgain(ticket, event)
  }
  if (ticket.kind === 'restore') return row.deletedAt === null ? { done: 'restored', id, version } : null
  if (written) return { done: 'updated', id, version }
  if (row.deletedAt !== null) return { refused: 'removed' }
  if (ticket.version !== null && row.version !== ticket.version) {
    // The same change sent twice, the first time with its outcome lost.
    const repeated = row.version === ticket.version + 1 && sameContent(ticket.content, row)
    return repeated ? { done: 'updated', id, version } : { refused: 'changed', newer: row }
  }
  const closed = closedOrAgain(ticket, event)
  if (!closed && ticket.version === null && sameContent(ticket.content, row))
    return { done: 'updated', id, version }
  return closed
}

function settleSubmission(
  { id, hash }: Extract<Ticket, { kind: 'submit' }>,
  written: boolean,
  row: StoredResponse | undefined,
  event: Figures | null,
): Outcome | null {
  if (written) return { done: 'created', id, version: 1 }
  if (!event) return { refused: 'no_event' }
  if (!row) return null
  if (row.eventId !== event.id) return { refused: 'foreign_id' }
  // An anonymized response has no hash any more: nobody can tell whether this is what was sent.
  if (row.deletedAt !== null || row.submissionHash === '') return { refused: 'removed' }
  return row.submissionHash === hash
    ? { done: 'repeated', id, version: row.version }
    : { refused: 'id_reused' }
}

function closedOrAgain(ticket: Ticket, event: Figures | null): Outcome | null {
  return ticket.by === null && event && !isOpen(event, ticket.at) ? { refused: 'closed' } : null
}

function sameContent(content: { email: string | null; party: unknown[] }, row: StoredResponse): boolean {
  const sameEmail = row.leadGuestEmail === null || row.leadGuestEmail === content.email
  return sameEmail && JSON.stringify(content.party) === JSON.stringify(row.party)
}
