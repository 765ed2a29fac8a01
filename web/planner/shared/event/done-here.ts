import { useSyncExternalStore } from 'react'
import { readRecord, writeRecord } from '../../../client/device.ts'

// Named in the privacy policy.
const key = 'platewise.done'
const eventsKept = 50

let version = 0
const listeners = new Set<() => void>()

/** The valid part of a record of things done for an event, whoever wrote it. */
export function doneIn(record: unknown, eventId: string): ReadonlySet<string> {
  const done: unknown = ((record ?? {}) as Record<string, unknown>)[eventId]
  return new Set(Array.isArray(done) ? done : [])
}

/** The record with something more done for an event. Those that were worked on longest ago make way. */
export function withDone(record: unknown, eventId: string, what: string): Record<string, unknown> {
  const { [eventId]: _, ...others } = { ...(record as Record<string, unknown> | null) }
  const all = [...Object.entries(others).slice(1 - eventsKept), [eventId, [...doneIn(record, eventId), what]]]
  return Object.fromEntries(all)
}

/** Remembers on this device what was done for an event that leaves no trace elsewhere, such as sharing it. */
export function didHere(eventId: string, what: string): void {
  const record = readRecord(key)
  if (doneIn(record, eventId).has(what)) return
  writeRecord(key, withDone(record, eventId, what))
  version += 1
  for (const listener of listeners) listener()
}

/** Things done for an event on this device. */
export function useDoneHere(eventId: string): ReadonlySet<string> {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => version,
  )
  return doneIn(readRecord(key), eventId)
}
