import type { MenuChoices } from '../menu/guests/menu-choices.ts'
import type { EventState, ReceivedCommand, StoredDecline, StoredInvitation, StoredResponse } from './shape.ts'

/**
 * The stored state on which a batch is decided. `responses`, `declines` and `invitations` hold the rows that the commands
 * name, by id and by token hash. All three are null in a cached snapshot: the database then has the last word on an
 * acceptance, and a refusal is not final.
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

/** The event after a batch, the commands that wrote something, and the rows to which those commands refer. */
export type CommitResult = {
  event: EventState | null
  written: Set<ReceivedCommand>
  responses: Map<string, StoredResponse>
  declines: Map<string, StoredDecline>
}
