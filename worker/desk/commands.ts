import type { Person } from '#contract/person'

/** An answer's content after validation. */
export type Content = { email: string | null; party: Person[] }

/**
 * What can be asked of an event's desk. `by` is the planner's id when a planner acts on a guest's behalf (then the
 * deadline does not bind), null for the guest's own act. `response` is a response's id or the hash of its edit
 * token: either names one, so that an edit link needs no read to find its row.
 */
export type Ask =
  | { kind: 'submit'; id: string; hash: string; tokenHash: string; content: Content; by: string | null }
  | { kind: 'edit'; response: string; version: number | null; content: Content; by: string | null }
  /**
   * `erase` is a withdrawal: it also anonymizes the response, even one that was deleted before, and nothing brings it
   * back.
   */
  | { kind: 'remove'; response: string; erase: boolean; by: string | null }
  | { kind: 'restore'; response: string; by: string | null }

/** An ask with its arrival at the desk, in milliseconds: what the deadline is compared with. */
export type Ticket = Ask & { at: number }

/** What a ticket is about: the key of its stored response. */
export function subjectOf(ticket: Ask): string {
  return ticket.kind === 'submit' ? ticket.id : ticket.response
}

/** A stored response as the desk reads it. */
export type StoredResponse = {
  id: string
  eventId: string
  leadGuestName: string
  leadGuestEmail: string | null
  guestCount: number
  party: Person[]
  submissionHash: string
  editTokenHash: string
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

/** The event's figures that decide. */
export type Figures = {
  id: string
  guestLimit: number
  registeredGuests: number
  closesAt: number
  menuVersion: number
}

/** Who sends an ask, for counting only: keyed hashes of the address it comes from and of the mailbox it names. */
export type Sender = { from: string; mailbox: string | null }

/** A change too many. `retryAfter`: seconds until there is room again. */
export type TooMany = { refused: 'too_many_edits' | 'too_many_addresses'; retryAfter: number }

/** The desk's answer. A union and not an error, since errors lose their class on the way back. */
export type Outcome =
  | { done: 'created' | 'repeated' | 'updated' | 'removed' | 'restored'; id: string; version: number }
  /** For an edit, `registeredGuests` counts the others. */
  | { refused: 'capacity'; guestLimit: number; registeredGuests: number }
  | { refused: 'changed'; newer: StoredResponse }
  | TooMany
  | {
      refused:
        | 'no_event'
        | 'closed'
        | 'no_categories'
        | 'no_items'
        | 'menu_changed'
        | 'id_reused'
        | 'foreign_id'
        | 'removed'
        | 'unknown'
        | 'unavailable'
    }
