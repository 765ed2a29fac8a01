import type { EventInput } from '#events/shape/event'
import { plannerDraftPrefix, readRecord, writeRecord } from '../../../client/device.ts'

/** A new event that is being filled in: the id it will have, the event it starts from, and what was typed. */
export type NewEvent = { id: string; from?: string | undefined; fields: Partial<EventInput> }

const key = `${plannerDraftPrefix}event.new`
const place = 'sessionStorage'

/** The new event that this tab was left with, or null. */
export function readEventDraft(): NewEvent | null {
  const record = readRecord(key, place) as Partial<NewEvent> | null
  const { id, from, fields } = record ?? {}
  return typeof id === 'string' && typeof fields === 'object' ? { id, from, fields } : null
}

/** Keeps it over a reload, until it is created or discarded; null lets it go. */
export function saveEventDraft(event: NewEvent | null): void {
  writeRecord(key, event, place)
}
