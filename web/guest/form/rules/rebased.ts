import { type Clash, mergeParty, type Side } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import { type Edited, editedOf } from './edited.ts'

/** Fields both an edit and the response stored since changed to different values; null where they cannot be merged. */
export function clashesWith({ base, email, party }: Edited, newer: ResponseView): Clash[] | null {
  if (!base) return null
  return mergeParty(base, { email, party }, editedOf(newer))?.clashes ?? null
}

/**
 * A change as one of the answer stored since. What only one side changed is kept.
 * @param side holds where both changed the same
 * @returns where they cannot be merged, the whole of that side
 */
export function rebasedOn(edited: Edited, newer: ResponseView, side: Side): Edited {
  const stored = editedOf(newer)
  const { base, email, party, seen, unsent } = edited
  const merged = base && mergeParty(base, { email, party }, stored, () => side)
  if (!merged && side === 'theirs') return stored
  const { email: address, party: people } = merged || edited
  return { ...stored, email: address, party: people, ...(seen && { seen }), ...(unsent && { unsent }) }
}
