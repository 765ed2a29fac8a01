import { fold } from '../../core/folded.ts'
import { drawId, menuIdLength } from '../../core/ids.ts'
import type { OwnNeed } from './needs.ts'

/** Own needs that an event keeps at most, archived ones among them: guests' needs and dishes may name each. */
export const ownNeedsKept = 64

/**
 * An event's own needs when these names are offered from now on. A name that it had before is the same need again, under its
 * id; whatever is not named is archived and keeps its name.
 * @param was the names that the change was made on: what others added or archived since stays so
 */
export function namedNeeds(
  before: readonly OwnNeed[],
  names: readonly string[],
  was?: readonly string[],
): OwnNeed[] {
  const offered = new Map(names.map((name) => [fold(name), name]))
  const seen = new Set(was?.map(fold))
  const kept = before.map(({ id, name, archived }): OwnNeed => {
    const key = fold(name)
    const now = offered.get(key)
    offered.delete(key)
    const untouched = was !== undefined && seen.has(key) === (now !== undefined)
    return { id, name: now ?? name, archived: untouched ? archived : now === undefined }
  })
  const added = [...offered.values()].map(
    (name): OwnNeed => ({ id: `own:${drawId(menuIdLength)}`, name, archived: false }),
  )
  return [...kept, ...added]
}
