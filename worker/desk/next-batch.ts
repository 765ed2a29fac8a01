import { type ReceivedCommand, rowKeysOf } from './shape.ts'

/** A command in the desk's queue, with the length of its JSON. */
export type QueuedCommand = { command: ReceivedCommand; bytes: number }

const commandsMax = 50
const bytesMax = 80_000

/**
 * The commands to decide and write together: the next ones by arrival, bounded in number and bytes, with at most one per
 * response or decline, so that none changes what another was decided on. A batch never mixes changes by guests and planners:
 * guests name a response by its token hash and planners by its id, and only the stored row shows that both are the same.
 * @param queue by arrival
 * @returns at least one of them, if there is one
 */
export function nextBatch<One extends QueuedCommand>(queue: One[]): One[] {
  const batch: One[] = []
  const rowKeys = new Set<string>()
  let changedBy: 'guest' | 'planner' | null = null
  let bytes = 0
  for (const one of queue) {
    const fits = batch.length === 0 || bytes + one.bytes <= bytesMax
    if (!fits || batch.length === commandsMax) break
    const changer = changerOf(one.command)
    const commandKeys = rowKeysOf(one.command)
    if (commandKeys.some((rowKey) => rowKeys.has(rowKey)) || (changer && changedBy && changer !== changedBy))
      continue
    batch.push(one)
    for (const rowKey of commandKeys) rowKeys.add(rowKey)
    changedBy ??= changer
    bytes += one.bytes
  }
  return batch
}

/** The actor who changes an existing response or decline; null for a new one that replaces none. */
function changerOf(command: ReceivedCommand): 'guest' | 'planner' | null {
  const { kind, actor } = command
  if (kind === 'submit' || (kind === 'decline' && command.responseKey === null)) return null
  return actor.kind === 'guest' ? 'guest' : 'planner'
}
