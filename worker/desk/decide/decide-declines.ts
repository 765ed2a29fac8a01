import { isAnonymizedDecline } from '#party/rules/anonymized'
import type { CommandResult, EventState, Received, ReceivedCommand, StoredDecline } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'
import { lacksInvitation } from './by-invitation.ts'
import { isInTimeToRestore, isLate } from './in-time.ts'

/** The refusal of a command because of a decline, or of the response a decline replaces; null where there is none. */
export function refusalOfDecline(
  { responses, declines, invitations }: Snapshot,
  event: EventState,
  command: ReceivedCommand,
): CommandResult | null {
  if (command.kind === 'submit' || command.kind === 'rejoin') {
    const sameId = declines?.get(command.id)
    if (sameId) return { refused: sameId.deletedAt === null ? 'id_declined' : 'removed' }
  }
  if (command.kind === 'rejoin') {
    const replaced = declines?.get(command.declineKey)
    const isReplaceable = replaced?.deletedAt === null && !isAnonymizedDecline(replaced)
    return declines && !isReplaceable ? { refused: 'decline_gone' } : null
  }
  if (command.kind === 'decline') {
    // A repeated decline gets the result of the first one, even after the deadline.
    if (declines?.has(command.id)) return null
    const sameId = responses?.get(command.id)
    if (sameId) return { refused: sameId.deletedAt === null ? 'id_reused' : 'removed' }
    if (isLate(command, event)) return { refused: 'closed' }
    if (lacksInvitation(command, event)) return { refused: 'by_invitation' }
    // Guests may change their mind. A planner does not overrule a guest who has answered meanwhile.
    if (command.actor.kind !== 'guest' && invitations?.get(command.invitationKey ?? '')?.responseId)
      return { refused: 'answered' }
    const replaced = responses?.get(command.responseKey ?? '')
    if (responses && command.responseKey !== null && replaced?.deletedAt !== null)
      return { refused: 'unknown' }
    return null
  }
  if (command.kind !== 'remove_decline' && command.kind !== 'restore_decline') return null
  const decline = declines?.get(command.declineKey)
  if (isLate(command, event)) return { refused: 'closed' }
  if (command.kind === 'remove_decline' || !decline || decline.deletedAt === null) return null
  if (isAnonymizedDecline(decline) || !isInTimeToRestore(decline.deletedAt, command.at))
    return { refused: 'removed' }
  return null
}

/**
 * The result of an accepted command about a decline.
 * @param decline as stored after the command's batch
 * @returns null when the command has to be decided again on a loaded snapshot
 */
export function declineResultFromStored(
  command: Received<'decline' | 'remove_decline' | 'restore_decline'>,
  written: boolean,
  decline: StoredDecline | undefined,
  event: EventState | null,
): CommandResult | null {
  if (command.kind === 'decline' && written) return { done: 'created', id: command.id, version: 1 }
  if (!event) return { refused: 'no_event' }
  if (!decline) return command.kind === 'decline' ? null : { refused: 'unknown' }
  const { id, version, deletedAt } = decline
  if (command.kind === 'decline') {
    if (decline.eventId !== event.id) return { refused: 'foreign_id' }
    // An anonymized decline has no hash, so the contents can no longer be compared.
    if (deletedAt !== null || isAnonymizedDecline(decline)) return { refused: 'removed' }
    return decline.submissionHash === command.hash
      ? { done: 'repeated', id, version }
      : { refused: 'id_declined' }
  }
  if (decline.eventId !== event.id) return { refused: 'unknown' }
  if (command.kind === 'restore_decline') return deletedAt === null ? { done: 'restored', id, version } : null
  const isRemoved = deletedAt !== null && (!command.erase || isAnonymizedDecline(decline))
  if (isRemoved) return { done: 'removed', id, version }
  return isLate(command, event) ? { refused: 'closed' } : null
}
