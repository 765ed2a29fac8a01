import { fold } from '../../core/folded.ts'
import { menuIdLength, randomId } from '../../core/ids.ts'
import type { OwnNeed } from './needs.ts'

/** Maximum number of own needs stored with an event, archived ones among them: guests' needs and dishes may name each. */
export const storedOwnNeedsMax = 64

/**
 * An event's own needs once these names are the ones on offer. An earlier name is the same need again, under its id; needs
 * that are not named are archived and keep their name.
 * @param was the names on offer when the form was opened: what others added or archived since stays so
 */
export function updateOwnNeeds(
  before: readonly OwnNeed[],
  names: readonly string[],
  was?: readonly string[],
): OwnNeed[] {
  const offered = new Map(names.map((name) => [fold(name), name]))
  const offeredBefore = new Set(was?.map(fold))
  const existing = before.map(({ id, name, archived }): OwnNeed => {
    const key = fold(name)
    const now = offered.get(key)
    offered.delete(key)
    const isUntouched = was !== undefined && offeredBefore.has(key) === (now !== undefined)
    return { id, name: now ?? name, archived: isUntouched ? archived : now === undefined }
  })
  const added = [...offered.values()].map(
    (name): OwnNeed => ({ id: `own:${randomId(menuIdLength)}`, name, archived: false }),
  )
  return [...existing, ...added]
}
