import type { MenuChoices } from '../menu/guests/menu-choices.ts'
import type { EventState, ReceivedCommand, StoredDecline, StoredInvitation, StoredResponse } from './shape.ts'

/**
 * The stored state a batch is decided on. `responses`, `declines` and `invitations` hold what is stored of the subjects that the commands name, by id and by
 * token hash. All are null in a cached snapshot: then the database has the last word on an acceptance, and a refusal is not
 * final.
 */
export type Snapshot = {
  event: EventState | null
  menu: MenuChoices
  responses: ReadonlyMap<string, StoredResponse> | null
  declines: ReadonlyMap<string, StoredDecline> | null
  invitations: ReadonlyMap<string, StoredInvitation> | null
}

/** A snapshot of the event and its menu alone, as it is kept from one batch to the next. */
export function cachedSnapshot(event: EventState | null, menu: MenuChoices): Snapshot {
  return { event, menu, responses: null, declines: null, invitations: null }
}

/** The event after a batch was written, the commands that wrote something, and what edits, removals and restorings name. */
export type Committed = {
  event: EventState | null
  written: Set<ReceivedCommand>
  responses: Map<string, StoredResponse>
  declines: Map<string, StoredDecline>
}
