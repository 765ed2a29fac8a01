import { plannerDrafts, readRecord, writeRecord } from '../../client/device.ts'
import type { Typed } from './settings-typed.ts'

/**
 * What was typed of an event's settings and not saved, and what the form was opened with: as it was typed, and by field, as
 * it was stored.
 */
export type KeptSettings = { typed: Typed; before: Typed; opened: Record<string, unknown> }

const keyOf = (eventId: string) => `${plannerDrafts}kitchen.${eventId}`

/** What this device keeps of an event's settings, or null. */
export function keptSettings(eventId: string): KeptSettings | null {
  const record = readRecord(keyOf(eventId)) as Partial<KeptSettings> | null
  const { typed, before, opened } = record ?? {}
  return isTyped(typed) && isTyped(before) && opened ? { typed, before, opened } : null
}

/** Keeps it until it is saved or let go; null lets it go. */
export function keepSettings(eventId: string, settings: KeptSettings | null): void {
  writeRecord(keyOf(eventId), settings)
}

function isTyped(typed: Partial<Typed> | undefined): typed is Typed {
  return typeof typed?.contact === 'string' && Array.isArray(typed.extras) && Array.isArray(typed.courses)
}
