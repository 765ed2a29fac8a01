import { isAboveFreeLimit } from '#events/rules/capacity'
import { type ReceivedCommand, rowKeyOf, type StoredInvitation, submissionMatchKey } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'

/** Silent people of the invitation that a command answers, as far as the snapshot knows it. The event may keep no places for them. */
export function silentPlacesOf(snapshot: Snapshot, command: ReceivedCommand): number {
  const { responses, declines, invitations } = snapshot
  if (command.kind === 'rejoin') return declines?.get(command.declineKey)?.invitedSilent ?? 0
  if (command.kind !== 'submit') return responses?.get(rowKeyOf(command))?.invitedSilent ?? 0
  if (command.invitationKey !== undefined) return invitations?.get(command.invitationKey)?.silent ?? 0
  const matched = invitations?.get(submissionMatchKey(command) ?? '')
  return matched && answersInvitation(snapshot, command.content.party.length, matched) ? matched.silent : 0
}

/** True if a submission answers an invitation by address and lead name, on the conditions of the statement that stores it. */
function answersInvitation(
  { event, invitations }: Snapshot,
  size: number,
  { id, eventId, responseId, declineId, places }: StoredInvitation,
): boolean {
  const isUnanswered = responseId === null && declineId === null && places >= size
  return (
    isUnanswered &&
    invitations?.get(id)?.eventId === event?.id &&
    eventId === event?.id &&
    // Only events above the free limit ask for the address by which an invitation is found.
    isAboveFreeLimit(event.guestLimit)
  )
}

/**
 * Change of an event's reserved places by an accepted command. A decline frees reserved places that this figure leaves out, so
 * the database may count fewer. A party that withdraws its response has its places reserved again.
 * @param growth places that the command takes
 */
export function reservedPlacesChange(snapshot: Snapshot, command: ReceivedCommand, growth: number): number {
  if (growth > 0) return -Math.min(growth, silentPlacesOf(snapshot, command))
  const row = snapshot.responses?.get(rowKeyOf(command))
  if (command.kind === 'decline' || !row?.invitedPlaces || growth === 0) return 0
  return command.kind === 'remove' ? row.invitedPlaces - (row.invitedSilent ?? 0) : -growth
}
