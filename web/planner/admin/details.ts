import { idFacts } from '#admin/rules'
import type { AuditEntry, AuditPage } from '#admin/shape/lists'
import { detailNames, no, yes } from '#admin/words/planner'

type Names = AuditPage['names']
type Fact = { name: string; value: string; event: string | null }

/** The facts of an entry, whole, under names that a person reads. An id is told by its name, and left out without one. */
export function factsOf(entry: AuditEntry, names: Names): Fact[] {
  const { details } = entry
  return Object.entries(details ?? {}).flatMap(([key, given]) => {
    // An event is told by its title, as it was then, and leads to its log.
    if (key === 'event_id' && typeof details?.title === 'string') return []
    const value = idFacts.includes(key) ? namesOf(given, names) : inWords(given)
    const event = key === 'event_id' || key === 'title' ? eventOf(entry) : null
    return value === '' ? [] : [{ name: detailNames[key] ?? sentenceCase(key), value, event }]
  })
}

/** The name of what an entry is about, where none of its facts tells it; undefined where there is none. */
export function subjectOf({ entityType, entityId, details }: AuditEntry, names: Names): string | undefined {
  if (entityId === null || entityId === details?.event_id) return undefined
  if (entityType === 'event' && typeof details?.title === 'string') return undefined
  const name = names[entityId]
  return name === details?.name ? undefined : name
}

function namesOf(ids: unknown, names: Names): string {
  return [ids]
    .flat()
    .flatMap((id) => names[String(id)] ?? [])
    .join(', ')
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
