import { readRecord, writeRecord } from '../../../client/device.ts'
import type { View } from './address.ts'

/** The device's record of the guests' page: the view, and the newest change each event's last visit showed. */
export type LastVisit = { view: View; seen: Record<string, number> }

const key = 'platewise.guests'
const most = 50

export function readLastVisit(): LastVisit {
  return lastVisitIn(readRecord(key))
}

/** The valid part of a record, whoever wrote it. */
export function lastVisitIn(record: unknown): LastVisit {
  const { view, seen } = (record ?? {}) as Partial<LastVisit>
  const times = Object.entries(seen ?? {}).filter(([, at]) => typeof at === 'number')
  return { view: view === 'people' ? view : 'responses', seen: Object.fromEntries(times) }
}

export function keepView(view: View): void {
  writeRecord(key, { ...readLastVisit(), view })
}

/** Keeps how far a visit has seen. */
export function keepSeen(eventId: string, at: number): void {
  writeRecord(key, withSeen(readLastVisit(), eventId, at))
}

/** The record with an event's time as its last one. Those that were visited longest ago make way. */
export function withSeen({ view, seen }: LastVisit, eventId: string, at: number): LastVisit {
  const { [eventId]: before = 0, ...others } = seen
  const times = [...Object.entries(others).slice(1 - most), [eventId, Math.max(before, at)] as const]
  return { view, seen: Object.fromEntries(times) }
}
