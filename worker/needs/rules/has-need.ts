import type { Need } from './needs.ts'
import { statesNeed } from './note/states-need.ts'

/** True if a person has a need, ticked or stated in their note. `needsSpecialMeal` decides who is a special guest. */
export function hasStatedNeed({
  needs,
  allergies,
}: {
  needs?: readonly Need[] | undefined
  allergies: string
}): boolean {
  return Boolean(needs?.length) || statesNeed(allergies)
}
