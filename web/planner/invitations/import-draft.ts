import type { ImportedChunk } from '#invitations/shape/import'
import type { Kind } from '#invitations/shape/invitation'
import { plannerDraftPrefix, readRecord, writeRecord } from '../../client/device.ts'

/** A party to be added. `rowNo` is the line of the file that it begins in. */
export type ImportRow = {
  rowNo: number
  label: string
  people: { name: string; kind: Kind }[]
  maxSize: number
  email: string
  phone: string
  language: string
  tableLabel: string
  note: string
}

/** A row as it is sent: with `fill`, the id of the invitation that it fills in. */
export type SentRow = ImportRow & { fill?: string }

/** A row with what became of it. */
export type ListedRow = { rowNo: number; label: string; reason?: string }

/** An import under way: its rows, and what became of those that were sent. */
export type Import = {
  id: string
  again: boolean
  rows: SentRow[]
  /** Number of rows that were sent and answered. */
  done: number
  added: number
  filled: number
  doubled: ListedRow[]
  refused: ListedRow[]
}

/** A new import of rows. @param again adds parties, too, that are on the list already */
export function newImport(rows: SentRow[], again: boolean): Import {
  const none = { done: 0, added: 0, filled: 0, doubled: [], refused: [] }
  return { id: crypto.randomUUID(), again, rows, ...none }
}

/** Places that rows add to a list. Those that fill in an invitation add none. */
export function placesOf(rows: readonly SentRow[]): number {
  return rows.reduce((sum, { fill, maxSize }) => sum + (fill === undefined ? maxSize : 0), 0)
}

/** An import after the answer to its next chunk. */
export function after(before: Import, chunk: readonly SentRow[], answer: ImportedChunk): Import {
  const labelOf = (rowNo: number) => chunk.find((row) => row.rowNo === rowNo)?.label ?? ''
  return {
    ...before,
    done: before.done + chunk.length,
    added: before.added + answer.added,
    filled: before.filled + answer.filled.length,
    doubled: [...before.doubled, ...answer.doubled.map((rowNo) => ({ rowNo, label: labelOf(rowNo) }))],
    refused: [
      ...before.refused,
      ...answer.refused.map(({ rowNo, reason }) => ({ rowNo, label: labelOf(rowNo), reason })),
    ],
  }
}

const keyOf = (eventId: string) => `${plannerDraftPrefix}import.${eventId}`

/** The import of an event that was cut, as the device keeps it; null where there is none. */
export function readImportDraft(eventId: string): Import | null {
  const draft = readRecord(keyOf(eventId)) as Partial<Import> | null
  const whole =
    typeof draft?.id === 'string' &&
    Array.isArray(draft.rows) &&
    typeof draft.done === 'number' &&
    draft.done < draft.rows.length &&
    Array.isArray(draft.doubled) &&
    Array.isArray(draft.refused)
  return whole ? (draft as Import) : null
}

/** Keeps an import on the device until all of it is sent, so that a reload goes on with it. */
export function saveImportDraft(eventId: string, one: Import | null): void {
  writeRecord(keyOf(eventId), one && one.done < one.rows.length ? one : null)
}
