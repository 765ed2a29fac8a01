import { type ReceivedCommand, subjectOf } from './commands.ts'

/** A waiting command, with the length of its JSON. */
export type Waiting = { command: ReceivedCommand; bytes: number }

const commandsMax = 50
const bytesMax = 80_000

/**
 * The commands to decide and write together: the next ones by arrival, bounded in number and bytes, with at most one per
 * response, so that none changes what another was decided on. A guest names a response by its token hash and a planner by
 * its id, and only the row tells that both are the same: changes by guests and by planners are never in one batch.
 * @param waiting by arrival
 * @returns at least one of them, if there is one
 */
export function nextBatch<One extends Waiting>(waiting: One[]): One[] {
  const batch: One[] = []
  const subjects = new Set<string>()
  let changedBy: 'guest' | 'planner' | null = null
  let bytes = 0
  for (const one of waiting) {
    const fits = batch.length === 0 || bytes + one.bytes <= bytesMax
    if (!fits || batch.length === commandsMax) break
    const changer = changerOf(one.command)
    if (subjects.has(subjectOf(one.command)) || (changer && changedBy && changer !== changedBy)) continue
    batch.push(one)
    subjects.add(subjectOf(one.command))
    changedBy ??= changer
    bytes += one.bytes
  }
  return batch
}

/** Who changes an existing response; null for a new one. */
function changerOf({ kind, actor }: ReceivedCommand): 'guest' | 'planner' | null {
  if (kind === 'submit') return null
  return actor.kind === 'guest' ? 'guest' : 'planner'
}
