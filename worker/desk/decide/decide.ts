import { type CommandResult, isSubmission, type ReceivedCommand, rowKeyOf } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'
import { type BatchTally, checkCommand } from './check-command.ts'
import { editOfOtherVersion, rebaseEdit } from './rebase.ts'
import { reservedPlacesChange } from './reserved-places.ts'

export type Decision = { accepted: ReceivedCommand[]; refused: Map<ReceivedCommand, CommandResult> }

/**
 * Decides the commands of a batch, at most one per response. Commands that free places come first, the others in the
 * order of their arrival; a party that does not fit does not block a smaller one behind it. A submission that is stored
 * already is accepted without taking places, and gets its result from `resultIfStored`.
 */
export function decide(snapshot: Snapshot, commands: ReceivedCommand[]): Decision {
  const sorted = [
    ...commands.filter((command) => growthOf(snapshot, command) <= 0),
    ...commands.filter((command) => growthOf(snapshot, command) > 0),
  ]
  const accepted: ReceivedCommand[] = []
  const refused = new Map<ReceivedCommand, CommandResult>()
  const tally: BatchTally = {
    registeredGuests: snapshot.event?.registeredGuests ?? 0,
    reservedPlacesChange: 0,
  }
  for (const command of sorted) {
    const growth = growthOf(snapshot, command)
    const refusal = checkCommand(snapshot, command, growth, tally)
    if (refusal) refused.set(command, refusal)
    else {
      accepted.push(command)
      tally.registeredGuests += growth
      tally.reservedPlacesChange += reservedPlacesChange(snapshot, command, growth)
    }
  }
  return { accepted, refused }
}

/** Places a command takes if it is accepted; negative where it frees some. */
function growthOf({ responses, event, menu }: Snapshot, command: ReceivedCommand): number {
  if (command.kind === 'remove_decline' || command.kind === 'restore_decline') return 0
  if (command.kind === 'decline') {
    const replaced = responses?.get(command.responseKey ?? '')
    return replaced?.deletedAt === null && replaced.eventId === event?.id ? -replaced.guestCount : 0
  }
  const row = responses?.get(rowKeyOf(command))
  const size = 'content' in command ? command.content.party.length : (row?.guestCount ?? 0)
  if (isSubmission(command)) return row ? 0 : size
  if (!row || row.eventId !== event?.id) return 0
  if (command.kind === 'restore') return row.deletedAt === null ? 0 : row.guestCount
  if (row.deletedAt !== null) return 0
  if (command.kind === 'remove') return -row.guestCount
  if (command.kind !== 'edit') return 0
  const stale = editOfOtherVersion(command, row)
  if (stale) {
    const merged = rebaseEdit(stale, row, menu)
    return merged ? merged.edit.content.party.length - row.guestCount : 0
  }
  return command.version === null || command.version === row.version ? size - row.guestCount : 0
}
