import { isAnonymized } from '#party/rules/anonymized'
import { declineResultFromStored } from './decide/decide-declines.ts'
import { isLate } from './decide/in-time.ts'
import { isSameResponse } from './decide/party-change.ts'
import { editOfOtherVersion, rebaseEdit } from './decide/rebase.ts'
import {
  type CommandResult,
  type EventState,
  isDeclineCommand,
  isSubmission,
  type Received,
  type ReceivedCommand,
  rowKeyOf,
  type StoredDecline,
  type StoredResponse,
} from './shape.ts'
import type { CommitResult, Snapshot } from './snapshot.ts'

/** The result of a submission, decline or edit that the load found stored already; null for any other command. */
export function resultIfStored(
  { responses, declines, event, menu }: Snapshot,
  command: ReceivedCommand,
): CommandResult | null {
  const edited = command.kind === 'edit' ? responses?.get(command.responseKey) : undefined
  const stale = editOfOtherVersion(command, edited)
  if (edited && stale) {
    const merged = rebaseEdit(stale, edited, menu)
    const { id, version } = edited
    return merged && isSameResponse(merged.edit, edited) ? { done: 'updated', id, version } : null
  }
  if (edited && command.kind === 'edit' && repeatsAddition(command, edited))
    return { done: 'updated', id: edited.id, version: edited.version }
  const row = isSubmission(command) ? responses?.get(command.id) : undefined
  const decline = command.kind === 'decline' ? declines?.get(command.id) : undefined
  return row || decline ? resultFrom(command, { written: false, row, event, decline }) : null
}

/**
 * True for a repeated edit without a version that adds people. The first time they were stored under ids that the desk drew;
 * written again, the edit would draw others and change the row.
 */
function repeatsAddition(command: Received<'edit'>, row: StoredResponse): boolean {
  const { content, version } = command
  const stored = new Set(row.party.map(({ id }) => id))
  return (
    version === null &&
    row.deletedAt === null &&
    row.leadGuestEmail === content.email &&
    content.party.some(({ id }) => id !== undefined && !stored.has(id)) &&
    isSameResponse(command, row)
  )
}

/** The result of an accepted command after its batch was written; null where it has to be decided again. */
export function resultAfterWrite(
  command: ReceivedCommand,
  { written, responses, declines, event }: CommitResult,
): CommandResult | null {
  const rowKey = rowKeyOf(command)
  return resultFrom(command, {
    written: written.has(command),
    row: responses.get(rowKey),
    event,
    decline: declines.get(rowKey),
  })
}

/** Stored state of the rows that a command's key names. `written`: its batch wrote it just now. */
type StoredState = {
  written: boolean
  row: StoredResponse | undefined
  event: EventState | null
  decline: StoredDecline | undefined
}

/**
 * The result of an accepted command, from what its batch wrote and read back.
 * @returns null when the command has to be decided again on a loaded snapshot
 */
function resultFrom(
  command: ReceivedCommand,
  { written, row, event, decline }: StoredState,
): CommandResult | null {
  if (isDeclineCommand(command)) return declineResultFromStored(command, written, decline, event)
  if (isSubmission(command)) return submissionResultFromStored(command, written, row, event)
  if (!event) return { refused: 'no_event' }
  if (!row || row.eventId !== event.id) return { refused: 'unknown' }
  const { id, version } = row
  const closedRefusal: CommandResult | null = isLate(command, event) ? { refused: 'closed' } : null
  if (command.kind === 'remove') {
    const isRemoved = row.deletedAt !== null && (!command.erase || isAnonymized(row))
    return isRemoved ? { done: 'removed', id, version } : closedRefusal
  }
  if (command.kind === 'restore') return row.deletedAt === null ? { done: 'restored', id, version } : null
  if (written) return { done: 'updated', id, version }
  if (row.deletedAt !== null) return { refused: 'removed' }
  if (command.kind !== 'edit') {
    if (isAnonymized(row)) return { refused: 'removed' }
    return !closedRefusal && isSameResponse(command, row) ? { done: 'updated', id, version } : closedRefusal
  }
  if (command.version !== null && row.version !== command.version) {
    // The same edit again, after the result of the first was lost.
    const isRepeated = row.version === command.version + 1 && isSameResponse(command, row)
    if (isRepeated) return { done: 'updated', id, version }
    // It is merged into the newer version once that is loaded.
    return editOfOtherVersion(command, row) ? closedRefusal : { refused: 'changed', newer: row }
  }
  if (!closedRefusal && command.version === null && isSameResponse(command, row))
    return { done: 'updated', id, version }
  return closedRefusal
}

function submissionResultFromStored(
  { id, hash }: Received<'submit' | 'rejoin'>,
  written: boolean,
  row: StoredResponse | undefined,
  event: EventState | null,
): CommandResult | null {
  if (written) return { done: 'created', id, version: 1 }
  if (!event) return { refused: 'no_event' }
  if (!row) return null
  if (row.eventId !== event.id) return { refused: 'foreign_id' }
  // An anonymized response has no hash, so its content can no longer be compared.
  if (row.deletedAt !== null || isAnonymized(row)) return { refused: 'removed' }
  return row.submissionHash === hash
    ? { done: 'repeated', id, version: row.version }
    : { refused: 'id_reused' }
}
