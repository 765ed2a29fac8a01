import { capacityForParty, placesReservedUntil } from '#events/rules/reserved-places'
import { isAnonymized } from '#party/rules/anonymized'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'
import {
  type CommandResult,
  type EventState,
  invitationOf,
  isDeclineCommand,
  isSubmission,
  type Received,
  type ReceivedCommand,
  rowKeyOf,
  type StoredResponse,
} from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'
import { lacksInvitation } from './by-invitation.ts'
import { refusalOfChoices } from './check-choices.ts'
import { indexesWithUnknownNeeds } from './check-needs.ts'
import { refusalOfDecline } from './decide-declines.ts'
import { isInTimeToRestore, isLate, isRefusedBySuspension } from './in-time.ts'
import { canWriteWithoutLoad, isPartyChange, mightMixUpPeople } from './party-change.ts'
import { editOfOtherVersion, rebaseEdit } from './rebase.ts'
import { silentPlacesOf } from './reserved-places.ts'

/** Guests after the commands that the batch has accepted so far, and the change of the places reserved for others. */
export type BatchTally = { registeredGuests: number; reservedPlacesChange: number }

/**
 * The refusal of a command; null where it is accepted.
 * @param growth places that it takes, negative where it frees some
 * @param tally of the commands that its batch accepted before it
 */
export function checkCommand(
  snapshot: Snapshot,
  command: ReceivedCommand,
  growth: number,
  tally: BatchTally,
): CommandResult | null {
  const { event, responses } = snapshot
  const row = responses?.get(rowKeyOf(command))
  // A repeated submission gets the result of the first one, even after the deadline.
  if (isSubmission(command) && row) return null
  if (!event) return { refused: 'no_event' }
  if (isUnknownTarget(snapshot, event, command)) return { refused: 'unknown' }
  if (isRefusedBySuspension(command, event)) return { refused: 'suspended' }
  const declineRefusal = refusalOfDecline(snapshot, event, command)
  if (declineRefusal) return declineRefusal
  if (isDeclineCommand(command)) return null
  if (isLate(command, event)) return { refused: 'closed' }
  if (lacksInvitation(command, event)) return { refused: 'by_invitation' }
  const invitationRefusal = refusalOfInvitation(snapshot, command, growth)
  if (invitationRefusal) return invitationRefusal
  // A response erased after closing stays erased when the event opens again.
  if (row && isPartyChange(command) && command.actor.kind === 'guest' && isAnonymized(row))
    return { refused: 'removed' }
  if (command.kind === 'restore' && row && !isRestorable(row, command.at)) return { refused: 'removed' }
  // A change that may touch needs is merged with the stored party, which a cached snapshot lacks: the refusal makes the batch
  // load it and decide again.
  if (!responses && isPartyChange(command) && !canWriteWithoutLoad(command)) return { refused: 'unavailable' }
  const indexes = indexesWithUnknownNeeds(command, event)
  if (indexes.length > 0) return { refused: 'unknown_need', indexes }
  const contentRefusal = refusalOfContent(snapshot, command, row)
  if (contentRefusal) return contentRefusal
  return growth > 0 ? refusalOfCapacity(snapshot, { event, command, growth, tally }) : null
}

/** The refusal of a change: choices that the menu lacks, or a newer version that it cannot be merged into. */
function refusalOfContent(
  { menu }: Snapshot,
  command: ReceivedCommand,
  row: StoredResponse | undefined,
): CommandResult | null {
  const stale = editOfOtherVersion(command, row)
  if (row && stale) return refusalOfStaleEdit(stale, row, menu)
  if (row && isPartyChange(command) && mightMixUpPeople(command, row))
    return { refused: 'changed', newer: row }
  if (!('content' in command)) return null
  const refusal = refusalOfChoices(menu, command, row?.party)
  // An older edit that came without its base is let through: `resultFrom` refuses it with the newer version, which helps the
  // guest more.
  const isForOtherMenu = refusal?.refused === 'required' || refusal?.refused === 'dish_changed'
  return isForOtherMenu && isOlderEdit(command, row) ? null : refusal
}

/**
 * Guests take no place that is reserved for others. Planners give away whatever is free. The same in SQL:
 * `../statements/submissions.ts`, `fitsBesideReservedPlacesSql` in `../statements/changes.ts`, and a CHECK of `events`.
 */
