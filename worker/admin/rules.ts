import type { AuditEntry } from './shape/lists.ts'

type Suspendable = { suspendedAt?: number | null; plannerSuspendedAt?: number | null }

/** True if an event is suspended, by itself or with its planner. */
export function isSuspended({ suspendedAt = null, plannerSuspendedAt = null }: Suspendable): boolean {
  return suspendedAt !== null || plannerSuspendedAt !== null
}

/** Facts of an audit entry that are ids, by their keys. */
export const idFacts = ['event_id', 'of', 'category_id', 'member', 'template', 'ids']

/** Ids in an audit entry: of what it is about, and of what its facts name. */
export function idsIn({ entityId, details }: Pick<AuditEntry, 'entityId' | 'details'>): string[] {
  const facts = idFacts.flatMap((key) => details?.[key] ?? [])
  return [entityId, ...facts].filter((id) => typeof id === 'string')
}
