import type { PlannerDecline } from '#party/shape/decline'
import type { ResponseView } from '#party/shape/guest'
import { foldedOf } from '../../shared/list/find.ts'

/**
 * The ids of the responses and declines whose lead guest has the name of another one's, without case, accents and spaces:
 * perhaps one family answered twice.
 */
export function withSameName(
  responses: readonly Pick<ResponseView, 'id' | 'leadGuestName'>[],
  declines: readonly Pick<PlannerDecline, 'id' | 'names'>[] = [],
): Set<string> {
  const leads = [
    ...responses.map(({ id, leadGuestName }) => ({ id, name: leadGuestName })),
    ...declines.map(({ id, names: [name = ''] }) => ({ id, name })),
  ]
  const byName = Map.groupBy(leads, ({ name }) => foldedOf(name).replace(/\s+/g, ''))
  byName.delete('')
  return new Set([...byName.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])))
}