function refusalOfCapacity(
  snapshot: Snapshot,
  {
    event,
    command,
    growth,
    tally,
  }: { event: EventState; command: ReceivedCommand; growth: number; tally: BatchTally },
): CommandResult | null {
  const { guestLimit, reservedGuests = 0 } = event
  const reservesPlaces = command.actor.kind === 'guest' && command.at < placesReservedUntil(event)
  const reservedPlaces = reservesPlaces ? Math.max(0, reservedGuests + tally.reservedPlacesChange) : 0
  const places = { guestLimit, registeredGuests: tally.registeredGuests }
  const capacity = capacityForParty(places, reservedPlaces, silentPlacesOf(snapshot, command))
  if (capacity.registeredGuests + growth <= guestLimit) return null
  const storedSize =
    command.kind === 'edit' ? (snapshot.responses?.get(command.responseKey)?.guestCount ?? 0) : 0
  return { refused: 'capacity', guestLimit, registeredGuests: capacity.registeredGuests - storedSize }
}

/** The refusal of an edit of an older version that cannot be merged into the stored one; null where it can. */
function refusalOfStaleEdit(
  command: Received<'edit'>,
  row: StoredResponse,
  menu: MenuChoices,
): CommandResult | null {
  const merged = rebaseEdit(command, row, menu)
  if (!merged) return { refused: 'changed', newer: row }
  const { edit, clashes } = merged
  if (clashes.length > 0) return { refused: 'changed', newer: row, clashes }
  if (mightMixUpPeople(edit, row)) return { refused: 'changed', newer: row }
  // The guest saw their own dishes on that menu, and not those that somebody else chose since.
  const refusal = refusalOfChoices(menu, command, row.party)
  if (refusal?.refused === 'dish_changed') return refusal
  return refusalOfChoices(menu, { ...edit, menuVersion: undefined }, row.party)
}

/**
 * The refusal of an answer to an invitation: it has an answer already, or fewer places than the party has people. The same in
 * SQL: `../statements/submissions.ts`, and `fitsInvitationSql` in `../statements/changes.ts`.
 */
function refusalOfInvitation(
  { responses, declines, invitations }: Snapshot,
  command: ReceivedCommand,
  growth: number,
): CommandResult | null {
  if (command.kind !== 'submit' && command.kind !== 'rejoin' && command.kind !== 'edit') return null
  const invitation = invitations?.get(invitationOf(command) ?? '')
  const replacedDecline = command.kind === 'rejoin' ? declines?.get(command.declineKey) : undefined
  if (isSubmission(command) && (invitation?.responseId ?? replacedDecline?.invitedResponse))
    return { refused: 'answered' }
  const editedPlaces =
    command.kind === 'edit' ? responses?.get(command.responseKey)?.invitedPlaces : undefined
  const places = invitation?.places ?? replacedDecline?.invitedPlaces ?? editedPlaces
  // A planner's answer to an invitation keeps to its places; a response that a planner adds or corrects by itself does not.
  if (command.actor.kind !== 'guest' && !invitation) return null
  if (typeof places !== 'number' || growth <= 0) return null
  return command.content.party.length > places ? { refused: 'invitation_size', places } : null
}

/**
 * True if a command names a response or decline that the event does not have. Its refusal is that of an unknown code: any
 * other would tell whoever made up the link that the code exists.
 */
function isUnknownTarget(
  { responses, declines, invitations }: Snapshot,
  { id }: EventState,
  command: ReceivedCommand,
): boolean {
  const invitation = invitationOf(command)
  if (invitations && invitation !== undefined && invitations.get(invitation)?.eventId !== id) return true
  if (!responses || !declines || command.kind === 'submit') return false
  if (command.kind === 'decline')
    return command.responseKey !== null && responses.get(command.responseKey)?.eventId !== id
  const target =
    'declineKey' in command ? declines.get(command.declineKey) : responses.get(command.responseKey)
  return target?.eventId !== id
}

/** A deleted response can be restored for a minute, an anonymized one never. */
function isRestorable(row: StoredResponse, at: number): boolean {
  const { deletedAt } = row
  return deletedAt === null || (!isAnonymized(row) && isInTimeToRestore(deletedAt, at))
}

/** True if an edit changes an older version than the stored one. */
function isOlderEdit(command: ReceivedCommand, row: StoredResponse | undefined): boolean {
  return (
    command.kind === 'edit' && command.version !== null && row !== undefined && command.version < row.version
  )
}
