import { mergeThreeWay, type PartyClash, type Side } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import { type EditDraft, editDraftOf } from './edit-draft.ts'

/** Fields that both an edit and the response stored since changed, to different values; null if they cannot be merged. */
export function clashesWith(
  { base, email, party }: EditDraft,
  newerResponse: ResponseView,
): PartyClash[] | null {
  if (!base) return null
  return mergeThreeWay(base, { email, party }, editDraftOf(newerResponse))?.clashes ?? null
}

/**
 * Rebases an edit onto the response stored since. Fields that only one side changed are taken from that side.
 * @param side wins where both changed a field, or as a whole if they cannot be merged
 */
export function rebasedOn(draft: EditDraft, newerResponse: ResponseView, side: Side): EditDraft {
  const stored = editDraftOf(newerResponse)
  const { base, email, party, chosenDishes, unsentEventTitle } = draft
  const merged = base && mergeThreeWay(base, { email, party }, stored, () => side)
  if (!merged && side === 'theirs') return stored
  const { email: address, party: people } = merged || draft
  return {
    ...stored,
    email: address,
    party: people,
    ...(chosenDishes && { chosenDishes }),
    ...(unsentEventTitle && { unsentEventTitle }),
  }
}
