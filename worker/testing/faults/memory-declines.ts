import type { Capacity, Received, StoredDecline, StoredResponse } from '../../desk/commands.ts'
import { inTimeToRestore } from '../../desk/in-time.ts'

export type DeclineCommandOf = Received<'decline' | 'remove_decline' | 'restore_decline'>

/** What of an event in memory the statements need. */
type Declining = {
  event: Capacity | null
  rows: Map<string, StoredResponse>
  declines: Map<string, StoredDecline>
  replaces: boolean
  find(subject: string): StoredResponse | undefined
  findDecline(subject: string): StoredDecline | undefined
  audits(id: string): void
}

/** The statements about declines on an event in memory that takes the command's time and actor. */
export function applyToDeclines(memory: Declining, command: DeclineCommandOf): boolean {
  const { event, declines } = memory
  if (!event) return false
  if (command.kind === 'decline') {
    const { id, hash, tokenHash, names, at, response } = command
    const replaced = response === null ? null : memory.find(response)
    if (declines.has(id) || memory.rows.has(id)) return false
    if (replaced !== null && replaced?.deletedAt !== null) return false
    declines.set(id, {
      id,
      eventId: event.id,
      names,
      email: null,
      submissionHash: hash,
      tokenHash,
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    })
    if (replaced && memory.replaces) {
      const gone = { version: replaced.version + 1, updatedAt: at, deletedAt: at }
      memory.rows.set(replaced.id, { ...anonymized(replaced), ...gone })
      memory.audits(replaced.id)
    }
    return true
  }
  const row = memory.findDecline(command.decline)
  if (!row) return false
  const stamp = { version: row.version + 1, updatedAt: command.at }
  if (command.kind === 'restore_decline') {
    if (row.deletedAt === null || row.submissionHash === '') return false
    if (!inTimeToRestore(row.deletedAt, command.at)) return false
    declines.set(row.id, { ...row, ...stamp, deletedAt: null })
    return true
  }
  if (row.deletedAt !== null && !(command.erase && row.submissionHash !== '')) return false
  const left = command.erase ? anonymizedDecline(row) : row
  declines.set(row.id, { ...left, ...stamp, deletedAt: row.deletedAt ?? command.at })
  return true
}

/** What remains of a decline after its names, address and hash are erased. */
export function anonymizedDecline(row: StoredDecline): StoredDecline {
  return { ...row, names: row.names.map(() => ''), email: null, submissionHash: '' }
}

/** What remains of a response after its names, allergies, address and hash are erased. */
export function anonymized(row: StoredResponse): StoredResponse {
  const party = row.party.map(({ selections, id, special }) => ({
    name: '',
    allergies: '',
    selections,
    ...(id !== undefined && { id }),
    ...(special !== undefined && { special }),
  }))
  return { ...row, leadGuestName: '', leadGuestEmail: null, submissionHash: '', party }
}
