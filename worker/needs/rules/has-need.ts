import type { Need } from './needs.ts'
import { statesNeed } from './note/states-need.ts'

/** True if a person stands on the kitchen's lists: they have a need, or a note that states one. */
export function hasNeed({
  needs,
  allergies,
}: {
  needs?: readonly Need[] | undefined
  allergies: string
}): boolean {
  return Boolean(needs?.length) || statesNeed(allergies)
}
