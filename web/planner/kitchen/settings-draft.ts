import { plannerDraftPrefix, readRecord, writeRecord } from '../../client/device.ts'
import type { Typed } from './settings-typed.ts'

/**
 * Unsaved settings of an event: the fields as typed, and the stored ones the form was opened with.
 */
export type SettingsDraft = { typed: Typed; before: Typed; opened: Record<string, unknown> }

const keyOf = (eventId: string) => `${plannerDraftPrefix}kitchen.${eventId}`

/** Unsaved settings that this device keeps of an event, or null. */
export function readSettingsDraft(eventId: string): SettingsDraft | null {
  const record = readRecord(keyOf(eventId)) as Partial<SettingsDraft> | null
  const { typed, before, opened } = record ?? {}
  return isTyped(typed) && isTyped(before) && opened ? { typed, before, opened } : null
}

/** Keeps it until it is saved or let go; null lets it go. */
export function saveSettingsDraft(eventId: string, settings: SettingsDraft | null): void {
  writeRecord(keyOf(eventId), settings)
}

function isTyped(typed: Partial<Typed> | undefined): typed is Typed {
  return typeof typed?.contact === 'string' && Array.isArray(typed.extras) && Array.isArray(typed.courses)
}
