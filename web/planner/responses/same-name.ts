import type { ResponseView } from '#party/shape/guest'
import { foldedOf } from '../shared/find.ts'

/** The ids of the responses whose lead guest has the name of another one's, without case, accents and spaces. */
export function withSameName(responses: readonly Pick<ResponseView, 'id' | 'leadGuestName'>[]): Set<string> {
  const byName = Map.groupBy(responses, ({ leadGuestName }) => foldedOf(leadGuestName).replace(/\s+/g, ''))
  byName.delete('')
  return new Set([...byName.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])))
}
