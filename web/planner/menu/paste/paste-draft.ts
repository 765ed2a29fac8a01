import { plannerDraftPrefix, readRecord, writeRecord } from '../../../client/device.ts'
import { lineKinds, type MenuLine } from './menu-lines.ts'

/** A menu that was pasted and not added: the text, and its lines once they were looked at. */
export type Paste = { text: string; lines: MenuLine[] | null }

const keyOf = (eventId: string) => `${plannerDraftPrefix}menu.${eventId}`

/** The menu that this device keeps for an event, or null. */
export function readPasteDraft(eventId: string): Paste | null {
  const record = readRecord(keyOf(eventId)) as Partial<Paste> | null
  if (typeof record?.text !== 'string') return null
  const { text, lines } = record
  return { text, lines: Array.isArray(lines) && lines.every(isLine) ? lines : null }
}

/** Keeps it until it is added or discarded: over a reload, and over paying for more categories. */
export function savePasteDraft(eventId: string, paste: Paste | null): void {
  writeRecord(keyOf(eventId), paste && paste.text.trim() !== '' ? paste : null)
}

function isLine(line: Partial<MenuLine> | null): boolean {
  return (
    typeof line?.id === 'string' &&
    typeof line.name === 'string' &&
    typeof line.description === 'string' &&
    typeof line.line === 'number' &&
    lineKinds.some((kind) => kind === line.kind)
  )
}
