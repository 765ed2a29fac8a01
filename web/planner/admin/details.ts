import type { AuditEntry } from '#admin/shape/lists'
import { detailNames, no, yes } from '#admin/words/planner'

/** The facts of an entry, whole, under names that a person reads. */
export function factsOf(details: AuditEntry['details']): { name: string; value: string; event: boolean }[] {
  return Object.entries(details ?? {}).map(([key, value]) => ({
    name: detailNames[key] ?? sentenceCase(key),
    value: inWords(value),
    event: key === 'event_id',
  }))
}

/** The event that an entry is about: to be found by its id, also when it is gone. */
export function eventOf({ entityType, entityId, details }: AuditEntry): string | null {
  const named = details?.event_id
  if (typeof named === 'string') return named
  return entityType === 'event' || entityType === 'event_purchase' ? entityId : null
}

function sentenceCase(key: string): string {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return JSON.stringify(value)
}
