import { seesNeeds } from '#events/rules/roles'
import { needsHidden } from '#members/words/planner'
import { Notice } from '#ui/notice'
import { useEvent } from './event-place.ts'

/** A member who does not see needs is told so where they would stand: none shown is not none there. */
export function NeedsHidden() {
  const { event } = useEvent()
  return !seesNeeds(event) && <Notice>{needsHidden}</Notice>
}
