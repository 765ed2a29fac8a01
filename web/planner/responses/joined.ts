import type { PlannerResponse } from '#party/shape/responses'

/**
 * The list while its pages are read anew: what was read, then those of the list before that come after it. Both are
 * sorted newest first.
 */
export function joined(
  read: readonly PlannerResponse[],
  before: readonly PlannerResponse[],
): PlannerResponse[] {
  const last = read.at(-1)
  if (!last) return [...before]
  const from = before.findIndex(
    ({ createdAt, id }) => createdAt < last.createdAt || (createdAt === last.createdAt && id < last.id),
  )
  return from < 0 ? [...read] : [...read, ...before.slice(from)]
}
